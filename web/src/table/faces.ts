// Small busts of the opponents, drawn here: what each level wears, and hair and skin that tell one name from another.
/** What a level wears, on a box of 40: behind the head, on it, and the cloth's colour. */
export interface Look {
  cloth: string;
  behind: string;
  worn: string;
  metal: string;
  beard: boolean;
  mouth: string;
}

const SMILE = "M17 24.500q3 2.500 6 0";
const EVEN = "M17.500 25h5";
const OPEN = "M18.600 24.200a1.600 1.600 0 1 0 3 0z";

const LOOKS: Readonly<Record<string, Look>> = {
  // a leather cap
  recruit: {
    cloth: "#7a6a55",
    behind: "",
    worn: "M11.500 15a8.500 8.500 0 0 1 17 0q-8.500-3-17 0z",
    metal: "#8a5a34",
    beard: false,
    mouth: EVEN,
  },
  // loose curls, and astonished
  beginner: {
    cloth: "#4f7d6b",
    behind:
      "M9.500 20a4 4 0 0 1 1-7 4.500 4.500 0 0 1 5.500-5.500 5 5 0 0 1 8 0 4.500 4.500 0 0 1 5.500 5.500 4 4 0 0 1 1 7z",
    worn: "",
    metal: "",
    beard: false,
    mouth: OPEN,
  },
  // a ribbon around the head
  tribune: {
    cloth: "#cbbd9c",
    behind: "M10.800 19a9.200 10 0 0 1 18.400 0z",
    worn: "M11.200 15.200q8.800-3.200 17.600 0v1.900q-8.800-3.200-17.600 0z",
    metal: "#7b3f86",
    beard: false,
    mouth: SMILE,
  },
  // a helmet with a crest from ear to ear
  legate: {
    cloth: "#8f2a2a",
    behind: "M5.500 16a14.500 14.500 0 0 1 29 0l-4 1a11 11 0 0 0-21 0z",
    worn: "M10.500 18a9.500 10.500 0 0 1 19 0l-2 6-1.500-7h-12l-1.500 7z",
    metal: "#c7a24a",
    beard: false,
    mouth: EVEN,
  },
  // a laurel wreath
  imperator: {
    cloth: "#6d2c6f",
    behind: "M10.800 19a9.200 10 0 0 1 18.400 0z",
    worn: "M10 18c-1.500-3 0-7 2-9 .5 2 .3 3-.5 4.500C13 11 14 8.500 17 7c-.3 2-1.300 3.300-2.600 4.300l5.600-2 5.600 2C24.300 10.300 23.300 9 23 7c3 1.500 4 4 5.500 6.500-.8-1.500-1-2.500-.5-4.500 2 2 3.500 6 2 9l-1.500-3q-8.500-4-17 0z",
    metal: "#3f7d3a",
    beard: false,
    mouth: SMILE,
  },
  // an old teacher
  coach: {
    cloth: "#3f5b86",
    behind: "M10.500 20a9.500 10.500 0 0 1 19 0l-2-4q-7.500-4-15 0z",
    worn: "",
    metal: "",
    beard: true,
    mouth: SMILE,
  },
};

const HAIR = ["#3b2618", "#6b4423", "#1f1a17", "#8a5a2b", "#b0813f"];
const SKIN = ["#e3b48c", "#c98f63", "#a86f45", "#f0c9a6"];

/** The look of a level; a stranger's bot is dressed as a recruit. */
export function lookOf(bot: string): Look {
  return LOOKS[bot.split("@")[0]!] ?? LOOKS.recruit!;
}

/** Hair and skin by a name: always the same for it. */
export function toneOf(name: string, bot: string): { hair: string; skin: string } {
  let n = 7;
  for (const letter of name || bot) n = (n * 31 + letter.codePointAt(0)!) % 9973;
  const grey = bot.startsWith("coach");
  return { hair: grey ? "#c9c4ba" : HAIR[n % HAIR.length]!, skin: SKIN[n % SKIN.length]! };
}
