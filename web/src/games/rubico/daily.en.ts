// What the deal of the day asks, and how a try went.
const words = {
  "rubico.daily.round":
    "A round of deduction: you are of Caesar's side and lead this round. Read what was said and done so far, and take more red cards than others.",
  "rubico.daily.round.result": "red cards: {red} of {of}",
  "rubico.daily.win": "A whole evening among bots: bring your side to victory.",
  "rubico.daily.win.result": "rounds: {rounds}, boxes left to Rome: {left}",
};
export default words;
