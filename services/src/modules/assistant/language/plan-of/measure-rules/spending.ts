import { Phrases } from '../../../words/phrases.js';
import { isNamed } from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { LAST, named, type MeasureRule } from './rule.js';
import { saysAny } from '../../pieces/said.js';
import { wordSet } from '../../../words/word-set.js';

/** What one customer spends on average is so for each job. */
const ofOne: MeasureRule = {
  name: 'what one customer spends on average',
  of: ({ parts, names }) =>
    names.includes('per_customer') && isNamed(parts) ? named('average') : undefined,
};

const PEOPLE = wordSet('customer~|client~|people|person|ppl|cliente~|gente');
const SPEND = wordSet('spend~|spent|spending|bring~|pay~|give~|generate~|gastan|gasta');
const A_PERSON = new Phrases(
  everyOf('a|an|each|every|one|cada|un', 'customer|client|person|cliente', 'spend|spends'),
);
const IN_A_YEAR = new Phrases('in a year|in an year');
/** 'How much do people spend a year on average' is so for each of them: neither a ticket nor a sum. */
const ofEach: MeasureRule = {
  name: 'what each customer spends in a year',
  of: ({ parts, weak }) => {
    const words = parts.spans.flatMap((span) => [...span.words]);
    const isOfPeople = words.some((word) => PEOPLE.has(word)) && !isNamed(parts);
    const isEach = weak.includes('average') || saysAny(parts, A_PERSON);
    const isByYear =
      parts.all('group').some(({ tag }) => tag.name === 'year') || saysAny(parts, IN_A_YEAR);
    return isOfPeople && isEach && isByYear && words.some((word) => SPEND.has(word))
      ? named('per_customer')
      : undefined;
  },
};

const LAST_ONE = new Phrases(
  everyOf('last|latest|ultimo|ultima', 'car|job|one|ticket|truck|customer|client|carro|cliente'),
);
/** 'What did the last car pay' is of one job, which says it. */
const ofLast: MeasureRule = {
  name: 'what the last one paid',
  of: ({ parts, chosen }) => {
    if (chosen !== 'spent' || isNamed(parts) || !saysAny(parts, LAST_ONE)) return undefined;
    const spent = parts.all('measure').filter(({ tag }) => tag.name === 'spent');
    parts.use(...spent.map(({ span }) => span));
    return LAST;
  },
};

/** What one customer spends. */
export const SPENDING_RULES = { ofOne, ofEach, ofLast };
