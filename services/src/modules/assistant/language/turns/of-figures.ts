import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { everyOf } from '../../words/every-of.js';
import type { Plan } from '../../plan/plan.js';
import { asksOfOne } from './its-facts.js';
import { Sayings } from '../forms/sayings.js';
import type { Parts } from '../pieces/parts.js';
import { ROWS_OF, says, unsplit, withoutCompare, type Turn, wordTokens } from './turn.js';

const HOW_OFTEN = new Sayings([
  'and|so? how_many|how_many_times|how_often|cuantas_veces|cuantos|cuantas',
]);
/** 'How many times', of a ranking of customers by a count. */
export const asksTimesOfFirst = (parts: Parts, { measure, group, order }: Plan): boolean =>
  COUNTS.has(measure) &&
  group === 'customer' &&
  order !== undefined &&
  HOW_OFTEN.says(wordTokens(parts));

const timesOfFirst: Turn = {
  name: 'how many times it was of whoever stood first',
  isWhole: true,
  of: (parts, before) => (asksTimesOfFirst(parts, before) ? { ...before, limit: 1 } : undefined),
};
const COUNTS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);

const WHO_THAT = new Sayings(['and|so? who|whos|whose was|is|were|are? that|it|he|she|they one?']);
const whoStoodFirst: Turn = {
  name: 'who it was that stood first',
  isWhole: true,
  of: (parts, before) =>
    before.group === 'customer' && before.limit === 1 && WHO_THAT.says(wordTokens(parts))
      ? before
      : undefined,
};

const itsFacts: Turn = {
  name: 'what the row of one job says',
  isWhole: true,
  of: (parts, before) => (asksOfOne(parts, before) ? before : undefined),
};

const WHEN = new Phrases(
  everyOf(
    'when|which day|what day|which one|what date|cuando|que dia',
    'was that|was it|is that|is it|fue|',
  ),
);
/** 'When was that', of what stood first: the days are said with it. */
export const asksWhenItWas = (parts: Parts, { group, order }: Plan): boolean => {
  const words = wordTokens(parts);
  const isAll = words.length > 0 && WHEN.lengthAt(words, 0) === words.length;
  return isAll && isTimeGroup(group) && order !== undefined;
};
const whenItWas: Turn = {
  name: 'on which days what stood first was',
  isWhole: true,
  of: (parts, before) => (asksWhenItWas(parts, before) ? { ...before, limit: 1 } : undefined),
};

const WHO_IS_NEW = new Sayings([
  'and|so? who|whos|who_is new',
  'and|so? who|which|any|how_many is|are|were|was? the? new ones|one|people',
]);
const HOW_MANY_NEW = new Sayings([
  'and|so? how_many is|are|were|was new',
  'and|so? how_many is|are|were|was? repeat|returning|regulars|repeats customers|clients|people?',
]);
/** 'How many repeat', of jobs or of what they came to. */
export const asksHowManyNew = (parts: Parts, { measure, group }: Plan): boolean =>
  group === undefined &&
  (OF_JOBS.has(ROWS_OF[measure] ?? measure) ||
    (measure === 'customers' && RETURNING.in(wordTokens(parts)) !== undefined)) &&
  HOW_MANY_NEW.says(wordTokens(parts));
/** 'Who are the new ones' */
export const asksForNew = (parts: Parts) => WHO_IS_NEW.says(wordTokens(parts));
const RETURNING = new Phrases('repeat|returning|regulars');
const MORE_THAN_ONCE = new Sayings(['which of_them more_than_once']);
const NEW = new Phrases('new|first timer|first timers|nuevos|nuevas');
const THEM = new Phrases('them|those|these|they|ellos|ellas|esos');
const newOnes: Turn = {
  name: 'which of them are here for the first time',
  of: (parts, before) => {
    const words = wordTokens(parts);
    // What came to so much was made of jobs.
    const rows = ROWS_OF[before.measure] ?? before.measure;
    const isCounted = asksHowManyNew(parts, before);
    const isOfThem = asksForNew(parts) || isCounted || THEM.in(words) !== undefined;
    const isOfSome =
      isCounted ||
      OF_JOBS.has(rows) ||
      (before.measure === 'customers' && before.period?.from !== undefined);
    const isReturning = RETURNING.in(words) !== undefined || MORE_THAN_ONCE.says(words);
    const isNew = parts
      .all('measure')
      .every(({ tag }) => NEW_ONES.has(tag.name) || (isReturning && tag.name === 'visits'));
    const strange = parts.spans.filter((span) => span.words.join(' ') === 'new');
    const isOfPeople =
      isReturning && parts.all('measure').some(({ tag }) => NEW_ONES.has(tag.name));
    const isAsked =
      (NEW.in(words) !== undefined || isReturning) &&
      isNew &&
      says(parts, strange, 'measure', 'count', 'value');
    if (!isOfThem || !isAsked || !isOfSome || before.group !== undefined) return undefined;
    return {
      ...withoutCompare(before),
      want: parts.has('count') ? 'value' : 'list',
      measure: isOfPeople ? 'customers' : before.measure === 'worth' ? before.measure : rows,
      filters: [
        ...before.filters,
        { name: 'visit', values: [isReturning ? 'returning' : 'first'] },
      ],
    };
  },
};
const NEW_ONES = new Set(['new_customers', 'customers']);
const OF_JOBS = new Set(['jobs', 'visits', 'worth']);

const inHours: Turn = {
  name: 'the rows before, in hours',
  of: (parts, before) => {
    const isHours = parts.all('measure').every(({ tag }) => tag.name === 'hours');
    const long = parts.spans.filter(({ words }) => words.join(' ') === 'long');
    const isAsked = parts.has('measure') && isHours && says(parts, long, 'measure');
    if (!isAsked || (before.measure !== 'jobs' && before.measure !== 'worth')) return undefined;
    // Of the busiest day alone they are told of each: the longest may be another.
    const isOfFirst = before.limit === 1 && isTimeGroup(before.group);
    const { order: _order, limit: _limit, ...rows } = before;
    return { ...(isOfFirst ? rows : unsplit(before)), measure: 'hours' };
  },
};

/** The same rows as another figure, and what is said of one or some of them. */
export const TURNS_OF_FIGURES = {
  itsFacts,
  whenItWas,
  whoStoodFirst,
  timesOfFirst,
  newOnes,
  inHours,
};
