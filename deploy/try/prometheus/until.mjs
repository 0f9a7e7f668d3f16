import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/** Polls until there is an answer. @throws Error if there is none in time */
export async function until(what, ask, patienceMs = PATIENCE_MS) {
  const started = performance.now();
  while (performance.now() - started < patienceMs) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => undefined);
    if (answer) return answer;
    await delay(250);
  }
  throw new Error(`Waited in vain: ${what}.`);
}
