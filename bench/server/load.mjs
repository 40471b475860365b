// Plays many tables at once against a server, as fast as it lets them, and prints what it measured as JSON.
// All that it is told is one JSON object; `DEFAULTS` says what there is.
//
// A table plays in lockstep: one client sends a random legal move, and only when all its clients have been told of it
// the next move is sent. The latency of a move is the time from its sending until the last of them was told.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { io } from 'socket.io-client';
import WebSocket from 'ws';
import { actor } from './kyoto.mjs';

const DEFAULTS = {
  server: 'durbar', // or boardgame.io
  port: 8000,
  ports: [], // instead: of several processes, among which the clients of every table are spread
  together: false, // the clients of a table are at one process, as a proxy that knows tables would have it
  pids: [], // of the server's processes, whose processor time is measured
  postmaster: 0, // the process of PostgreSQL that has started all others
  tables: 200, // at once
  warm: 5, // seconds before the measuring begins
  seconds: 20, // how long it lasts
  idle: 0, // instead: start so many tables, play `moves` at each, and leave them
  moves: 8,
  churn: false, // clients come and go, and bots sit at some tables
};
const SEATS = 4;
const OPENING = 20; // tables that are set up at the same time

const settings = { ...DEFAULTS, ...JSON.parse(process.argv[2] ?? '{}') };
const addresses = (settings.ports.length ? settings.ports : [settings.port]).map((port) => `127.0.0.1:${port}`);
let asked = 0;
const addressFor = (table) => addresses[(settings.together ? table : asked++) % addresses.length];
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Seconds of processor time that processes have taken, with as many of these fields; Linux counts hundredths. */
function timeOf(pids, fields = 2) {
  const times = pids.flatMap((pid) => {
    const [, after] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return after.split(' ').slice(11, 11 + fields);
  });
  return times.reduce((sum, time) => sum + Number(time) / 100, 0);
}

/** The same of PostgreSQL: those of its processes that live, and those that have ended. */
function databaseTime() {
  const { postmaster } = settings;
  if (!postmaster) return 0;
  const alive = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return timeOf([postmaster], 4) + timeOf(alive);
}

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];
const chance = (probability) => Math.random() < probability;
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Follow a patch, in place. */
function put(table, path, value) {
  const last = path.pop();
  path.reduce((at, key) => at[key], table)[last] = value;
}

