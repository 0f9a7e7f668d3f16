import { isHowTo, isOfSetting } from './asks-how.js';

it.each([
  ['how do i set my hours for saturday', true],
  ['cómo cambio el precio', true],
  ['can i see what a customer paid in total', true],
  ['can we check when a job was changed', true],
  // Of somebody, or of days: a figure.
  ['can i see what tanya paid', false],
  ['can i see what we made last week', false],
  ['can i see the jobs tomorrow', false],
])('where it is set or seen is asked: %s', (text, isSo) => {
  expect(isOfSetting(text)).toBe(isSo);
});

it.each([
  ['how can i dry a car', true],
  ['how do i look this month', false],
  ['what happens when it rains', true],
  ['cómo se lava un carro con cerámico', true],
  ['como limpio un interior', true],
  ['como nos fue ayer', false],
])('how something is done is asked: %s', (text, isSo) => {
  expect(isHowTo(text)).toBe(isSo);
});
