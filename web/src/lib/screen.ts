// What kind of screen this is. Style sheets ask the same questions in the same words.
import { MediaQuery } from "svelte/reactivity";

/** Fingers point at it. */
export const touch = new MediaQuery("(pointer: coarse)");
/** A phone, upright or lying: the map first, and what is said about the match in a sheet over it. */
export const small = new MediaQuery("(max-width: 640px), (max-height: 540px)");
