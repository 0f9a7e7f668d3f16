import { having, type Gate } from './gate.js';
import { wordSet } from '../../words/word-set.js';

/** One of them is pointed at: 'the lady with the Tesla'. */
const MEN_OR_WOMEN = wordSet(
  'men|women|ladies|gals|gentlemen|male~|female~|hombres|mujeres|damas|caballeros|senoras|senores|chicas',
);
const menOrWomen: Gate = {
  name: 'who is a man or a woman is not written down',
  leaves: ({ parts }) => having(parts, MEN_OR_WOMEN),
};

/** 'Who paid the most', 'who paid over 300' ask how much it was. */
const whoPaid: Gate = {
  name: 'who paid is no list of what they spent',
  leaves: ({ parts, plan }) =>
    plan.measure === 'spent' &&
    plan.group === 'customer' &&
    plan.filters.every(({ name }) => !name.includes('_at_')) &&
    !parts.has('amount') &&
    !parts.has('order') &&
    !parts.has('compare')
      ? having(parts, wordSet('paid|pago|pagaron'))
      : [],
};

/** What nobody writes down here, and words of it that look like records. */
export const GATES_OF_UNRECORDED: readonly Gate[] = [menOrWomen, whoPaid];
