// What a person prefers, kept on this device (and with the account, when there is one).
import { ROOT } from "./root";

const KEY = "triumvirate.settings";

/** This page stands in a frame inside somebody else's. */
export const isEmbedded = location.pathname.startsWith(`${ROOT}embed/`);

interface Kept {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  language: string;
  autoConfirm: boolean;
  notices: boolean;
  sound: boolean;
  vibration: boolean;
  /** How quickly the story of a match is told; with `none` things are shown as they come. */
  pace: "slow" | "normal" | "quick" | "none";
  previews: boolean;
  awake: boolean;
  /** Comments in a newcomer's match. */
  guide: boolean;
  /** What leaves no choice happens by itself. */
  forced: boolean;
  /** Against bots: a word before a mistake. */
  coach: boolean;
  /** Unrated matches against bots run in this page, where it is able. */
  inPage: boolean;
}

function system(): Kept {
  return {
    theme: "auto",
    motion: "auto",
    language: navigator.language?.toLowerCase().startsWith("it") ? "it" : "en",
    autoConfirm: false,
    notices: false,
    sound: true,
    vibration: true,
    pace: "normal",
    previews: true,
    awake: true,
    guide: true,
    forced: true,
    coach: false,
    inPage: true,
  };
}

/** In a frame of somebody else's page: as that page has it. */
function asked(): Partial<Kept> {
  if (!isEmbedded) return {};
  const query = new URLSearchParams(location.search);
  const [language, theme] = [query.get("language"), query.get("theme")];
  return {
    ...(language ? { language } : {}),
    ...(theme === "light" || theme === "dark" ? { theme } : {}),
  };
}

function kept(): Kept {
  try {
    return { ...system(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>), ...asked() };
  } catch {
    return { ...system(), ...asked() };
  }
}

class Settings {
  now = $state<Kept>(kept());
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #less = matchMedia("(prefers-reduced-motion: reduce)");
  darkOutside = $state(this.#dark.matches);
  lessOutside = $state(this.#less.matches);

  constructor() {
    this.#dark.addEventListener("change", (e) => (this.darkOutside = e.matches));
    this.#less.addEventListener("change", (e) => (this.lessOutside = e.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
        document.documentElement.dataset.motion = this.still ? "less" : "full";
        document.documentElement.lang = this.now.language;
      });
    });
  }

  get dark(): boolean {
    return this.now.theme === "dark" || (this.now.theme === "auto" && this.darkOutside);
  }

  /** Whether pieces should appear without moving. */
  get still(): boolean {
    return this.now.motion === "less" || this.lessOutside;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.now[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();
