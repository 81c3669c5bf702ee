import caesar from "./caesar.it";
import page from "./page.it";
import together from "./together.it";

export default { ...page, ...together, ...caesar };
