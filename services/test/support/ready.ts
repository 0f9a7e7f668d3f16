import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Visitor } from './visitor.js';

/**
 * Polls until the server is ready; hangs the test if it never is. A single probe would depend on the
 * machine's load.
 */
export async function untilReady(visitor: Visitor): Promise<Answer<unknown>> {
  for (;;) {
    const answer = await visitor.get<unknown>('/health/ready');
    if (answer.status === 200) return answer;
    await delay(50);
  }
}
