import { decodeVin } from './vin.js';

/** Real VINs with valid check digits. */
it.each([
  ['1HGCM82633A004352', 2003, 'Honda'],
  ['5YJSA1DG9DFP14705', 2013, 'Tesla'],
  ['1M8GDM9AXKP042788', 1989, null],
  ['WBA3A5C51CF256651', 2012, 'BMW'],
  ['JH4KA7561PC008269', 1993, 'Acura'],
  ['1C4RJFAG0FC625797', 2015, 'Jeep'],
  ['11111111111111111', 2001, null],
])('%s is of %s, made by %s', (vin, year, make) => {
  expect(decodeVin(vin, 2026)).toEqual({ vin, problem: null, year, make });
});

it('reads what is written in groups and in small letters', () => {
  expect(decodeVin(' 1hgcm8-2633a 004352', 2026)).toMatchObject({ year: 2003, make: 'Honda' });
});

it('notices two letters that changed places', () => {
  expect(decodeVin('1HGMC82633A004352', 2026).problem).toMatch(/check digit/);
});

it('asks no check digit of a car that was made for Europe', () => {
  expect(decodeVin('WVWZZZ1KZ9W123456', 2026)).toMatchObject({
    problem: null,
    year: 2009,
    make: 'Volkswagen',
  });
});

it.each([
  ['', /17/],
  ['1HGCM82633A00435', /17/],
  ['1HGCM82633AO04352', /no I, O or Q/],
  ['1HGCM82633A00435_', /no I, O or Q/],
])('says what is wrong with %j', (text, problem) => {
  const decoded = decodeVin(text, 2026);
  expect(decoded.problem).toMatch(problem);
  expect([decoded.year, decoded.make]).toEqual([null, null]);
});

it('takes no model for one of a year that has not begun to be sold', () => {
  expect(decodeVin('WVWZZZ1KZVW123456', 2026).year).toBe(2027);
  expect(decodeVin('WVWZZZ1KZWW123456', 2026).year).toBe(1998);
});
