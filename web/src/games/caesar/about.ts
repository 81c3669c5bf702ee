// What the pages know of CAESAR! before it is opened.
import type { About } from "../module";
import "./seats.css";

const about: About = {
  title: "CAESAR!",
  by: "Paolo Mori; Expansions of Rome: Dávid Turczi; solo: Dávid Turczi, Nick Shaw",
  art: "",
  from: "PSC Games, 2022",
  solo: {
    option: "solo",
    levels: ["easy", "normal", "hard"],
    side: "solo_side",
    sides: ["caesar", "pompey"],
    more: ["harder", "poison", "centurions", "border_control"],
  },
  needs: { solo_side: "solo", harder: "solo" },
};
export default about;
