const BATCH = 1_000;
/** What is left after so many waits for the next turn. */
const MOST_BATCHES = 1_000;

/**
 * Deletes a little at a time: one statement over everything would hit its time limit once there is much
 * to do, and then each time.
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
