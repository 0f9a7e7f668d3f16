import { aboutService, asksAboutIt } from './about-service.js';

it.each([
  ['is it worth it', 'is ceramic worth the money'],
  ['and how long does it last?', 'and how long does ceramic last'],
  ['whats the difference to a wax', 'difference between ceramic and a wax'],
  ['is it better than wax', 'is ceramic better than wax'],
  ['whats included', 'whats included in ceramic'],
  ['whats in it', 'whats in ceramic'],
  ['vale la pena', 'vale la pena ceramic'],
])('is asked of the service that was spoken of: %s', (question, said) => {
  expect(asksAboutIt(question)).toBe(true);
  expect(aboutService(question, 'ceramic')).toBe(said);
});

it.each(['how long does it take', 'is it free on monday', 'what did it cost', 'is it booked'])(
  '%s is not',
  (question) => {
    expect(asksAboutIt(question)).toBe(false);
  },
);
