import { setImmediate as turn } from 'node:timers/promises';

/**
 * The results of a work for each of a list, one after the other, with a turn for everybody else between two of them.
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
