import { TRAVEL_CASES } from '@clearcoat/testing';
import { travelBetween } from './travel';

it.each(TRAVEL_CASES)('$name: $minutes minutes', ({ travel, from, to, minutes }) => {
  const { minutes: travelMinutes, farMinutes: farTravelMinutes, shopPostcode } = travel;
  const set = { travelMinutes, farTravelMinutes, shopPostcode };
  expect(travelBetween(set, from, to)).toBe(minutes);
  expect(travelBetween(set, to, from)).toBe(minutes);
});
