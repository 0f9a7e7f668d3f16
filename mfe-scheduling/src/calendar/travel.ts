import type { Appointment } from '../shared/appointments-api';
import type { Calendar } from '../shared/calendar-api';

/** Travel times between places. */
export type Travel = Pick<Calendar, 'travelMinutes' | 'farTravelMinutes' | 'shopPostcode'>;

type Whereabouts = Pick<NonNullable<Appointment['place']>, 'id' | 'postcode'> | null;

const areaOf = (postcode: string) => postcode.trim().toUpperCase().split(/[ -]/)[0] ?? '';

/**
 * Travel minutes from one appointment to another, null being the shop; same rule as the server
 * (`team/travel.ts`).
 */
export function travelBetween(travel: Travel, one: Whereabouts, other: Whereabouts): number {
  if (one?.id === other?.id) return 0;
  const [from, to] = [one, other].map((place) => areaOf(place?.postcode ?? travel.shopPostcode));
  const { travelMinutes: near, farTravelMinutes: far } = travel;
  return from && to && from !== to ? Math.max(near, far ?? 0) : near;
}
