import { isErrand } from './to-write.js';

it.each([
  ['order more microfiber towels', true],
  ['write me a facebook post', true],
  ['please make us a flyer for spring', true],
  ['write a post for instagram', true],
  ['write linh that her car is ready', false],
  ['make me an appointment for linh', false],
  ['draft a text to naomi', false],
])('is done on no page: %s', (text, is) => {
  expect(isErrand(text)).toBe(is);
});
