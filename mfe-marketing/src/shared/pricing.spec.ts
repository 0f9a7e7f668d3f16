import { plans } from './plans';
import { quote } from './pricing';

describe('quote', () => {
  it.each([
    [2900, 2320, 27840, 6960],
    [5900, 4720, 56640, 14160],
    [9900, 7920, 95040, 23760],
  ])('a year of %d costs 20%% less', (monthly, perMonth, charged, savedPerYear) => {
    expect(quote(monthly, 'annual')).toEqual({ perMonth, charged, savedPerYear });
  });

  it('a month costs what it says', () => {
    expect(quote(2900, 'monthly')).toEqual({ perMonth: 2900, charged: 2900, savedPerYear: 0 });
  });

  it('never charges a fraction of a cent', () => {
    expect(Number.isInteger(quote(2999, 'annual').charged)).toBe(true);
  });
});

describe('plans', () => {
  it('cost what was announced', () => {
    expect(plans.map(({ name, monthlyCents }) => [name, monthlyCents])).toEqual([
      ['Starter', 2900],
      ['Professional', 5900],
      ['Enterprise', 9900],
    ]);
  });
});
