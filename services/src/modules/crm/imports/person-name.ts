/** Words after a comma that are not a first name: legal forms, generations and degrees. */
const SUFFIX =
  /^(?:inc|incorporated|llc|llp|lllp|lp|ltd|limited|co|company|corp|corporation|gmbh|plc|pllc|pc|pa|na|dba|jr|sr|ii|iii|iv|v|md|do|dds|dmd|dvm|od|dc|dpm|dpt|phd|edd|psyd|jd|esq|cpa|cfp|rn|np|pe|mba|ma|ms|ret|retired)$/;
const WORDS_OF_COMPANIES =
  /&|\b(?:law|group|services?|auto|automotive|motors?|detailing|rentals?|church|school|university|county|city|inc|llc|company|associates|partners|plumbing|cooling|heating|landscaping|construction|properties|realty|bank|fleet|of)\b/i;
/** Capitals at the end, as in 'Harbor Motors, NC' and 'Kim Lee, LCSW'. */
const CAPITALS = /^[A-Z]{2,5}$/;

const isSuffix = (text: string) => SUFFIX.test(text.replaceAll(/[.\s]/g, '').toLowerCase());

/**
 * Turns 'Ruiz, Ana' into 'Ana Ruiz'. 'Shine, Inc.', 'Kim Lee, DDS' and 'Reyes & Sons, Raleigh' stay.
 */
export function fullName(text: string): string {
  const [last = '', first = '', ...more] = text.split(',').map((part) => part.trim());
  if (last === '' || first === '' || more.length > 0) return text;
  const endsInCapitals = CAPITALS.test(first) && last !== last.toUpperCase();
  const isCompany = WORDS_OF_COMPANIES.test(last) || isSuffix(first) || endsInCapitals;
  return isCompany ? text : `${first} ${last}`;
}
