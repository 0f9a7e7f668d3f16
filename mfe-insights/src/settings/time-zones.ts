/** All time zones that the browser knows, plus the present one. */
export function timeZoneOptions(present: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(present) ? known : [present, ...known];
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
