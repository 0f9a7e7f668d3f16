import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(join(process.cwd(), 'shell/src/offline/service-worker.js'), 'utf8');

interface Surroundings {
  fetch: () => Promise<unknown>;
  /** The cached page. */
  cached: unknown;
}

/** Answer of the service worker to a navigation; its timeout elapses at once. */
async function navigate({ fetch, cached }: Surroundings): Promise<unknown> {
  const listeners: Record<string, (event: unknown) => void> = {};
  const waits: number[] = [];
  runInNewContext(SOURCE, {
    fetch,
    URL,
    Promise,
    caches: { match: () => Promise.resolve(cached) },
    setTimeout: (done: () => void, wait: number) => {
      waits.push(wait);
      setTimeout(done);
    },
    self: {
      location: { origin: 'https://shop.example' },
      addEventListener: (name: string, listener: (event: unknown) => void) => {
        listeners[name] = listener;
      },
    },
  });
  let answer: unknown;
  listeners['fetch']?.({
    request: { method: 'GET', mode: 'navigate', url: 'https://shop.example/my-jobs' },
    respondWith: (response: unknown) => (answer = response),
  });
  const response = await answer;
  expect(waits).toEqual([3_000]);
  return response;
}

it('shows the cached page where the network answers nothing for three seconds', async () => {
  const hangs = () => new Promise(() => undefined);
  expect(await navigate({ fetch: hangs, cached: 'cached' })).toBe('cached');
});

it('shows the page of the network where that comes in time', async () => {
  expect(await navigate({ fetch: () => Promise.resolve('fresh'), cached: 'cached' })).toBe('fresh');
});

it('shows the cached page at once without a network', async () => {
  const fails = () => Promise.reject(new Error('offline'));
  expect(await navigate({ fetch: fails, cached: 'cached' })).toBe('cached');
});

it('waits for a slow network where nothing is cached', async () => {
  const slow = () => new Promise((resolve) => setTimeout(() => resolve('late'), 30));
  expect(await navigate({ fetch: slow, cached: undefined })).toBe('late');
});
