const MORNING = 9;

/**
 * A time zone in which it is nine in the morning now. A day's journey (book for tonight, complete
 * it, see today's money) must not depend on the hour at which the tests run.
 */
export function zoneWhereItIsMorning(now = new Date()): string {
  // From 12 hours behind UTC to 11 ahead; the sign of these names is the other way round.
  const ahead = ((MORNING - now.getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
