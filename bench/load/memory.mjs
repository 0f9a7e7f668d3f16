import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../common/quantile.mjs';

const EVERY_MS = 5_000;
const MEGABYTE = 1024 * 1024;
/** In less time than this a server is still warming up. */
const STEADY_SECONDS = 300;
const GROWTH = 1.1;

/** How much the last third of these needs of what the middle one needed: the first is warming up. */
export function growthOf(samples) {
  const third = Math.floor(samples.length / 3);
  const median = (part) => quantile(part, 0.5);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map(median);
  return { middle, last, ratio: last / middle };
}

/**
 * The memory a server holds, in megabytes, now and then until the work is done: all of it, and what of it
 * is not the young generation. That one V8 doubles, up to the limit it was started with, and halves again,
 * minutes apart: in a quarter of an hour it hides what is kept for good, or looks like it.
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

/** Says what the server held, and answers whether what it keeps is steady. */
export function isSteady(samples, seconds, say) {
  if (samples.length < 3) return true;
  const [all, kept] = ['all', 'kept'].map((key) => growthOf(samples.map((each) => each[key])));
  const both = ({ middle, last }) => `${middle.toFixed(0)} and ${last.toFixed(0)}`;
  say(`memory in the middle and the last third: ${both(all)} MB; without the young generation`);
  say(`${both(kept)}: ${kept.ratio.toFixed(2)}, limit ${GROWTH} from ${STEADY_SECONDS} s on`);
  return seconds < STEADY_SECONDS || kept.ratio <= GROWTH;
}
