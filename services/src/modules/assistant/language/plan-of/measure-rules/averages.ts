import { Phrases } from '../../../words/phrases.js';
import { hasBound, isNamed, isWho } from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { named, type MeasureRule } from './rule.js';
import type { Parts } from '../../pieces/parts.js';
import { isOne, tokensOf } from '../../pieces/said.js';
import { Sayings } from '../../forms/sayings.js';
import { wordSet } from '../../../words/word-set.js';

const TICKETS = wordSet('ticket~');
const GROWS = wordSet('getting|going|trending|growing|shrinking|dropping|falling|rising|climbing');

/** 'Are my tickets getting bigger' is of what one comes to, and of no number of them. */
const growingTickets: MeasureRule = {
  name: 'tickets that grow',
  of: ({ parts }) =>
    parts.all('measure').some(({ span }) => TICKETS.has(span.words.join(' '))) &&
    parts.all('compare').some(({ span }) => GROWS.has(span.words[0] ?? ''))
      ? named('average')
      : undefined,
};

const TIME = 'time|duration|length|hours|minutes';
const MEAN = new Sayings(
  ['<mean> <word>? <word>? <word>? <word>? <time>'],
  {
    mean: 'average|avg|typical|usual|promedio',
    word: String.raw`\S+`,
    // 'The average ticket of first time customers' takes no time.
    time: `(?<!(?:first|last|one|second|next|this|same|full|part) )(?:${TIME})(?! of day| between)`,
  },
  'anywhere',
);
const OF_TIME = new Phrases(everyOf('average|avg|typical|usual|', TIME));
/** 'Average job time for an interior' is no average ticket. */
const meanTime: MeasureRule = {
  name: 'how long something takes on average',
  of: ({ parts, chosen, isAverage }) => {
    const isOfMoney = chosen === undefined || chosen === 'average' || chosen === 'hours';
    if (isAverage || !isOfMoney || !MEAN.says(tokensOf(parts.spans))) return undefined;
    parts.use(...parts.spans.filter((span) => isOne(span, OF_TIME)));
    parts.use(
      ...parts.all('measure').flatMap(({ span, tag }) => (MEANS.has(tag.name) ? [span] : [])),
    );
    return named('length');
  },
};
const MEANS = new Set(['average', 'hours', 'length']);

/** 'Are people spending more than they used to' is of each visit, and of no list of them. */
const spendingMore: MeasureRule = {
  name: 'what people spend, beside before',
  of: ({ parts, chosen }) =>
    chosen === 'spent' &&
    !isNamed(parts) &&
    (parts.all('compare').some(({ tag }) => tag.with !== undefined) || isMoreThanThen(parts)) &&
    !parts.has('order')
      ? named('average')
      : undefined,
};

/** 'Are regulars spending more than last year' */
const isMoreThanThen = (parts: Parts) =>
  parts.has('compare') && parts.periods().length === 1 && !hasBound(parts) && !isWho(parts);

const PERCENT = wordSet('percent|percentage|porcentaje');
/** 'What percent is revenue up over last year' is of no share: a comparison says it. */
const percentOfChange: MeasureRule = {
  name: 'by how many percent something changed',
  of: ({ parts, names }) => {
    const others = names.filter((name) => name !== 'share' && name !== 'share_of_jobs');
    const shares = parts.all('measure').filter(({ span }) => PERCENT.has(span.words.at(-1) ?? ''));
    const [measure] = others;
    if (shares.length === 0 || !parts.has('compare') || measure === undefined) return undefined;
    parts.use(...shares.map(({ span }) => span));
    return named(measure);
  },
};

const MAKES_ON = new Phrases(
  everyOf('make|makes|made|earn|get|bring in', 'on|off|from|for', 'a|an|one|each'),
  everyOf('gano|ganamos|saco|sacamos', 'por|con', 'un|una|cada'),
);
/** 'How much do we make on a ceramic' is of one of them; on a Friday it is of all that is done then. */
const ofOneService: MeasureRule = {
  name: 'what one of a service comes to',
  of: ({ parts }) => {
    const at = parts.spans.findIndex(({ name }) => name?.kind === 'service');
    const before = tokensOf(parts.spans.slice(0, Math.max(at, 0)));
    const on = MAKES_ON.in(before);
    if (!on || on.at + on.length !== before.length) return undefined;
    parts.use(...parts.all('measure').map(({ span }) => span));
    return named('average');
  },
};

/** What one job comes to. */
export const AVERAGE_RULES = {
  growingTickets,
  meanTime,
  spendingMore,
  percentOfChange,
  ofOneService,
};
