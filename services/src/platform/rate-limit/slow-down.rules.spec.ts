import { waitSeconds } from './slow-down.rules.js';

describe('the wait between attempts', () => {
  it('is nothing at first, doubles, and never locks anyone out', () => {
    const waits = [1, 5, 6, 7, 8, 9, 10, 11, 500].map((n) => waitSeconds(n, 5));
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30]);
  });
});
