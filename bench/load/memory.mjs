import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../common/quantile.mjs';

const EVERY_MS = 5_000;
const MEGABYTE = 1024 * 1024;
/** A shorter run is still warming up. */
const STEADY_SECONDS = 300;
const GROWTH = 1.1;

/** Growth from the middle third of the samples to the last one; the first third is warm-up. */
export function growthOf(samples) {
  const third = Math.floor(samples.length / 3);
  const median = (part) => quantile(part, 0.5);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map(median);
  return { middle, last, ratio: last / middle };
}

/**
 * Samples a server's memory in megabytes until the work is done: in total, and without the young
 * generation. V8 doubles and halves the young generation minutes apart. Within a quarter of an
 * hour that can hide a leak, or look like one.
 */
export async function memoryDuring(server, work) {
  const samples = [];
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) {
    const { all, young } = await server.ask('memory');
    samples.push({ all: all / MEGABYTE, kept: (all - young) / MEGABYTE });
    await Promise.race([wait(EVERY_MS, undefined, { ref: false }), done]);
  }
  await done;
  return samples;
}

/** Prints the memory, and returns whether the retained part is steady. */
export function isSteady(samples, seconds, say) {
  if (samples.length < 3) return true;
  const [all, kept] = ['all', 'kept'].map((key) => growthOf(samples.map((each) => each[key])));
  const both = ({ middle, last }) => `${middle.toFixed(0)} and ${last.toFixed(0)}`;
  say(`memory in the middle and the last third: ${both(all)} MB; without the young generation`);
  say(`${both(kept)}: ${kept.ratio.toFixed(2)}, limit ${GROWTH} from ${STEADY_SECONDS} s on`);
  return seconds < STEADY_SECONDS || kept.ratio <= GROWTH;
}
