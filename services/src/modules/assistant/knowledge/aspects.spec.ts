import { isOfTheCalendar, isSurelyOfProduct } from './aspects.js';

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
