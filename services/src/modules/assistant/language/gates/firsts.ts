import { isOnce } from '../plan-of/bounds-of.js';
import { having, saysVisit, type Gate } from './gate.js';
import { wordSet } from '../../words/word-set.js';

const OF_PEOPLE = wordSet('customers|new_customers|share_of_customers');

const onceOfJobs: Gate = {
  name: 'what was made of those who came once is not what all first visits made',
  leaves: ({ parts, plan: { measure, filters } }) =>
    !OF_PEOPLE.has(measure) &&
    filters.some(({ name, values }) => name === 'visit' && values.includes('first'))
      ? parts.spans.filter((span) => saysVisit(span) && isOnce(span))
      : [],
};

const nextOfPeople: Gate = {
  name: 'the next of customers comes, and was not here before all others',
  leaves: ({ parts, plan: { measure, order } }) =>
    OF_PEOPLE.has(measure) && order === 'earliest' ? having(parts, wordSet('next')) : [],
};

/** Who comes first, or came once. */
export const GATES_OF_FIRSTS: readonly Gate[] = [onceOfJobs, nextOfPeople];
