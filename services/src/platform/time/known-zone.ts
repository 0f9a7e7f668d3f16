import { IANAZone } from 'luxon';

const AREA_AND_CITY = /^[A-Za-z]+(\/[\w+-]+){1,2}$/;
/** Zones without a city, which no list shows but some computers use. */
const AT_SEA = /^Etc\/GMT[+-]\d{1,2}$/;
const ZONES: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

/**
 * Accepts only names such as America/New_York, former ones included. Newer Node versions also accept
 * offsets, which PostgreSQL reads with the opposite sign.
 */
export function isKnownZone(timeZone: string): boolean {
  if (ZONES.has(timeZone)) return true;
  if (!AREA_AND_CITY.test(timeZone) || !IANAZone.isValidZone(timeZone)) return false;
  const { timeZone: canonical } = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions();
  return ZONES.has(canonical) || AT_SEA.test(canonical);
}
