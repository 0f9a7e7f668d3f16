import { bookedEach, gappedIn } from './gapped.js';

it('may have no verb at all', () => {
  const parts = gappedIn('express 110, interior 160', 'make');
  expect(parts.map((part) => part.text)).toEqual(['make express 110', 'make interior 160']);
});

it.each([
  ['raise interior to 159 and exterior to 169', ['raise interior to 159', 'raise exterior to 169']],
  ['ceramic should be 650 and express 110', ['ceramic should be 650', 'make express 110']],
  ['move naomi to 2pm and ethan to 3', ['move naomi to 2pm', 'move ethan to 3']],
  [
    'drop the wash by 5 bucks, express by 10 and full by 20',
    ['drop the wash by 5 bucks', 'drop express by 10', 'drop full by 20'],
  ],
  [
    'book naomi for a wash fri at 9 and ethan for an interior sat',
    ['book naomi for a wash fri at 9', 'book ethan for an interior sat'],
  ],
  [
    'move naomi to friday and ethan to friday an hour later',
    ['move naomi to friday', 'move ethan to friday an hour later'],
  ],
  ['book naomi for a wash and an interior', []],
  ['raise interior and exterior to 159', []],
  ['move naomi to 2', []],
  ['how much is a wash and wax for naomi', []],
])('%s', (text, parts) => {
  expect(gappedIn(text).map((part) => part.text)).toEqual(parts);
});

it.each([
  [
    'book ana wed 10 wash and bo thurs 10 interior',
    'book ana wed 10 wash + book bo thurs 10 interior',
  ],
  [
    'put ana in wed 10 wash, bo thurs 10 interior',
    'put ana in wed 10 wash + put bo thurs 10 interior',
  ],
  ['cancel ana and bo', ''],
])('%s may be booked apart', (text, expected) => {
  expect(
    bookedEach(text)
      .map((part) => part.text)
      .join(' + '),
  ).toBe(expected);
});
