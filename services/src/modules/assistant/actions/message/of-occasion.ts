import { addDays } from '../../../../platform/time/zone.js';
import type { Period } from '../../plan/plan.js';
import type { Whom } from '../whom/place.js';
import type { MessagePlan } from './read.js';

type Content = Pick<MessagePlan, 'purpose' | 'words' | 'date'>;

/** Who did not come is written to about that, where nothing else is said. */
const missed = (whom: Whom, { purpose, words }: Content) =>
  whom.kind === 'everybody' &&
  whom.plan.measure === 'no_shows' &&
  purpose === 'rebooking' &&
  words === undefined && { purpose: 'no_show' as const };

const AFTERWARDS = /^(?:thank|thanks|gracias)\b/i;
/** 'Thank everyone from today' is for those who were here. */
function cameIn(whom: Whom, { purpose, words = '' }: Content, today: string): Whom {
  const isAfterwards = purpose === 'thanks' || purpose === 'review' || AFTERWARDS.test(words);
  if (!isAfterwards || (whom.kind !== 'everybody' && whom.kind !== 'booked')) return whom;
  const { measure, period: said } = whom.plan;
  const period = said && lastTime(said, today);
  const hasBegun = period?.from !== undefined && period.from <= today;
  return measure === 'jobs' && hasBegun
    ? { ...whom, plan: { ...whom.plan, measure: 'visits', period } }
    : whom;
}

const A_WEEK = 7;
/** Nobody is thanked for Saturday before it was. */
function lastTime(period: Period, today: string): Period {
  const { from, to } = period;
  if (from === undefined || from !== to || from <= addDays(today, 1)) return period;
  const day = addDays(from, -A_WEEK);
  return { from: day, to: day };
}

/** 'Remind everyone for Monday' is of the job that they have then. */
function ofThatDay(whom: Whom, { purpose, words, date }: Content) {
  const { from, to } = (whom.kind === 'everybody' && whom.plan.period) || {};
  const isOfJob = purpose === 'reminder' || purpose === 'confirm';
  return (
    isOfJob &&
    words === undefined &&
    date === undefined &&
    from !== undefined &&
    from === to && { date: from }
  );
}

/** To whom it goes, and about which job, where the occasion says so. */
export const ofOccasion = (whom: Whom, content: Content, today: string) => ({
  whom: cameIn(whom, content, today),
  ...missed(whom, content),
  ...ofThatDay(whom, content),
});
