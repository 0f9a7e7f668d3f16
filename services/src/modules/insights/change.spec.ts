import fc from 'fast-check';
import { averageOf, changeText, percentChange } from './change.js';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const TEXT = /^([+-]\d+\.\d|\+0)% from last month$/;

describe('a change in per cent', () => {
  it('always reads as one, with one decimal where there is a change', () => {
    fc.assert(
      fc.property(amount, amount, (current, previous) => {
        const text = changeText(current, previous);
        expect(text).toMatch(TEXT);
        expect(text).not.toMatch(/[+-]0\.0/);
      }),
    );
  });

  it('points where the figures go, to a twentieth of a per cent', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 100_000_000 }), (current, previous) => {
        const shown = Number.parseFloat(changeText(current, previous));
        const exact = ((current - previous) / previous) * 100;
        expect(Math.abs(shown - exact)).toBeLessThanOrEqual(0.05 + Math.abs(exact) * 1e-9);
      }),
    );
  });

  it('is nothing where there is nothing to compare with', () => {
    fc.assert(
      fc.property(amount, (current) => {
        expect(percentChange(current, 0)).toBe(0);
        expect(changeText(current, 0)).toBe('+0% from last month');
        expect(averageOf(current, 0)).toBe(0);
      }),
    );
  });
});
