import type { Occasions } from './suggestions.queries.js';

/** Questions that fit the business's records, the most specific first. */
export function candidates(
  { visitor, service, hasLastMonth, isBookedTomorrow }: Occasions,
  withMoney: boolean,
): string[] {
  const ofService =
    service &&
    (withMoney
      ? `How much did ${service} bring in this month?`
      : `How many ${service} jobs this month?`);
  return [
    ...(visitor ? [`When was ${visitor} last here?`] : []),
    ...(ofService ? [ofService] : []),
    ...(hasLastMonth && withMoney ? ['How does this month compare with last month?'] : []),
    ...(isBookedTomorrow ? ["What's on tomorrow?"] : []),
    'Which customers are due for a visit?',
    ...(hasLastMonth && !withMoney ? ['What is my busiest weekday?'] : []),
  ];
}

/** Questions for people who see only their own crew's jobs. Each has an answer on any day. */
export const OWN_JOBS = [
  "What's my next job?",
  'What time do I start tomorrow?',
  'How many jobs do I have this week?',
];
