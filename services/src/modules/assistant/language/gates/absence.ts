import { hasFilter, isOf, type Gate } from './gate.js';
import { wordSet } from '../../words/word-set.js';

const OF_STATUS = wordSet('status|visit|upcoming');
/** What says that somebody was here, or booked, and so is denied as a whole. */
const IS_HERE = wordSet(
  'never|not|no|did|didnt|do|dont|have|has|been|back|here|in|come|came|visited|seen|returned|booked|scheduled|rebooked|reservado|agendado|vuelto|volvieron|regresado|regresaron|han|ya|vuelven|regresan|done|detailed|washed',
);
const DENIES = wordSet('never|not|no|ya');
const statusBehind: Gate = {
  name: 'who has not been here since has no jobs of some status',
  leaves: ({ parts, plan }) => {
    const isOfThem = hasFilter(plan, 'not_since') || hasFilter(plan, 'here_in');
    if (!isOfThem || plan.measure !== 'customers') return [];
    // 'Came back' behind the days is what those did who were here again.
    const isBack = plan.filters.some(({ name, not }) => name === 'here_in' && !not);
    const days = isBack ? -1 : parts.spans.findIndex(({ period }) => period !== undefined);
    return parts
      .all('value')
      .filter(
        ({ span, tag }) =>
          OF_STATUS.has(tag.filter) &&
          !hasFilter(plan, tag.filter) &&
          ((days >= 0 && parts.spans.indexOf(span) > days && !isOf(span, DENIES)) ||
            !span.words.every((word) => IS_HERE.has(word))),
      )
      .map(({ span }) => span);
  },
};

/** Of those who were away nothing is left out. */
export const GATES_OF_ABSENCE: readonly Gate[] = [statusBehind];
