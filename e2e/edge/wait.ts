import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
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

/** Ports nobody uses now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer();
      await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}
