import { collectGarbage } from '../../../test/support/collect-garbage.js';
import { within } from './deadline.js';

/** Endless work that reports its abort. */
const endless = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    if (signal.aborted) resolve('ended');
    signal.addEventListener('abort', () => resolve('ended'));
  });

describe('within', () => {
  it('ends after its time, also when garbage was collected meanwhile', async () => {
    const inner = (signal: AbortSignal) => within(50, endless, signal);
    const ended = within(10_000, inner, new AbortController().signal);
    collectGarbage();
    await expect(ended).resolves.toBe('ended');
  });

  it('ends with its caller', async () => {
    const caller = new AbortController();
    const ended = within(10_000, endless, caller.signal);
    caller.abort();
    await expect(ended).resolves.toBe('ended');
    await expect(within(10_000, endless, caller.signal)).resolves.toBe('ended');
  });

  it('gives what the work gives, and its failure', async () => {
    await expect(within(50, () => Promise.resolve(7))).resolves.toBe(7);
    await expect(within(50, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
