import { Semaphore } from './semaphore.js';

const TWO_AND_ONE = { atOnce: 2, waiting: 1 };

describe('turns', () => {
  it('let only so many work at once, and refuse who would wait too long', async () => {
    const semaphore = new Semaphore(TWO_AND_ONE, () => new Error('full'));
    const ends: (() => void)[] = [];
    let working = 0;
    const work = () => {
      working += 1;
      return new Promise<string>((resolve) => ends.push(() => resolve('done')));
    };
    const taken = [1, 2, 3].map(() => semaphore.run(work));
    await expect(semaphore.run(work)).rejects.toThrow('full');
    expect(working).toBe(2);
    ends[0]?.();
    await expect(taken[0]).resolves.toBe('done');
    await Promise.resolve();
    expect(working).toBe(3);
    for (const end of ends) end();
    await expect(Promise.all(taken)).resolves.toEqual(['done', 'done', 'done']);
  });

  it('go on after a failure', async () => {
    const semaphore = new Semaphore({ atOnce: 1, waiting: 0 }, () => new Error('full'));
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(semaphore.run(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
