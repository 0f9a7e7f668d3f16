import { isSamePhone, searchableDigits } from './phone';

it.each([
  ['(555) 123-4567', '555 123 4567', true],
  ['+1 555 123 4567', '(555) 123-4567', true],
  ['555-1234', '5551234', true],
  ['(555) 123-4567', '(555) 123-4568', false],
  ['123', '123', false],
])('%s and %s ring the same phone: %s', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame);
});

it('looks nobody up while a number is being typed', () => {
  expect(searchableDigits('555 12')).toBe('');
});
