import { setImmediate as turn } from 'node:timers/promises';

/**
 * Maps a list one item at a time. Other requests are served between two items.
 *
 * @example await inTurns(entries, stemsOf)
 */
export async function inTurns<Each, Result>(
  all: readonly Each[],
  work: (each: Each) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const each of all) {
    results.push(work(each));
    await turn();
  }
  return results;
}
