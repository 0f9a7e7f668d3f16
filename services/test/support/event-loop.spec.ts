import { setTimeout as pause } from 'node:timers/promises';
import { costOf, hold, type Cost } from './event-loop.js';
import { runScript } from './run-script.js';

const BOUNDS = { held: 50, megabytes: 50 };

it('sees a loop that is held, and memory that is taken', async () => {
  const cost = (await runScript('held-and-taken.ts')) as Cost & { tries: number };
  expect(cost.held).toBeGreaterThan(BOUNDS.held);
  expect(cost.megabytes).toBeGreaterThan(BOUNDS.megabytes);
  expect(cost.tries).toBe(3);
});

it('blames nobody for the same work in small pieces', async () => {
  const cost = await costOf(async () => {
    for (let piece = 0; piece < 50; piece++) {
      hold(3);
      await pause(10);
    }
  }, BOUNDS);
  expect(cost.held).toBeLessThan(BOUNDS.held);
});
