import { isNamed } from '../asked.js';
import { LAST, named, type MeasureRule } from '../measure-rule.js';

/** What one customer spends on average is so for each job. */
const ofOne: MeasureRule = {
  name: 'what one customer spends on average',
  of: ({ parts, names }) =>
    names.includes('per_customer') && isNamed(parts) ? named('average') : undefined,
};

const PEOPLE = /^(?:customers?|clients?|people|person|ppl|clientes?|gente)$/;
const SPEND = /^(?:spends?|spent|spending|brings?|pays?|gives?|generates?|gastan?)$/;
const A_PERSON = /\b(?:an?|each|every|one|cada|un) (?:customer|client|person|cliente) spends?\b/;
const IN_A_YEAR = /\bin an? year\b/;
/** 'How much do people spend a year on average' is so for each of them: neither a ticket nor a sum. */
const ofEach: MeasureRule = {
  name: 'what each customer spends in a year',
  of: ({ parts, weak }) => {
    const words = parts.spans.flatMap((span) => [...span.words]);
    const isOfPeople = words.some((word) => PEOPLE.test(word)) && !isNamed(parts);
    const isEach = weak.includes('average') || A_PERSON.test(words.join(' '));
    const isByYear =
      parts.all('group').some(({ tag }) => tag.name === 'year') || IN_A_YEAR.test(words.join(' '));
    return isOfPeople && isEach && isByYear && words.some((word) => SPEND.test(word))
      ? named('per_customer')
      : undefined;
  },
};

const LAST_ONE =
  /\b(?:last|latest|ultimo|ultima) (?:car|job|one|ticket|truck|customer|client|carro|cliente)\b/;
/** 'What did the last car pay' is of one job, which says it. */
const ofLast: MeasureRule = {
  name: 'what the last one paid',
  of: ({ parts, chosen }) => {
    const text = parts.spans.flatMap((span) => [...span.words]).join(' ');
    if (chosen !== 'spent' || isNamed(parts) || !LAST_ONE.test(text)) return undefined;
    const spent = parts.all('measure').filter(({ tag }) => tag.name === 'spent');
    parts.use(...spent.map(({ span }) => span));
    return LAST;
  },
};

/** What one customer spends. */
export const SPENDING_RULES = { ofOne, ofEach, ofLast };
