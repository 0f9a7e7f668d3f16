import {
  asksForTaste,
  isOfOthers,
  isOfProduct,
  isOfTheCalendar,
  isSurelyOfProduct,
} from './aspects.js';

it.each([
  ["client bagged out on sunday's gig", true],
  ["last week's jobs never got checked off", true],
  ['whats on tmrw', true],
  ['how do i print tomorrow', false],
  ['if i did 3 more a day what would i make', true],
  ['qué fotos tomo cuando llega el carro', false],
])('days of the calendar: %s %s', (text, isSo) => {
  expect(isOfTheCalendar(text)).toBe(isSo);
});

it.each([
  ['how much is this app', true],
  ['how much is it a month', true],
  ['how much is it for a truck', false],
  ['is it free', true],
  ['?!', false],
])('surely of the product: %s %s', (text, isSo) => {
  expect(isSurelyOfProduct(text)).toBe(isSo);
});

it.each([
  ['whats a good shop name', true],
  ['what should i name my business', true],
  ['whats the best way to dry a car', false],
  ['should we open sundays', true],
  ['should we work christmas eve', true],
  ['where should i put my hours', false],
])('asks for taste: %s %s', (text, isSo) => {
  expect(asksForTaste(text)).toBe(isSo);
});

it('what others may do, and what the product does', () => {
  expect(isOfOthers('can my helper finish a job')).toBe(true);
  expect(isOfOthers('is there any time friday')).toBe(false);
  expect(isOfProduct('can 2 ppl edit the same job')).toBe(true);
  expect(isOfProduct('can leather be steamed')).toBe(false);
});
