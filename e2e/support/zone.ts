const MORNING = 9;

/** A time zone in which it is nine in the morning now. */
function zoneWhereItIsMorning(now = new Date()): string {
  // From UTC-12 to UTC+11; the sign in these names is inverted.
  const ahead = ((MORNING - now.getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * Time zone of the tests' browsers and businesses. A day's journey (book for noon, complete, see
 * today's revenue) must not depend on the current hour. Chosen once a run and inherited by its
 * processes.
 */
export const MORNING_ZONE = (process.env['E2E_ZONE'] ??= zoneWhereItIsMorning());
