// boardgame.io's own server with its in-memory storage, playing Kyoto on the port given.
import { createRequire } from 'node:module';
import { Kyoto } from './kyoto.mjs';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const server = Server({ games: [Kyoto], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
