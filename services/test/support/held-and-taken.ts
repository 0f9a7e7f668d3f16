/**
 * Blocks the event loop, allocates memory and prints the measured cost. It runs in a separate process,
 * where no memory of other tests is freed meanwhile.
 */
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { costOf, hold } from './event-loop.js';

const kept: Buffer[] = [];
const cost = await costOf(
  async () => {
    await pause(20);
    hold(150);
    kept.push(Buffer.alloc(150 * 1024 * 1024, 1));
    await turn();
  },
  { held: 0, megabytes: 0 },
);
process.stdout.write(JSON.stringify({ ...cost, tries: kept.length }));
