// A boardgame.io server as its documentation starts one: node server.cjs PORT LOBBY_PORT [FOLDER for FlatFile]
const { Server, FlatFile } = require("boardgame.io/server");

const click = {
  name: "click",
  setup: () => ({ clicks: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G }) => {
      G.clicks += 1;
    },
  },
};

const [port, lobby, folder] = process.argv.slice(2);
const server = Server({ games: [click], origins: ["*"], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobby) } });
