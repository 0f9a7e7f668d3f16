import { Phrases } from '../../../words/phrases.js';
import {
  hasBound,
  hasDays,
  isOfFilter,
  isOfPhone,
  isOfService,
  isOfVehicle,
  isWho,
} from '../asked.js';
import { best, guessed, named, type MeasureRule } from './rule.js';
import { begins, isOne } from '../../pieces/said.js';
import type { Span } from '../../pieces/spans.js';
import { wordSet } from '../../../words/word-set.js';

const byName: MeasureRule = {
  name: 'what is named',
  of: ({ chosen, sure }) =>
    chosen === undefined ? undefined : { measure: chosen, isNamed: sure.length > 0 },
};

/** 'What are our hours' asks when the doors are open. */
const openingHours: MeasureRule = {
  name: 'when the business is open',
  of: ({ parts, chosen }) =>
    chosen === 'hours' &&
    !hasDays(parts) &&
    !parts.has('count') &&
    parts.spans.every(
      ({ tags, words }) =>
        wordSet('hours|horas').has(words.join(' ')) ||
        tags.some(({ kind }) => kind === 'glue' || kind === 'want'),
    )
      ? 'nothing'
      : undefined,
};

const AHEAD = new Phrases(
  'weekend|this weekend',
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
);
const isOfAhead = (span: Span) =>
  isOne(span, AHEAD) ||
  begins(span, REST) ||
  span.words.some((word) => wordSet('next|tomorrow').has(word));
const REST = new Phrases('rest of');

const howIs: MeasureRule = {
  name: 'how is that day, or that month',
  of: ({ parts }) => {
    const isHow = parts.all('want').some(({ tag }) => tag.want === 'how');
    if (!isHow || !hasDays(parts)) return undefined;
    if (parts.has('compare')) return named('revenue');
    const is = (words: ReadonlySet<string>) =>
      parts.spans.some((span) => span.words.some((word) => words.has(word)));
    const isAhead =
      parts.periods().some(({ span }) => isOfAhead(span)) ||
      is(wordSet('look|looks|looking|shape|shaping|pinta|ve'));
    return named(isAhead && !is(wordSet('was|were|did|had|fue|estuvo')) ? 'jobs' : 'revenue');
  },
};

const weakly: MeasureRule = {
  name: 'what may be named',
  of: ({ weak }) => {
    const from = best(weak);
    return from === undefined ? undefined : guessed(from);
  },
};

/** Days alone ask for what is on, 'who' for customers. */
const nothingNamed: MeasureRule = {
  name: 'nothing is named',
  of: ({ parts }) => {
    const isTotal = parts.spans.some(({ words }) => wordSet('total~|totaled').has(words[0] ?? ''));
    if (isTotal && (hasDays(parts) || parts.spans.some(({ name }) => name !== undefined)))
      return guessed('revenue');
    // What is the most of nothing that is named, is not known.
    const isRanked = parts
      .all('order')
      .some(
        ({ span, tag }) => !parts.isUsed(span) && (tag.order === 'most' || tag.order === 'least'),
      );
    // 'Interior details on trucks over 200' are jobs; 'who are my top 5 this year' are customers.
    const areJobs = isWho(parts)
      ? hasDays(parts) && !isRanked
      : hasDays(parts) || (isOfService(parts) && hasBound(parts));
    if (isWho(parts) || isOfVehicle(parts) || isOfPhone(parts))
      return guessed(areJobs ? 'jobs' : 'customers');
    if (isRanked && !parts.has('group')) return undefined;
    const isOn =
      hasDays(parts) ||
      parts.spans.some(({ time }) => time !== undefined) ||
      parts.spans.some(({ name }) => name?.kind === 'service') ||
      isOfFilter('status')(parts);
    // 'My fullest day' is so by its jobs.
    const isFull = parts.spans.some(({ words }) => words.some((word) => FULL.has(word)));
    return isOn ? (isFull ? named : guessed)('jobs') : undefined;
  },
};

const FULL = wordSet('fullest|emptiest|lightest|heaviest');

/** What is named, and what is meant where nothing is. */
export const OTHER_RULES = { openingHours, byName, howIs, weakly, nothingNamed };
