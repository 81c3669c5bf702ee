// What the pages know of RUBICO before it is opened.
import type { About } from "../module";

const about: About = {
  title: "RUBICO",
  by: "David Spada",
  art: "Dino Sechi",
  from: "Demoela Giochi / 49 a.C., 2022",
  counts: { choices: [3, 4, 5, 6, 7], usual: 5 },
};
export default about;
