import { addDays } from '../../../../platform/time/zone.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import { tokensOf } from '../../words/tokens.js';
import type { Workbench } from '../action.js';
import { peopleOf } from '../appointment/people-of.js';
import type { MessagePlan } from './read.js';

const A_WEEK = 7;
const namesWeekday = (said: string) =>
  tokensOf(said).some(({ word }) => weekdayOf(word.replace(/s$/, '')) !== undefined);

/** 'Everybody on Friday', on a Friday on which nobody comes any more, is of the next one. */
export async function onNextOne(plan: MessagePlan, bench: Workbench): Promise<MessagePlan> {
  const { whom, date } = plan;
  if (whom?.kind !== 'everybody' || whom.plan.measure !== 'jobs') return plan;
  const { from, to } = whom.plan.period ?? {};
  if (from !== bench.today || to !== from || !namesWeekday(whom.said)) return plan;
  if ((await peopleOf(whom, bench)).people.length > 0) return plan;
  const day = addDays(from, A_WEEK);
  const period = { from: day, to: day };
  return {
    ...plan,
    whom: { ...whom, plan: { ...whom.plan, period } },
    ...(date === from && { date: day }),
  };
}
