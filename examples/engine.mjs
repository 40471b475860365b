// A player of Gangs of Kyoto, and by chance of any other game, for `durbar arena kyoto engine:'node examples/engine.mjs' greedy`.
//
// The lines it reads and writes are those of docs/engine.md. It knows no rules: it reads what its seat sees, and chooses
// among the legal moves it is told. In Gangs of Kyoto it gives cards to whoever has least room for them.

import { createInterface } from "node:readline";

let game = "";
let seat = 0;
let seats = 0;
let luck = 1;
let view = null;
let legal = [];

/** A number below `n` from the luck that a runner names, so that games can be repeated (xorshift). */
function below(n) {
  luck ^= luck << 13;
  luck ^= luck >>> 17;
  luck ^= luck << 5;
  return (luck >>> 0) % n;
}

/** How little time is left to the seat a card is given to; my own row I would rather keep open. */
function worth(move) {
  const [kind, to] = move.split(" ");
  if (kind === "refuse") return 1;
  if (kind !== "give") return 0;
  const player = view.players[Number(to)];
  const room = player.limit - player.total;
  return Number(to) === seat ? room - 8 : -room;
}

function choose() {
  if (game !== "kyoto") return legal[below(legal.length)];
  const best = Math.max(...legal.map(worth));
  const choices = legal.filter((move) => worth(move) === best);
  return choices[below(choices.length)];
}

const commands = {
  durbar: () => ["id name Example in JavaScript", "durbarok"],
  isready: () => ["readyok"],
  newgame: (rest) => {
    ({ game, seat, seats } = JSON.parse(rest));
    luck = JSON.parse(rest).luck || 1;
    return [];
  },
  view: (rest) => ((view = JSON.parse(rest)), []),
  legal: (rest) => ((legal = rest.split("; ")), []),
  go: () => [`info ${legal.length} moves for seat ${seat} of ${seats}`, `bestmove ${choose()}`],
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...rest] = line.split(" ");
  for (const answer of commands[word]?.(rest.join(" ")) ?? []) console.log(answer);
});
