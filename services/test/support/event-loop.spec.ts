import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { collectGarbage } from './collect-garbage.js';
import { costOf } from './event-loop.js';
import { stopwatch } from './thread-clock.js';

const BOUNDS = { held: 50, megabytes: 50 };

function hold(ms: number) {
  const ran = stopwatch();
  while (ran() < ms);
}

it('sees a loop that is held, and memory that is taken', async () => {
  const kept: Buffer[] = [];
  // What the tests before left would be given back meanwhile.
  collectGarbage();
  const cost = await costOf(async () => {
    await pause(20);
    hold(150);
    kept.push(Buffer.alloc(150 * 1024 * 1024, 1));
    await turn();
  }, BOUNDS);
  expect(cost.held).toBeGreaterThan(BOUNDS.held);
  expect(cost.megabytes).toBeGreaterThan(BOUNDS.megabytes);
  // Asked for at the end: what nobody needs any more may be collected before it is measured.
  expect(kept).not.toHaveLength(0);
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
