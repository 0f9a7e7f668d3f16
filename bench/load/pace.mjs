import { setTimeout as delay } from 'node:timers/promises';

export const pickOne = (list) => list[Math.floor(Math.random() * list.length)];

/** Picks a random entry by its share. */
export function drawn(table) {
  const all = Object.entries(table);
  let left = Math.random() * all.reduce((sum, [, { share }]) => sum + share, 0);
  return all.find(([, { share }]) => (left -= share) < 0);
}

/**
 * Repeats work until the time is over, with random pauses around the given length. The first pause
 * spreads the starts.
 */
export async function keepAt(until, pauseMs, work) {
  const pause = () => delay(Math.random() * 2 * pauseMs);
  for (await pause(); performance.now() < until; await pause()) await work();
}
