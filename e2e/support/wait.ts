import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const BETWEEN_MS = 50;

/** Over a connection of its own, which is not kept: a server that drains would wait for it. */
const answers = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, { agent: false }, ({ statusCode }) => resolve(statusCode === 200)).once('error', () =>
      resolve(false),
    );
  });

/** Resolves once the address answers 200; `check` may throw to end the wait. */
export async function isAnswering(url: string, check?: () => void): Promise<void> {
  while (!(await answers(url))) {
    check?.();
    await delay(BETWEEN_MS);
  }
}
