import caesar from "./caesar.it";
import page from "./page.it";

export default { ...page, ...caesar };
