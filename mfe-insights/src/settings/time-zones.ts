/** Every zone the browser knows, and the present one in case it knows more. */
export function timeZoneOptions(present: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(present) ? known : [present, ...known];
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
