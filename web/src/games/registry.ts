// The games this client can draw: each is a folder here, and the build finds what lies in it. The server says which folder a game
// draws itself with; one without gets the plain board.
import type { Component } from "svelte";
import { session } from "../lib/session.svelte";
import { type Words, type WordsLoader, catalogue } from "../lib/i18n.svelte";
import type { About, GameModule, LeanOf } from "./module";

type Load<T> = () => Promise<T>;

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const abouts = import.meta.glob<About>("./*/about.ts", { import: "default", eager: true });
const emblems = import.meta.glob<Component>("./*/Emblem.svelte", { import: "default", eager: true });
const words = import.meta.glob<Words>("./*/words.*.ts", { import: "default" });
const lessons = import.meta.glob<Component>("./*/Lesson.svelte", { import: "default" });
const leans = import.meta.glob<LeanOf>("./*/lean.ts", { import: "default" });
const references = import.meta.glob<Component>("./*/Reference.svelte", { import: "default" });

/** The folder of a game: its own name where the server has not said anything yet. */
const chunkOf = (name: string): string => session.game(name)?.chunk ?? name;
const aboutOf = (name: string): About | undefined => abouts[`./${chunkOf(name)}/about.ts`];

/** Who made the games that have a folder here. */
export const credits = (): (About & { folder: string })[] =>
  Object.entries(abouts).map(([path, about]) => ({ ...about, folder: path.split("/")[1]! }));
export const emblemOf = (name: string): Component | undefined => emblems[`./${chunkOf(name)}/Emblem.svelte`];
export const drawsOpen = (name: string): boolean => aboutOf(name)?.open ?? false;
export const countsOf = (name: string): About["counts"] => aboutOf(name)?.counts;
/** How the game is played alone, where it can be. */
export const soloOf = (name: string): About["solo"] => aboutOf(name)?.solo;
/** What of a game we do not know from the printed one; nothing where all is known. */
export const unknownOf = (name: string): NonNullable<About["unknown"]> => aboutOf(name)?.unknown ?? [];
/** The option that another one belongs to: without it, the other means nothing. */
export const optionNeeds = (name: string, option: string): string | undefined => aboutOf(name)?.needs?.[option];
/** The interactive first game, where the game has lessons and its folder tells them. */
export const lessonOf = (name: string): Load<Component> | undefined =>
  session.game(name)?.lessons.length === 0 ? undefined : lessons[`./${chunkOf(name)}/Lesson.svelte`];
/** What is known of rules that favour a side. */
export const leanOf = (name: string): Load<LeanOf> | undefined => leans[`./${chunkOf(name)}/lean.ts`];
/** All pieces on one page. */
export const referenceOf = (name: string): Load<Component> | undefined =>
  references[`./${chunkOf(name)}/Reference.svelte`];
/** The sentences of a game, for pages that name its options or seats. */
export async function loadWords(name: string): Promise<void> {
  const inLanguage = (language: string): WordsLoader | undefined =>
    words[`./${chunkOf(name)}/words.${language}.ts`] ?? words[`./${chunkOf(name)}/words.en.ts`];
  if (inLanguage("en")) await catalogue.add(name, inLanguage);
}

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${chunkOf(name)}/index.ts`] ?? (() => import("../plain").then((plain) => plain.default));
  const [game] = await Promise.all([load(), loadWords(name)]);
  return game;
}
