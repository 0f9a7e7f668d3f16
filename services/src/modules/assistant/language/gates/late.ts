import { hasFilter, having, type Gate } from './gate.js';
import { wordBefore as before } from '../pieces/said.js';
import { wordSet } from '../../words/word-set.js';

const RAN = wordSet('ran|run|runs|running|was|were|is|for|came|arrived|showed');
const ranLate: Gate = {
  name: 'what ran late was not done in the evening',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ name }) => name === 'time_of_day')
      ? having(parts, wordSet('late|later|early')).filter((span) => RAN.has(before(parts, span)))
      : [],
};

const wasLate: Gate = {
  name: 'how often somebody was late is in no record',
  leaves: ({ parts, plan }) =>
    hasFilter(plan, 'customer') && hasFilter(plan, 'time_of_day')
      ? having(parts, wordSet('late|early')).filter(
          (span) => parts.spans[parts.spans.indexOf(span) - 1]?.name?.kind === 'customer',
        )
      : [],
};

/** 'Late' is an hour of the day, or somebody who was. */
export const GATES_OF_LATE: readonly Gate[] = [ranLate, wasLate];
