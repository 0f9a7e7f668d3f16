import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { wordSet } from '../../words/word-set.js';

const THE = wordSet('the|our|my|el|la');
const IN = wordSet('in|on|en');
const IS = wordSet('is|are|whats|whos|whose|esta|estan|hay');
const NOW = wordSet('now|right now|currently|at the moment|ahora|ahora mismo');
const UNDER_WAY = { name: 'status', values: ['in-progress'] };

/** 'What is in the bay', 'whose car is in the bay right now' is under way there, and none of what was or will be. */
export function inCrewNow(parts: Parts, plan: Plan): Plan {
  const at = parts.spans.findIndex(({ name }) => name?.kind === 'crew');
  const before = parts.spans.slice(0, at).flatMap(({ words }) => [...words]);
  const end = THE.has(before.at(-1) ?? '') ? -2 : -1;
  const isIn = at >= 0 && IN.has(before.at(end) ?? '') && before.some((word) => IS.has(word));
  const isRows = plan.measure === 'jobs' || plan.measure === 'customers';
  const isNow = parts.spans.some(({ words }) => NOW.has(words.join(' ')));
  const { period, ...open } = plan;
  const isOpen =
    (period === undefined || isNow) && plan.group === undefined && plan.order === undefined;
  const hasStatus = plan.filters.some(({ name }) => name === 'status' || name === 'upcoming');
  return isIn && isRows && isOpen && !hasStatus
    ? { ...open, measure: 'jobs', filters: [...plan.filters, UNDER_WAY] }
    : plan;
}
