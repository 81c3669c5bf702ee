// Whether the map is large enough to carry the battle board; else it stands below.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 801px) and (min-aspect-ratio: 1/1) and (min-height: 541px)");
