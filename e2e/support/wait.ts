import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const BETWEEN_MS = 50;

/** Without keep-alive, because a draining server would wait for the connection. */
const answers = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, { agent: false }, ({ statusCode }) => resolve(statusCode === 200)).once('error', () =>
      resolve(false),
    );
  });

/** Resolves once the URL answers 200; `check` may throw to stop waiting. */
export async function isAnswering(url: string, check?: () => void): Promise<void> {
  while (!(await answers(url))) {
    check?.();
    await delay(BETWEEN_MS);
  }
}
