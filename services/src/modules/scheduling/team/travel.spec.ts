import { TRAVEL_CASES } from '../../../../test/support/travel-cases.js';
import { travelBetween } from './travel.js';

it.each(TRAVEL_CASES)('$name: $minutes minutes', ({ travel, from, to, minutes }) => {
  expect(travelBetween(travel, from, to)).toBe(minutes);
  expect(travelBetween(travel, to, from)).toBe(minutes);
});
