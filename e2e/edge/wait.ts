import path from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const BETWEEN_MS = 50;

/** Resolves once the address answers 2xx; `check` may throw to end the wait. */
export async function isAnswering(url: string, check?: () => void): Promise<void> {
  for (;;) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
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
