import { expect, it } from '@jest/globals';
import { isSource, oneAtATime } from './dev-queue.mjs';

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
