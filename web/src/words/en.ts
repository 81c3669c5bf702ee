import caesar from "./caesar.en";
import page from "./page.en";
import together from "./together.en";

export default { ...page, ...together, ...caesar };
