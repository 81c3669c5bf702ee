import caesar from "../games/caesar/words.en";
import looking from "./looking.en";
import page from "./page.en";
import together from "./together.en";

export default { ...page, ...looking, ...together, ...caesar };
