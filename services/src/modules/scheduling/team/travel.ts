/** How long crews are on their way, in minutes. */
export interface Travel {
  /** To a job at another place. */
  minutes: number;
  /** To one with another postcode; null: as long as to any other place. */
  farMinutes: number | null;
  /** '' while it is not known. */
  shopPostcode: string;
}

/** Where a job is; null is the shop. */
export type Whereabouts = { id: string; postcode: string } | null;

/** What of a postcode tells places apart that are far from each other: not the last part of 45501-1234 or K1A 0B1. */
const areaOf = (postcode: string) => postcode.trim().toUpperCase().split(/[ -]/)[0] ?? '';

/** The minutes from one job to any other. */
export const longestWay = ({ minutes, farMinutes }: Travel) => Math.max(minutes, farMinutes ?? 0);

/**
 * The minutes from one job to another. `crew_is_taken` and `postcode_area` of the database say the same, and so does
 * `travel.ts` of the calendar: all are held against `travel-cases.json`.
 */
export function travelBetween(travel: Travel, one: Whereabouts, other: Whereabouts): number {
  if (one?.id === other?.id) return 0;
  const [from, to] = [one, other].map((place) => areaOf(place?.postcode ?? travel.shopPostcode));
  const isFar = from !== '' && to !== '' && from !== to;
  return isFar ? longestWay(travel) : travel.minutes;
}
