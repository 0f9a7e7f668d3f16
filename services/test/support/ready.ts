import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Visitor } from './visitor.js';

/**
 * Waits for the server to say that it is ready: one that never is, hangs the test. A single question
 * would ask how busy the machine is: beside browsers the database may take longer than a probe waits.
 */
export async function untilReady(visitor: Visitor): Promise<Answer<unknown>> {
  for (;;) {
    const answer = await visitor.get<unknown>('/health/ready');
    if (answer.status === 200) return answer;
    await delay(50);
  }
}
