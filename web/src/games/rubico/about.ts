// What the pages know of RUBICO before it is opened.
import type { About } from "../module";

const about: About = {
  title: "RUBICO",
  by: "David Spada",
  art: "Dino Sechi",
  from: "Demoela Giochi / 49 a.C., 2022",
  unknown: [
    { what: "road", section: "2", rebuilt: true },
    { what: "legions", section: "3", rebuilt: true },
    { what: "deck", section: "1.2", rebuilt: false },
    { what: "back", section: "4.e", rebuilt: false },
    { what: "blue", section: "4.f", rebuilt: false },
    { what: "minerva", section: "5.minerva", rebuilt: false },
    { what: "fortuna", section: "5.fortuna", rebuilt: false },
    { what: "windows", section: "5", rebuilt: false },
  ],
  counts: { choices: [3, 4, 5, 6, 7], usual: 5 },
};
export default about;
