/** Travel times of crews, in minutes. */
export interface Travel {
  /** Time to an appointment at another place. */
  minutes: number;
  /** Time to a place with another postcode area; null means the same as `minutes`. */
  farMinutes: number | null;
  /** '' while the shop's address is unknown. */
  shopPostcode: string;
}

/** Place of an appointment; null is the shop. */
export type Whereabouts = { id: string; postcode: string } | null;

/** Postcode area: the first part of 45501-1234 or K1A 0B1. */
const areaOf = (postcode: string) => postcode.trim().toUpperCase().split(/[ -]/)[0] ?? '';

/** Longest possible travel time between two appointments. */
export const longestWay = ({ minutes, farMinutes }: Travel) => Math.max(minutes, farMinutes ?? 0);

/**
 * Travel minutes between two appointments. `crew_is_taken` and `postcode_area` in the database and
 * `travel.ts` of the calendar have the same rule. `travel-cases.json` tests all of them.
 */
export function travelBetween(travel: Travel, one: Whereabouts, other: Whereabouts): number {
  if (one?.id === other?.id) return 0;
  const [from, to] = [one, other].map((place) => areaOf(place?.postcode ?? travel.shopPostcode));
  const isFar = from !== '' && to !== '' && from !== to;
  return isFar ? longestWay(travel) : travel.minutes;
}
