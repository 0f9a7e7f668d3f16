import fc from 'fast-check';
import { namedOn, scaleOf } from './scale';

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

  /** Indexes of the labelled categories. */
  const placesOf = (labels: string[], most: number, room?: number) =>
    namedOn(labels, most, room).flatMap((isNamed, at) => (isNamed ? [at] : []));
  const days = (count: number) => Array<string>(count).fill('May 25');

  it.each([
    [7, 7, 1],
    [12, 12, 1],
    [12, 7, 2],
    [30, 7, 5],
    [90, 7, 13],
  ])('names of %p categories at most %p: every %p', (count, most, every) => {
    const named = placesOf(days(count), most);
    expect(named.slice(0, 2)).toEqual([0, every]);
    expect(named.length).toBe(Math.ceil(count / every));
  });

  it('names fewer where the names would touch, and none that would be cut at the end', () => {
    expect(placesOf(days(47), 7, 60)).toEqual([0, 7, 14, 21, 28, 35, 42]);
    expect(placesOf(days(47), 7, 44)).toEqual([0, 10, 20, 30, 40]);
    // The next label would be the last category.
    expect(placesOf(Array<string>(43).fill('Jul 6'), 7, 49)).toEqual([0, 7, 14, 21, 28, 35]);
    // The year is below its month.
    const months = ['D', 'J\n2026', ...'FMAMJJASON'];
    expect(placesOf(months, 12, 44)).toHaveLength(12);
  });
});
