// A bot in JavaScript with nothing installed: the actions of the list in turn, by the question's number.
//
//     triumvirate check-bot "node examples/bots/in_turn.js"
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const asked = JSON.parse(line);
  if (asked.cmd === "quit") process.exit(0);
  if (asked.cmd === "hello") say({ protocol: 1, name: "in turn" });
  else if (asked.view) {
    const number = asked.id % asked.legal.length;
    say({ id: asked.id, action: asked.legal[number].action, why: `number ${number} of the list` });
  }
  // anything else is a line of a later protocol, or a stop: it is answered already
});

function say(answer) {
  process.stdout.write(JSON.stringify(answer) + "\n");
}
