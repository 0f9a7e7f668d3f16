/**
 * A server in a separate process, to measure its own CPU time: the product, or a bare Fastify and
 * pg server with the same statements and answers. The parent sends it messages.
 */
import process from 'node:process';
import { setImmediate } from 'node:timers';
import { getHeapSpaceStatistics } from 'node:v8';
import pg from 'pg';
import { launch } from '../../services/dist/launch.js';
import { serveBare } from './bare.mjs';

const [kind, DATABASE_URL, settings] = process.argv.slice(2);

const env = {
  DATABASE_URL,
  DEMO_MODE: '0',
  WORKER: '0',
  RATE_LIMIT_SCALE: '100000',
  LOG_LEVEL: 'silent',
  ...JSON.parse(settings),
};

const serve = {
  product: () => launch({ dataDir: '', port: 0, log: () => undefined, env }),
  bare: () => serveBare(DATABASE_URL),
};

/** Records statements with their connections. */
function record(statements) {
  const { query } = pg.Client.prototype;
  const connections = new Map();
  pg.Client.prototype.query = function recorded(text, values, ...rest) {
    if (!connections.has(this)) connections.set(this, connections.size);
    statements.push({ connection: connections.get(this), user: this.user, text, values });
    return query.call(this, text, values, ...rest);
  };
  return () => (pg.Client.prototype.query = query);
}

/** Size of the young generation. V8 grows it in steps up to a limit, and shrinks it again. */
const youngGeneration = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name.startsWith('new_'))
    .reduce((total, { space_size: size }) => total + size, 0);

const server = await serve[kind]();
let statements;
let stopRecording;

const answers = {
  cpu: () => process.cpuUsage(),
  memory: () => ({ all: process.memoryUsage.rss(), young: youngGeneration() }),
  record: () => {
    statements = [];
    stopRecording = record(statements);
  },
  recorded: () => {
    stopRecording();
    return statements;
  },
  route: (route) => server.route(route),
  stop: async () => {
    await server.stop();
    setImmediate(() => process.disconnect());
  },
};

process.on('message', ({ ask, value }) => {
  void Promise.resolve(answers[ask](value)).then((answer) => process.send({ answer }));
});
process.send({ answer: server.url });