function post(address, path, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return new Promise((resolve, reject) => {
    const request = http.request(`http://${address}${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        response.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(`${path}: ${response.statusCode} ${text}`)),
      );
    });
    request.on('error', (error) => {
      // The server may close a kept connection just when it is used again: then the request never reached it.
      const missed = request.reusedSocket && error.code === 'ECONNRESET';
      missed ? post(address, path, body, token).then(resolve, reject) : reject(error);
    });
    request.end(JSON.stringify(body));
  });
}

/** A table at our server. Clients are numbered as they first sat; a rematch moves each one seat further. */
class DurbarTable {
  constructor(number, people = SEATS) {
    this.number = number;
    this.people = people;
    this.commands = 0;
    this.sockets = [];
    this.seats = []; // of each client
    this.seen = []; // the table as each client was last told it
    this.arrived = []; // what each waits for that follows to a rematch
    this.settled = null;
  }

  post(path, body, token) {
    return post(addressFor(this.number), path, body, token);
  }

  async open() {
    const names = Array.from({ length: this.people }, (_, client) => `Client ${client}`);
    this.tokens = [];
    for (const name of names) this.tokens.push((await this.post('/api/guests', { name })).token);
    const bots = Object.fromEntries(Array.from({ length: SEATS - this.people }, (_, bot) => [this.people + bot, 'easy']));
    this.id = (await this.post('/api/matches', { game: 'kyoto', seats: SEATS, bots }, this.tokens[0])).match.id;
    for (const [seat, token] of this.tokens.entries()) {
      await this.post(`/api/matches/${this.id}/commands`, { do: 'sit', id: `sit-${seat}`, seat }, token);
    }
    await this.begin();
  }

  async begin() {
    await Promise.all(this.tokens.map((_, client) => this.connect(client)));
    await this.start();
  }

  async start() {
    await this.everybody(() => this.command(0, { do: 'start' }));
  }

  /** Look at the match over a new socket. */
  connect(client, after = '') {
    this.sockets[client]?.close();
    return new Promise((resolve, reject) => {
      const headers = { Authorization: `Bearer ${this.tokens[client]}` };
      const url = `ws://${addressFor(this.number)}/api/matches/${this.id}/socket${after}`;
      const socket = (this.sockets[client] = new WebSocket(url, { headers, perMessageDeflate: false }));
      socket.on('error', reject);
      socket.on('message', (data) => {
        const message = JSON.parse(data);
        if (message.type === 'welcome') {
          this.seats[client] = message.you.viewer;
          this.seen[client] = message.table;
          resolve();
          this.arrived[client]?.();
        } else if (message.type === 'entry') {
          this.seen[client].number = message.number;
          for (const [path, value] of Object.entries(message.patch ?? {})) put(this.seen[client], path.split('.'), value);
          this.check();
        } else if (message.type === 'refused') {
          throw new Error(data);
        }
      });
    });
  }

  command(client, command) {
    this.sockets[client].send(JSON.stringify({ ...command, id: String(++this.commands) }));
  }

  /** Do something, and wait until all clients were told and one of them has to decide, or the game is over. */
  everybody(act) {
    const before = this.seen[0].number;
    return new Promise((resolve) => {
      this.settled = () => this.seen[0].number > before && resolve();
      act();
    });
  }

  check() {
    const { number, due } = this.seen[0];
    if (this.seen.every((table) => table.number === number) && (this.over || this.seats.includes(due[0]))) this.settled();
  }

  get over() {
    return this.seen[0].status === 'over';
  }

  move() {
    const { due, turn } = this.seen[0];
    const client = this.seats.indexOf(due[0]);
    const { notation } = oneOf(this.seen[client].moves);
    return this.everybody(() => this.command(client, { do: 'move', seat: due[0], move: notation, after: turn }));
  }

  async again() {
    await this.everybody(() => this.command(0, { do: 'rematch' }));
    this.id = this.seen[0].rematch;
    await Promise.all(this.tokens.map((_, client) => this.follow(client)));
    await this.start();
  }

  /** Go on to the rematch over the same socket, as the pages do. */
  follow(client) {
    return new Promise((resolve) => {
      this.arrived[client] = resolve;
      this.command(client, { do: 'follow' });
    });
  }

  async shake() {
    const client = Math.floor(Math.random() * this.people);
    await this.connect(client, chance(0.5) ? `?after=${this.seen[client].number}` : '');
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

/** A table at boardgame.io's server; it knows the rules that the browser has to know there. */
class PeerTable {
  constructor() {
    this.states = [];
    this.arrived = 0;
    this.settled = () => {};
  }

  async open() {
    this.sockets = Array.from({ length: SEATS }, () =>
      io(`http://${addresses[0]}/kyoto`, { transports: ['websocket'], forceNew: true }),
    );
    for (const [seat, socket] of this.sockets.entries()) {
      const told = (state) => {
        this.states[seat] = state;
        if (++this.arrived === SEATS) this.settled();
      };
      socket.on('sync', (_, info) => told(info.state));
      socket.on('update', (_, state) => told(state));
    }
    await this.again();
  }

  async again() {
    this.id = (await post(addresses[0], '/games/kyoto/create', { numPlayers: SEATS, unlisted: true })).matchID;
    this.credentials = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await post(addresses[0], `/games/kyoto/${this.id}/join`, { playerID: String(seat), playerName: `Client ${seat}` });
      this.credentials.push(joined.playerCredentials);
    }
    await this.everybody(() => {
      for (const [seat, socket] of this.sockets.entries()) {
        socket.emit('sync', this.id, String(seat), this.credentials[seat], SEATS);
      }
    });
  }

  everybody(act) {
    return new Promise((resolve) => {
      this.arrived = 0;
      this.settled = resolve;
      act();
    });
  }

  get over() {
    return this.states[0].ctx.gameover !== undefined;
  }

  move() {
    const { G } = this.states[0];
    const seat = actor(G);
    const [type, ...args] = oneOf(G.receiver === null ? gives(G) : answers(G.players[seat]));
    const payload = { type, args, playerID: String(seat), credentials: this.credentials[seat] };
    const { _stateID } = this.states[seat];
    return this.everybody(() =>
      this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, String(seat)),
    );
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

const gives = (G) => G.players.flatMap((_, seat) => (G.served.includes(seat) ? [] : [['give', seat]]));
const answers = (player) => [['accept'], ...player.row.flatMap((card, at) => (card === 'refuse' ? [['refuse', at]] : []))];

function newTable(number) {
  if (settings.server !== 'durbar') return new PeerTable();
  return new DurbarTable(number, settings.churn && number % 10 === 0 ? SEATS - 1 : SEATS);
}

/** Do some work for each number below `count`, `width` at a time. */
async function inParallel(count, width, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

async function playOn(table, tally) {
  while (!tally.ended) {
    if (table.over) {
      await table.again();
      tally.games += 1;
    }
    if (settings.churn && chance(0.01)) await table.shake();
    const began = performance.now();
    await table.move();
    if (tally.measuring) {
      tally.latencies.push(performance.now() - began);
      tally.moved.add(table);
    }
  }
}

async function load() {
  const tables = Array.from({ length: settings.tables }, (_, number) => newTable(number));
  await inParallel(tables.length, OPENING, (number) => tables[number].open());
  const tally = { measuring: false, ended: false, latencies: [], games: 0, moved: new Set() };
  for (const table of tables) playOn(table, tally);
  await pause(settings.warm);
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const [server, database] = [timeOf(settings.pids), databaseTime()];
  tally.measuring = true;
  tally.games = 0;
  await pause(settings.seconds);
  tally.measuring = false;
  tally.ended = true;
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const spent = timeOf(settings.pids) - server;
  const asked = databaseTime() - database;
  const sorted = Float64Array.from(tally.latencies).sort();
  const percentile = (p) => sorted[Math.floor((sorted.length - 1) * p)];
  return {
    rate: sorted.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    cpu: (spent / sorted.length) * 1000, // milliseconds of the server's processor time a move
    database: (asked / sorted.length) * 1000, // and of PostgreSQL's
    games: tally.games,
    stuck: tables.length - tally.moved.size,
    busy: (user + system) / 1e6 / seconds, // the share of a core this generator took
  };
}

async function leaveIdle() {
  await inParallel(settings.idle, OPENING, async (number) => {
    const table = newTable(number);
    await table.open();
    for (let move = 0; move < settings.moves && !table.over; move++) await table.move();
    table.close();
  });
  await pause(1); // the server notices that everybody has left
  return { tables: settings.idle };
}

console.log(JSON.stringify(await (settings.idle ? leaveIdle() : load())));
process.exit(0);
