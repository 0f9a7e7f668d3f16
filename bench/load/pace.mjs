import { setTimeout as delay } from 'node:timers/promises';

export const pickOne = (list) => list[Math.floor(Math.random() * list.length)];

/** One of a table by its shares. */
export function drawn(table) {
  const all = Object.entries(table);
  let left = Math.random() * all.reduce((sum, [, { share }]) => sum + share, 0);
  return all.find(([, { share }]) => (left -= share) < 0);
}

/**
 * Does something again and again until the time is over, with pauses in which a person looks at what
 * came: evenly spread around so many milliseconds, the first one too, so that not all begin at once.
 */
export async function keepAt(until, pauseMs, work) {
  const pause = () => delay(Math.random() * 2 * pauseMs);
  for (await pause(); performance.now() < until; await pause()) await work();
}
