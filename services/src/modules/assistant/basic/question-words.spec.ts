import { spelled } from '../language/normalize/spelled.js';
import { CAN, isOfSmellsOrTips, SHOULD } from './question-words.js';

it.each([
  ['my car smells like gas', true],
  ['hard water tips', true],
  ['how much in tips', false],
  ['what does gas cost', false],
])('smells and tips: %s', (message, isOf) => {
  expect(isOfSmellsOrTips(spelled(message))).toBe(isOf);
});

it.each([
  ['how much should i charge', true],
  ['difference between the wash and the detail', true],
  ['dates look different in the form', false],
])('what should be: %s', (message, isOf) => {
  expect(SHOULD.in(spelled(message)) !== undefined).toBe(isOf);
});

it.each([
  ['can two techs use it', true],
  ['¿Puedo poner la página en español?', true],
  ['who can use it', false],
])('whether it can: %s', (message, isOf) => {
  expect(CAN.begin(spelled(message))).toBe(isOf);
});
