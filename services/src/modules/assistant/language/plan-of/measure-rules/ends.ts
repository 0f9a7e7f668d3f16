import { Phrases } from '../../../words/phrases.js';
import { isTimeGroup } from '../../../plan/groups/index.js';
import { hasDays, isBookedIn, isNamed, isOfJobs, isOneThing } from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { FIRST, LAST, named, NEXT, type Chosen, type Known, type MeasureRule } from './rule.js';
import { isBareAverage } from '../per-of.js';
import { begins, isOne, tokensOf } from '../../pieces/said.js';
import type { Span } from '../../pieces/spans.js';
import type { WordTokens } from '../../../words/tokens.js';

const LONG = new Phrases(everyOf('the|', 'longest|most time'));
const SHORT = new Phrases(everyOf('the|', 'shortest'));

/** 'The longest job', 'which job took the longest'; 'the longest day' is of days. */
const longest: MeasureRule = {
  name: 'the longest job, or the shortest',
  of: ({ parts }) => {
    const isOfDays = parts.groups().some(({ tag }) => isTimeGroup(tag.name));
    const isOfOthers = parts.groups().some(({ tag }) => tag.name === 'service');
    if (!isOfJobs(parts) || isOfDays || isOfOthers) return undefined;
    const found = [...parts.all('order'), ...parts.all('measure')].find(({ span }) => isLong(span));
    if (!found) return undefined;
    const one = isAtEnd(found.span, SHORT) ? 'shortest' : 'longest';
    return { measure: 'hours', isNamed: true, one };
  },
};
const isLong = (span: Span) => isAtEnd(span, LONG) || isAtEnd(span, SHORT);
/** 'Longest of all', 'took the longest' */
const isAtEnd = (span: Span, phrases: Phrases) =>
  begins(span, phrases) || ends(tokensOf([span]), phrases);
const ends = (words: WordTokens, phrases: Phrases) =>
  words.some((_, at) => phrases.isAllOf(words.slice(at)));

/** 'How far out are we booked' asks for the last job that is. */
const HOW_FAR = new Phrases('how far|how many');
const farthest: MeasureRule = {
  name: 'how far out something is booked',
  of: ({ parts }) =>
    isBookedIn(parts) &&
    !hasDays(parts) &&
    parts.all('order').some(({ span }) => begins(span, HOW_FAR))
      ? { measure: 'jobs', isNamed: true, one: 'farthest' }
      : undefined,
};

const isOfEach = ({ parts }: Known) =>
  parts.all('measure').some(({ span, tag }) => tag.name === 'average' && isBareAverage(span));
const HOW_OFTEN = new Phrases('how often|cada cuanto');
const COMES_BACK = new Phrases(everyOf('come|comes|coming', 'back|in'));
const COMES = new Phrases(
  everyOf('come|comes|return|visit|vuelven|regresan', 'on average|in general|usually|'),
);

/** 'Average gap', 'how often do customers come back' */
const between: MeasureRule = {
  name: 'how long a job takes, or lies between two visits, on average',
  of: (known) => {
    const { parts, names } = known;
    const isMost = parts.all('order').some(({ tag }) => tag.order === 'most');
    if (names.includes('between') && isMost) return named('gap');
    // A length is an average already.
    if (names.includes('length') && !names.includes('between') && isOfEach(known))
      return named('length');
    if (names.includes('gap')) return isOfEach(known) ? named('between') : undefined;
    const words = tokensOf(parts.spans);
    const isComing = COMES_BACK.in(words) !== undefined || ends(words, COMES);
    const isOften = parts.all('measure').some(({ span }) => isOne(span, HOW_OFTEN));
    const isOfAll = names.includes('customers') && !isNamed(parts) && !hasDays(parts);
    return isOften && isOfAll && isComing ? named('between') : undefined;
  },
};

const TURN_OF: Readonly<Record<string, Chosen>> = { last: LAST, first: FIRST, next: NEXT };

/** 'Who had the last ceramic' asks for that job, and not for whoever was here last and had one before. */
const turnOfThing: MeasureRule = {
  name: 'the last job of a service, or on a kind of car',
  of: ({ parts, sure }) => {
    const isOfOthers = sure.some((name) => name !== 'customers');
    if (parts.has('count') || isOfOthers) return undefined;
    const [found] = parts
      .all('order')
      .flatMap(({ span }) =>
        isOneThing(parts.beside(span, 1)) ? [TURN_OF[span.words.join(' ')]] : [],
      );
    return found && (hasDays(parts) ? { ...found, measure: 'jobs' } : found);
  },
};

/** The ends of what is booked, and what lies between. */
export const END_RULES = { longest, farthest, between, turnOfThing };
