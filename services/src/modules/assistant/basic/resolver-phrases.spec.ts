import { spelled } from '../language/normalize/spelled.js';
import {
  asksForProduct,
  asksIfChangeable,
  asksToClose,
  asksToSend,
  asksWhy,
} from './resolver-phrases.js';

it.each([
  ['whats the best wax for black cars', true],
  ['which soap is best for foam', true],
  ['best pad for soft paint', true],
  ['best month for ceramics', false],
  ['whats the best day for me', false],
  ['best wax', false],
])('a product is asked for: %s %s', (text, isAsked) => {
  expect(asksForProduct(spelled(text))).toBe(isAsked);
});

it.each([
  ['can i change which van does a job', true],
  ['could we hide a service', true],
  ['se puede cambiar el precio', true],
  ['can i see jobs by van', false],
  ['can we make 20k', false],
])('whether it can be changed is asked: %s %s', (text, isAsked) => {
  expect(asksIfChangeable(spelled(text))).toBe(isAsked);
});

it.each([
  ['make wednesdays closed', true],
  ['keep the 24th off', true],
  ['how much did we make friday', false],
])('days are to be closed: %s %s', (text, isAsked) => {
  expect(asksToClose(spelled(text))).toBe(isAsked);
});

it('begins to send, or asks why', () => {
  expect(asksToSend(spelled('txt derek hes late'))).toBe(true);
  expect(asksToSend(spelled('text of the reminder'))).toBe(false);
  expect(asksWhy(spelled('por qué bajó'))).toBe(true);
  expect(asksWhy(spelled('and how come it fell'))).toBe(true);
});
