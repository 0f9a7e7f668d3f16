import { amountOf, priceOf, serviceLine, type Line } from './job-price.js';

const detail = {
  name: 'Full Detail',
  cents: 24_999,
  minutes: 240,
  sizes: [{ sizeId: 'suv', cents: 28_999, minutes: 270 }],
};

const line = (values: Partial<Line>): Line => ({
  ...{ kind: 'addon', name: 'Pet hair', quantity: 1, cents: 4_000, minutes: 30, addonId: 'a1' },
  ...values,
});

describe('the price of a job', () => {
  it('is the service’s own, or that for the size of the vehicle', () => {
    expect(serviceLine(detail, 'suv')).toMatchObject({ cents: 28_999, minutes: 270 });
    for (const size of ['car', null]) {
      expect(serviceLine(detail, size)).toMatchObject({ cents: 24_999, minutes: 240 });
    }
  });

  it('has add-ons and fees on it, and discounts off it, each as often as it is there', () => {
    const lines = [
      serviceLine(detail, 'suv'),
      line({ quantity: 2 }),
      line({ kind: 'fee', cents: 1_500, minutes: 0 }),
      line({ kind: 'discount', cents: 2_999, minutes: 0 }),
    ];
    expect(priceOf(lines)).toEqual({ cents: 28_999 + 8_000 + 1_500 - 2_999, minutes: 330 });
    expect(lines.map(amountOf)).toEqual([28_999, 8_000, 1_500, -2_999]);
  });

  it('is never less than nothing', () => {
    expect(priceOf([line({ kind: 'discount', cents: 100, minutes: 0 })]).cents).toBe(0);
  });
});
