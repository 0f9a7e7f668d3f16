import { isComing } from '../../plan/periods.js';
import { Sayings } from '../forms/sayings.js';
import { wordTokens, type Turn } from './turn.js';

const HAVE_SPENT = new Sayings([
  'and|so|ok* how_much|what money? have|has they|those|these|each|each_of_them|all_of_them|each_one spent|paid so_far|in_all|in_total|total|altogether|with_us|here|already*',
]);

const IN_ALL = { en: 'in all', es: 'en total' };

/** 'How much have they spent', of jobs that are booked, is told of each of those whose they are: it is not what is booked. */
export const spentByThem: Turn = {
  name: 'what those have spent whose jobs are to come',
  isWhole: true,
  of: (parts, { want, measure, filters, period, group, limit }, today) => {
    const isOfJobs = measure === 'jobs' && want === 'list' && !group;
    const isAhead = (period?.from ?? '') >= today || isComing({ want, measure, filters });
    if (!isOfJobs || !isAhead || !HAVE_SPENT.says(wordTokens(parts))) return undefined;
    const theirs = parts.spans.flatMap(({ name }) =>
      name?.kind === 'customer' ? name.people : [],
    );
    if (theirs.length > 0) {
      const customer = { name: 'customer', values: theirs.map(({ id }) => id) };
      return { want: 'value', measure: 'spent', filters: [customer], period: { said: IN_ALL } };
    }
    return limit === undefined
      ? { want: 'list', measure: 'customers', filters, ...(period && { period }) }
      : undefined;
  },
};
