import { expect, it, jest } from '@jest/globals';
import { debounce, isSource, oneAtATime } from './dev-queue.mjs';

it('a spec or a build is no source', () => {
  const files = ['crm/contact.ts', 'crm/contact.spec.ts', 'Page.spec.tsx', 'dist/a.js', null];
  expect(files.map(isSource)).toEqual([true, false, false, false, false]);
});

it('two builds never run at once; what is asked for meanwhile runs once, afterwards', async () => {
  const log = [];
  const enqueue = oneAtATime();
  let finish;
  const first = enqueue('publish', async () => {
    log.push('publish begins');
    await new Promise((resolve) => (finish = resolve));
    log.push('publish ends');
  });
  void enqueue('restart', () => log.push('restart'));
  void enqueue('publish', () => log.push('stale'));
  void enqueue('publish', () => log.push('publish again'));
  expect(log).toEqual(['publish begins']);
  finish();
  await first;
  expect(log).toEqual(['publish begins', 'publish ends', 'restart', 'publish again']);
});

it('two packages saved at once are built once, and what is saved after a build that failed is built', async () => {
  jest.useFakeTimers();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const log = [];
  const enqueue = oneAtATime();
  const publish = debounce(200, () =>
    enqueue('publish', async () => {
      log.push('publish');
      if (log.length === 1) throw new Error('half written');
    }),
  );
  publish();
  publish();
  await jest.advanceTimersByTimeAsync(200);
  expect(log).toEqual(['publish']);
  publish();
  await jest.advanceTimersByTimeAsync(200);
  expect(log).toEqual(['publish', 'publish']);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
