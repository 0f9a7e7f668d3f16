import { Phrases } from '../../words/phrases.js';
import type { Filter, Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';

const WHO = new Phrases('who all|who|quien|quienes');
const CAME = new Phrases(
  'came in|came by|came here|came|was here|were here|showed up|vino|vinieron|estuvo|estuvieron',
);
const SMALL = new Phrases('and|so|ok|y|on|in|during|over|for|en|el|la');

/** 'Who came this month': those who have been here, and nothing is said of what for. */
export function asksWhoCame(parts: Parts): boolean {
  const words = parts.spans
    .filter(({ period }) => period === undefined)
    .flatMap((span) => span.words.map((word) => ({ word })));
  const start = SMALL.runAt(words, 0);
  const who = WHO.lengthAt(words, start);
  const came = CAME.lengthAt(words, start + who);
  const end = start + who + came;
  return who > 0 && came > 0 && end + SMALL.runAt(words, end) === words.length;
}

const HERE = new Phrases(
  'come in|came in|came by|come by|came here|came|been in|been here',
  'vino|vinieron|ha venido|han venido',
);
/** Whoever came in today is here, though their job is not done yet. */
export function withUnderWay(parts: Parts, plan: Plan, today: string): Plan {
  const { measure, period, filters, group } = plan;
  const isToday = period?.from === today && period.to === today;
  const isOfStatus = filters.some(({ name }) => name === 'status');
  return measure === 'visits' && isToday && !isOfStatus && !group && saysAny(parts, HERE)
    ? { ...plan, measure: 'jobs', filters: [...filters, HERE_OR_DONE] }
    : plan;
}
/** 'Do we still have anything today' is none of what is done already. */
export function stillOpen(parts: Parts, plan: Plan, today: string): Plan {
  const { measure, period, filters, group } = plan;
  const isToday = period?.from === today && period.to === today;
  const isSaid = saysAny(parts, STILL) && !filters.some(({ name }) => name === 'status');
  return isToday && isSaid && measure === 'jobs' && !group
    ? { ...plan, filters: [...filters, { name: 'status', values: ['open'] }] }
    : plan;
}
const STILL = new Phrases('still', 'todavia|aun');

const HERE_OR_DONE: Filter = { name: 'status', values: ['completed', 'in-progress'] };

export const COMPLETED: Filter = { name: 'status', values: ['completed'] };
/** 'Who came this month', after who has a Tesla, is asked of those. */
export function ofThoseWhoCame(parts: Parts, plan: Plan, before: Plan): Plan | undefined {
  const isOfSome = before.measure === 'customers' && before.filters.length > 0;
  if (!isOfSome || before.group !== undefined || !asksWhoCame(parts)) return undefined;
  if (plan.measure !== 'visits' || plan.filters.length > 0) return undefined;
  const { compare: _compare, order: _order, limit: _limit, ...those } = before;
  const filters = [...those.filters.filter(({ name }) => name !== COMPLETED.name), COMPLETED];
  return { ...those, want: 'list', filters, ...(plan.period && { period: plan.period }) };
}
