import caesar from "./caesar.en";
import page from "./page.en";

export default { ...page, ...caesar };
