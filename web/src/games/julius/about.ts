// What the pages know of JULIUS CAESAR before it is opened.
import type { About } from "../module";
import "./seats.css";

const about: About = {
  title: "JULIUS CAESAR",
  by: "Justin Thompson, Grant Dalgliesh",
  art: "",
  from: "Columbia Games, 2010",
  open: true,
};
export default about;
