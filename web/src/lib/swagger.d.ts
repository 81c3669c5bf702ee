// What we use of a package that comes without types.
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  const SwaggerUI: (options: {
    domNode: HTMLElement;
    url: string;
    docExpansion: "none" | "list" | "full";
    defaultModelsExpandDepth: number;
    filter: boolean;
    displayRequestDuration: boolean;
  }) => unknown;
  export default SwaggerUI;
}
