import fc from 'fast-check';
import { labelEvery, scaleOf } from './scale';

const of = (...values: number[]) => scaleOf(values.map((value) => ({ category: '', value })));

describe('an axis', () => {
  it.each([
    [1460, [0, 500, 1000]],
    [2000, [0, 500, 1000, 1500, 2000]],
    [9, [0, 2.5, 5, 7.5]],
    [0, [0]],
  ])('to %p is marked at %p', (most, ticks) => {
    expect(of(most).ticks).toEqual(ticks);
  });

  it('reaches a tenth above the largest figure at most, with five round figures at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (most) => {
        const { top, ticks } = of(most);
        expect(top).toBeGreaterThanOrEqual(most);
        expect(top).toBeLessThanOrEqual(most * 1.1);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('has room for what it is compared with', () => {
    expect(scaleOf([{ category: '', value: 1, previous: 100 }]).top).toBeGreaterThan(100);
  });

  it.each([
    [7, 7, 1],
    [12, 12, 1],
    [12, 7, 2],
    [30, 7, 5],
    [90, 7, 13],
  ])('names of %p categories at most %p: every %p', (count, most, every) => {
    expect(labelEvery(Array<string>(count).fill('May 25'), most)).toBe(every);
  });

  it('is named less often where its names would touch', () => {
    const weeks = Array<string>(47).fill('May 25');
    expect([60, 44, 5].map((room) => labelEvery(weeks, 7, room))).toEqual([7, 10, 47]);
    // The year stands below its month.
    const months = ['D', 'J\n2026', ...'FMAMJJASON'];
    expect(labelEvery(months, 12, 44)).toBe(1);
  });
});
