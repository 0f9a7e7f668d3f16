import type { Filter, Plan } from '../../plan/plan.js';
import { Phrases } from '../../words/phrases.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny } from '../pieces/said.js';

const WHO = new Phrases('who all|who|quien|quienes');
const CAME = new Phrases(
  'came in|came by|came here|came|was here|were here|showed up|vino|vinieron|estuvo|estuvieron',
);
const SMALL = new Phrases('and|so|ok|y|on|in|during|over|for|en|el|la');

/** 'Who came this month' without a service or another condition. */
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

export const COMPLETED: Filter = { name: 'status', values: ['completed'] };
const HERE_OR_DONE: Filter = { name: 'status', values: ['completed', 'in-progress'] };
const OPEN: Filter = { name: 'status', values: ['open'] };

const HERE = new Phrases('come in|came in|came by|came here|came|been in|been here|vino|vinieron');
const STILL = new Phrases('still|todavia|aun');
/** Visits of today include jobs in progress; 'still' means open jobs. */
export function ofToday(parts: Parts, plan: Plan, today: string): Plan {
  const { measure, period, filters, group } = plan;
  const isToday = period?.from === today && period.to === today;
  if (!isToday || group !== undefined || filters.some(({ name }) => name === 'status')) return plan;
  if (measure === 'visits' && saysAny(parts, HERE))
    return { ...plan, measure: 'jobs', filters: [...filters, HERE_OR_DONE] };
  return measure === 'jobs' && saysAny(parts, STILL)
    ? { ...plan, filters: [...filters, OPEN] }
    : plan;
}
