const MORNING = 9;

/** A time zone in which it is nine in the morning now. */
function zoneWhereItIsMorning(now = new Date()): string {
  // From 12 hours behind UTC to 11 ahead; the sign of these names is the other way round.
  const ahead = ((MORNING - now.getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * Where the tests' people are: their browsers and their businesses. A day's journey (book for noon,
 * complete it, see today's money) must not depend on the hour at which the tests run. Chosen once a
 * run, whose processes inherit it.
 */
export const MORNING_ZONE = (process.env['E2E_ZONE'] ??= zoneWhereItIsMorning());
