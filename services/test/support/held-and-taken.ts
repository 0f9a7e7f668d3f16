/**
 * Holds the event loop, takes memory, and prints what the watch saw of it. In a process of its own: in
 * one that ran other tests, memory of theirs is given back meanwhile, and hides what is taken here.
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
