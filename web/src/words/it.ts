import caesar from "../games/caesar/words.it";
import looking from "./looking.it";
import page from "./page.it";
import together from "./together.it";

export default { ...page, ...looking, ...together, ...caesar };
