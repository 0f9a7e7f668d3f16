import { Handbook } from './handbook.js';
import { isOfProductPage } from './library.js';
import { sidesOf } from './sides.js';

const sideOf = sidesOf(new Handbook().sections, isOfProductPage);

it.each([
  'where do i change my opening hours',
  'can my wife see the revenue',
  'how do i delete an appointment',
])('hears that it is asked of the product: %s', (question) => {
  expect(sideOf(question)).toBeGreaterThan(0.5);
});

it.each([
  'water spots on black paint',
  'how do i get gum out of carpet',
  'which pad for soft clear coat',
])('hears that it is asked of the trade: %s', (question) => {
  expect(sideOf(question)).toBeLessThan(-0.5);
});
