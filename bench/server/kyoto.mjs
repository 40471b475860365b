// Gangs of Kyoto for boardgame.io, so that its server plays the game that ours plays: dealing, giving, limits, gifts,
// step back, draw, refusing, rounds, banking, winning, and score piles that only their owner sees.
//
// Left out, all in the peer's favour: both variants, the safety net for a table without cards, the events of the log,
// the list of legal moves and the rule that a refusal names. Who may move is checked here: one endless turn in which
// all are active is cheaper than boardgame.io's own turns. Undo is off, because every move here reveals something.

const DECK = {
  e0: 3, e1: 5, e2: 6, e3: 6, e4: 4, e5: 2,
  e0b1: 2, e1b1: 6, e2b1: 8, e3b1: 8, e4b1: 4, e5b1: 1, e2b2: 1, e3b2: 3, e4b2: 5, e5b2: 5,
  e0d: 2, e1d: 3, e2d: 3, e3d: 2, e4d: 1, e5d: 1,
  gift1: 6, gift2: 4, back: 6, late: 6, refuse: 6,
};
const INVALID = 'INVALID_MOVE';
const BELLS_TO_WIN = 13;

const value = (card) => (card[0] === 'e' ? Number(card[1]) : 0);
const bells = (card) => (card.startsWith('gift') ? Number(card[4]) : Number(card[3] ?? 0) * (card[2] === 'b'));
const draws = (card) => card[0] === 'e' && card.endsWith('d');
const isRefusal = (card) => card === 'refuse';
const total = (player) => player.row.reduce((sum, card) => sum + value(card), 0);
const limit = (player) => (player.row.includes('late') ? 18 : 13);

export const actor = (G) => (G.receiver === null ? G.active : G.receiver);

function takeCard(G, random) {
  const card = G.pile.pop();
  if (!G.pile.length) {
    G.pile = random.Shuffle(G.discards);
    G.discards = [];
  }
  return card;
}

function beginRound(G, random) {
  G.round += 1;
  G.active = G.first;
  beginTurn(G, random);
}

function beginTurn(G, random) {
  G.served = [];
  G.drawn = G.players.map(() => takeCard(G, random)).reverse();
  G.turned = G.drawn.pop();
}

function goOn(G, random) {
  if (G.drawn.length) {
    G.turned = G.drawn.pop();
  } else {
    G.active = (G.active + 1) % G.players.length;
    beginTurn(G, random);
  }
}

function offer(G, random, seat, card) {
  if (G.players[seat].row.some(isRefusal)) {
    G.receiver = seat;
    G.turned = card;
  } else {
    receive(G, random, seat, card);
  }
}

function receive(G, random, seat, card) {
  const player = G.players[seat];
  if (card.startsWith('gift')) {
    keep(player, card);
    return player.bells >= BELLS_TO_WIN ? endGame(G) : goOn(G, random);
  }
  if (card === 'back') {
    G.discards.push(card);
    if (player.row.length) G.discards.push(player.row.pop());
    return goOn(G, random);
  }
  player.row.push(card);
  if (total(player) >= limit(player)) return stayOutTooLate(G, random, player);
  return draws(card) ? offer(G, random, seat, takeCard(G, random)) : goOn(G, random);
}

function keep(player, card) {
  player.score.push(card);
  player.bells += bells(card);
}

function stayOutTooLate(G, random, late) {
  G.pile.push(...G.drawn);
  G.drawn = [];
  G.discards.push(...late.row);
  late.row = [];
  for (const player of G.players) {
    for (const card of player.row) bells(card) ? keep(player, card) : G.discards.push(card);
    player.row = [];
  }
  if (G.players.some((player) => player.bells >= BELLS_TO_WIN)) return endGame(G);
  G.first = (G.first + 1) % G.players.length;
  return beginRound(G, random);
}

function endGame(G) {
  const distance = (seat) => (seat - G.first + G.players.length) % G.players.length;
  const better = (a, b) => G.players[b].bells - G.players[a].bells || distance(b) - distance(a);
  G.ranking = G.players.map((_, seat) => seat).sort(better);
  G.turned = null;
}

function give({ G, playerID, random }, to) {
  if (G.receiver !== null || Number(playerID) !== G.active || !(to in G.players) || G.served.includes(to)) return INVALID;
  G.served.push(to);
  offer(G, random, to, G.turned);
}

function accept({ G, playerID, random }) {
  if (Number(playerID) !== G.receiver) return INVALID;
  const seat = G.receiver;
  G.receiver = null;
  receive(G, random, seat, G.turned);
}

function refuse({ G, playerID, random }, place) {
  if (Number(playerID) !== G.receiver || !isRefusal(G.players[G.receiver].row[place] ?? '')) return INVALID;
  G.discards.push(G.turned, ...G.players[G.receiver].row.splice(place, 1));
  G.receiver = null;
  goOn(G, random);
}

export const Kyoto = {
  name: 'kyoto',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const cards = Object.entries(DECK).flatMap(([card, count]) => Array(count).fill(card));
    const G = {
      round: 0,
      first: random.Die(ctx.numPlayers) - 1,
      active: 0,
      receiver: null,
      turned: null,
      served: [],
      drawn: [],
      pile: random.Shuffle(cards),
      discards: [],
      players: Array.from({ length: ctx.numPlayers }, () => ({ row: [], score: [], bells: 0 })),
      ranking: null,
    };
    beginRound(G, random);
    return G;
  },

  turn: { activePlayers: { all: null } },
  moves: { give: { move: give, client: false }, accept: { move: accept, client: false }, refuse: { move: refuse, client: false } },
  endIf: ({ G }) => G.ranking ?? undefined,

  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    drawn: G.drawn.length,
    players: G.players.map((player, seat) =>
      String(seat) === playerID || G.ranking ? player : { row: player.row, score: player.score.length },
    ),
  }),
};
