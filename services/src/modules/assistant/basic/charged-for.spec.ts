import { chargedFor } from './charged-for.js';

it.each([
  [
    'what should i charge for it',
    'how do i clean cloudy headlights?',
    'what should i charge to clean cloudy headlights',
  ],
  [
    'and how much can i charge',
    'best way to get smoke smell out',
    'what should i charge to get smoke smell out',
  ],
  [
    'how much do i charge for that',
    'tree sap on the hood',
    'what should i charge for tree sap on the hood',
  ],
  [
    'whats a good price for it',
    'how do i get gum off a seat',
    'what should i charge to get gum off a seat',
  ],
  [
    'y cuánto cobro por eso',
    'como quito el olor a cigarro',
    'cuanto cobro por quito el olor a cigarro',
  ],
])('%s, after %s', (message, before, asked) => {
  expect(chargedFor(message, before)).toBe(asked);
});

it.each([
  'what should i charge for a full detail',
  'how much did we charge',
  'what do i charge for a truck',
])('asks for itself: %s', (message) => {
  expect(chargedFor(message, 'how do i clean leather')).toBeUndefined();
});
