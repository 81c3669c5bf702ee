// Every sentence of the pages, and what they say of the games before one is opened.
import type { Words } from "../lib/i18n.svelte";
import homemade from "./homemade.en";
import looking from "./looking.en";
import page from "./page.en";
import together from "./together.en";

const games = import.meta.glob<Words>("../games/*/about.en.ts", { import: "default", eager: true });
const words: Words = Object.assign({}, page, homemade, looking, together, ...Object.values(games)) as Words;
export default words;
