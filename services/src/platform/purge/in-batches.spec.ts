import { inBatches } from './in-batches.js';

describe('a purge', () => {
  it('deletes a batch at a time, until less is left than one holds', async () => {
    let left = 25;
    const sizes: number[] = [];
    await inBatches((limit) => {
      const size = Math.min(left, limit);
      left -= size;
      sizes.push(size);
      return Promise.resolve(size);
    }, 10);
    expect(sizes).toEqual([10, 10, 5]);
  });
});
