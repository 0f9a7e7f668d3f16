const BATCH = 1_000;
/** Maximum batches per run. The rest waits for the next run. */
const MOST_BATCHES = 1_000;

/**
 * Deletes in batches. One statement for everything would hit the statement timeout on every run.
 *
 * @param deleteSome - deletes at most so many, and answers how many it deleted
 */
export async function inBatches(
  deleteSome: (limit: number) => Promise<number>,
  batch = BATCH,
): Promise<void> {
  for (let done = 0; done < MOST_BATCHES; done++) {
    if ((await deleteSome(batch)) < batch) return;
  }
}
