// What the deal of the day asks, and how a try went.
const words = {
  "caesar.daily.win": "Win the match, by as many markers as you can.",
  "caesar.daily.win.result": "markers {own} : {other}",
};
export default words;
