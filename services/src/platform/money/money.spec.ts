import fc from 'fast-check';
import { formatCents, isWholeCents, toCents, toDollars } from './money.js';

const MOST_CENTS = 100_000_000;
const cents = fc.integer({ min: 0, max: MOST_CENTS });

describe('money', () => {
  it('is the same cents as dollars and back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toDollars(amount))).toBe(amount);
        expect(isWholeCents(toDollars(amount))).toBe(true);
      }),
    );
  });

  it('as a person types it is taken to the cent, or not at all', () => {
    const decimals = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 999_999 }), decimals, (amount, rest, digits) => {
        const whole = Math.floor(amount / 100);
        const fraction = String(rest).padStart(6, '0').slice(0, digits);
        const typed = Number(`${whole}.${fraction || '0'}`);
        const isExact = /^\d{0,2}0*$/.test(fraction);
        expect(isWholeCents(typed)).toBe(isExact);
        if (isExact)
          expect(toCents(typed)).toBe(whole * 100 + Number(fraction.padEnd(2, '0').slice(0, 2)));
      }),
    );
  });

  it('adds up in cents whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 })), (amounts) => {
        const dollars = amounts.map(toDollars);
        const sum = (values: number[]) => values.reduce((total, each) => total + toCents(each), 0);
        expect(sum(dollars)).toBe(sum([...dollars].reverse()));
        expect(sum(dollars)).toBe(amounts.reduce((total, each) => total + each, 0));
      }),
    );
  });

  it.each([
    [0, '$0'],
    [5, '$0.05'],
    [123_456, '$1,234.56'],
    [100_000, '$1,000'],
  ])('%i cents read %s', (amount, text) => expect(formatCents(amount)).toBe(text));
});
