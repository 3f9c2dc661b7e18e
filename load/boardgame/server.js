// Tic-tac-toe on boardgame.io's server: `node server.js [FOLDER]`, with a folder on its file storage, without one in memory.
// Says its port when it is ready.
"use strict";

const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, square) => {
      if (G.cells[square] !== null) return INVALID_MOVE;
      G.cells[square] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((square) => G.cells[square] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

async function main(folder) {
  const server = Server({
    games: [TicTacToe],
    origins: [Origins.LOCALHOST],
    ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
  });
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  process.stdout.write(`listening on port ${appServer.address().port}\n`);
}

main(process.argv[2]);
