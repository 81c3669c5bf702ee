// Every sentence of the pages, and what they say of the games before one is opened.
import type { Words } from "../lib/i18n.svelte";
import homemade from "./homemade.it";
import looking from "./looking.it";
import page from "./page.it";
import together from "./together.it";

const games = import.meta.glob<Words>("../games/*/about.it.ts", { import: "default", eager: true });
const words: Words = Object.assign({}, page, homemade, looking, together, ...Object.values(games)) as Words;
export default words;
