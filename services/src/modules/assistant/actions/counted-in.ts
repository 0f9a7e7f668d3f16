import type { Plan } from '../plan/plan.js';
import { MOST_PEOPLE } from './whom/group.js';

const OF_SOME = new Set(['customers', 'jobs', 'visits', 'cancelled', 'no_shows']);
/** The list of those whom a figure counted; nobody counts everybody so. */
export function countedIn(plan: Plan | undefined): Plan | undefined {
  // What was lost was so by those who called off.
  const measure = plan?.measure === 'lost' ? 'cancelled' : plan?.measure;
  if (!plan || measure === undefined || !OF_SOME.has(measure) || plan.group !== undefined)
    return undefined;
  const isOfAll = plan.filters.length === 0 && plan.period?.from === undefined;
  const { compare: _compare, per: _per, order: _order, ...counted } = plan;
  return isOfAll ? undefined : { ...counted, measure, want: 'list', limit: MOST_PEOPLE };
}
