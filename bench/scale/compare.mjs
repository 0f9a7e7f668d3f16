import { quantile } from '../common/quantile.mjs';

const ROUNDS = 100;
const WARM_UP = 10;

async function once(call, round) {
  const started = performance.now();
  const response = await call(round);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - started;
}

const p95 = (times) => quantile(times, 0.95);

/**
 * Runs the calls in turns, so that other load affects both. Each comes first equally often,
 * because the second of two similar calls finds warm caches.
 *
 * @param calls of the giant and of the small business, by the same names
 */
export async function compare(calls) {
  const names = Object.keys(calls[0]);
  const times = calls.map(() => Object.fromEntries(names.map((name) => [name, []])));
  const turns = [[...calls.entries()], [...calls.entries()].reverse()];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const name of names) {
      for (const [index, each] of turns[(round + WARM_UP) % 2]) {
        const taken = await once(each[name], round + WARM_UP);
        if (round >= 0) times[index][name].push(taken);
      }
    }
  }
  return names.map((name) => ({ name, giant: p95(times[0][name]), small: p95(times[1][name]) }));
}
