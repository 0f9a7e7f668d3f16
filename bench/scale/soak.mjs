import { startServer } from '../common/server.mjs';
import { quantile } from '../common/quantile.mjs';
import { isSteady, memoryDuring } from '../load/memory.mjs';
import { drawn, keepAt } from '../load/pace.mjs';
import { readsOf, writesOf } from './calls.mjs';

const PEOPLE = 12;
/** Pause between two calls of one person. */
const PAUSE_MS = 400;
const FAULTS_SHOWN = 10;
/** One in ten actions is a change, with all its calls. */
const MIX = { read: { share: 9 }, write: { share: 1 } };

/** Simulates one person of a business, who mostly reads and sometimes adds, books and completes. */
async function person(business, until, record) {
  const [reads, writes] = [await readsOf(business), await writesOf(business)];
  const names = Object.keys(reads);
  let round = Math.floor(Math.random() * names.length);
  const work = {
    read: () => record(business.name, () => reads[names[round % names.length]](round)),
    write: async () => {
      for (const call of Object.values(writes)) await record(business.name, () => call(round));
    },
  };
  await keepAt(until, PAUSE_MS, async () => {
    round += 1;
    await work[drawn(MIX)[0]]();
  });
}

/** Records durations and refused calls. */
function recorder() {
  const times = { giant: [], small: [] };
  const faults = [];
  const record = async (name, call) => {
    const started = performance.now();
    const response = await call();
    await response.arrayBuffer();
    times[name].push(performance.now() - started);
    if (!response.ok) faults.push(`${name}: ${response.url}: ${response.status}`);
  };
  return { times, faults, record };
}

function report({ times, faults }, say) {
  for (const [name, taken] of Object.entries(times)) {
    const [p50, p99] = [0.5, 0.99].map((share) => quantile(taken, share).toFixed(0));
    say(`${name}: ${taken.length} calls, p50 ${p50} ms, p99 ${p99} ms`);
  }
  for (const fault of faults.slice(0, FAULTS_SHOWN)) say(fault);
  say(`${faults.length} calls were refused`);
}

/**
 * Runs a mix of hot reads and writes on both businesses for some seconds, with the server in a
 * separate process. Returns whether all calls succeeded and the memory did not grow.
 *
 * @param open signs in to a business at a server
 */
export async function soak(databaseUrl, seconds, open, say) {
  const server = await startServer('product', databaseUrl, { WORKER: '1' });
  const { times, faults, record } = recorder();
  const businesses = [await open(server.url, 'giant'), await open(server.url, 'small')];
  say(`${PEOPLE} people of each, ${seconds} s`);
  const until = performance.now() + seconds * 1000;
  const people = businesses.flatMap((business) =>
    Array.from({ length: PEOPLE }, () => person(business, until, record)),
  );
  const memory = await memoryDuring(server, Promise.all(people));
  await server.ask('stop');
  report({ times, faults }, say);
  const isFlat = isSteady(memory, seconds, say);
  return isFlat && faults.length === 0;
}
