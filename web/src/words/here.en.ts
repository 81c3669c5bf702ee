// Tables in this page, and what a page says that has no server behind it: fetched by who comes there.
const words = {
  "here.title": "Tables in this page",
  "here.text":
    "Rules, opponents and the match itself run in this browser. Nothing is sent anywhere, and once it has been fetched it works without a network.",
  "here.starting": "Setting up the tables. The first time some 17 MB are fetched …",
  "here.failed": "The tables could not be set up in this browser.",
  "here.play": "Play",
  "here.kept": "Kept in this browser",
  "here.forget": "Forget",
  "here.forget_sure": "Forget this match for good?",
  "here.carry": "Carry it to the server",
  "here.carried": "It is on the server now.",
  "here.look": "Look at it",
  "here.needs_server": "This needs a server",
  "here.needs_server_text":
    "There is none behind this page. All three games, bots, lessons, puzzles, looking back and studies are in it.",
  "here.no_account":
    "There is no server behind this page, so nobody needs an account: what you play is kept in this browser.",
};
export default words;
