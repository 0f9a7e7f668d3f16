import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { hasFilter, having, isOf, isPlainWord, saysVisit, type Gate } from './gate.js';
import { wordAfter as after, wordBefore as before, begins, tokensOf } from '../pieces/said.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** 'The average we get per car' */
const PER_JOB = new Phrases(everyOf('per|each|a', 'job|visit|car|time'));

const ASKED = wordSet('is|are|was|were|am|has|have|did|went|go|goes|going|gone|trending');
const upOrDown: Gate = {
  name: 'what is up or down is beside something',
  leaves: ({ parts, plan }) =>
    plan.compare === undefined && parts.spans.some((span) => isOf(span, ASKED))
      ? parts.spans.filter(
          (span) =>
            wordSet('up|down').has(span.words.join(' ')) &&
            isPlainWord(span) &&
            !wordSet('for|to|with|at|next|coming|on|in').has(after(parts, span)) &&
            !wordSet(
              'coming|lined|set|signed|ended|end|booked|pulled|what|whats|show|showed|wrap',
            ).has(before(parts, span)),
        )
      : [],
};

const CHANGES = wordSet(
  'dropped|drop|drops|grew|grow|grows|growing|grown|declined|declining|rose|fell|increased|decreased|improved',
);
const change: Gate = {
  name: 'what grew or dropped is beside something',
  leaves: ({ parts, plan }) =>
    plan.compare === undefined
      ? having(parts, CHANGES).filter(
          (span) => isPlainWord(span) && !wordSet('off|by').has(after(parts, span)),
        )
      : [],
};

const takes: Gate = {
  name: 'what it takes is no record',
  leaves: ({ parts }) =>
    having(parts, wordSet('take|takes|need|needs')).filter(
      (span) => isPlainWord(span) && before(parts, span) === 'it',
    ),
};

const leftOver: Gate = {
  name: 'customers who are left are of no days',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.period?.from === undefined
      ? having(parts, wordSet('left|remaining|quedan')).filter((span) => !saysVisit(span))
      : [],
};

const SHOP = wordSet('shop|store|business|we|i|place|closed|');
const closedShop: Gate = {
  name: 'when the shop is closed is no job that is done',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ values }) => values.includes('completed'))
      ? having(parts, wordSet('closed|cerrado')).filter((span) =>
          SHOP.has(before(parts, span).replace(/^am$|^are$/, 'we')),
        )
      : [],
};

const ENDS = wordSet('end|ends|ending|finish|finishes|finishing|finished|wrap|done|over');
const endTimes: Gate = {
  name: 'jobs are found by when they begin, not by when they end',
  leaves: ({ parts }) =>
    having(parts, ENDS).filter(
      (span) =>
        isPlainWord(span) &&
        parts.spans[parts.spans.indexOf(span) + 1]?.time !== undefined &&
        wordSet('job~|that|which|appointment~').has(before(parts, span)),
    ),
};

const shareOfAll: Gate = {
  name: 'a share of all of them is no share',
  leaves: ({ parts, plan }) =>
    /^share/.test(plan.measure) && plan.filters.length === 0 && plan.group === undefined
      ? parts.all('measure').map(({ span }) => span)
      : [],
};

const CUSTOMERS = wordSet('customers|clients|people|everyone|everybody|clientes');
const lastOfEach: Gate = {
  name: 'whose last visit was then are not the last visit of then',
  leaves: ({ parts, plan }) =>
    plan.limit === 1 && plan.order === 'latest' && plan.period !== undefined
      ? parts.spans.some((span) => isOf(span, CUSTOMERS))
        ? having(parts, wordSet('last|latest|ultima')).filter(({ period }) => !period)
        : []
      : [],
};

const usedTo: Gate = {
  name: 'what somebody used to do is not what they do',
  leaves: ({ parts }) =>
    having(parts, wordSet('used')).filter((span) => /^to\b/.test(after(parts, span))),
};

const addedBefore: Gate = {
  name: 'new customers who are something else are not all who are',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers'
      ? parts
          .all('measure')
          .filter(
            ({ tag, span }) => tag.name === 'new_customers' && !isOf(span, wordSet('first|once')),
          )
          .map(({ span }) => span)
      : [],
};

const OF_PEOPLE = wordSet('customer~|client~|owner~|people|person|regular~|cliente~');
const SPENDS = wordSet('spend|spends|spent|gasta|gastan|gasto|gastado');
const eachSpends: Gate = {
  name: 'what somebody spends on average is not what a job brings',
  leaves: ({ parts, plan }) =>
    ((plan.measure === 'average' && plan.group === undefined) ||
      (plan.measure === 'spent' && plan.per !== undefined && !hasFilter(plan, 'customer'))) &&
    parts.spans.some((span) => isOf(span, OF_PEOPLE)) &&
    !parts.spans.some((span) => begins(span, PER_JOB))
      ? having(parts, SPENDS)
      : [],
};

const isPerJob = ({ spans }: Parts) =>
  spans.some((span) => PER_JOB.in(tokensOf([span])) !== undefined);

const GETS = wordSet('get|gets|getting|book|books|order|orders|buy|buys|want|wants');
const usuallyGets: Gate = {
  name: 'what somebody usually gets is no amount',
  leaves: ({ parts, plan }) =>
    plan.measure === 'average' && !parts.has('amount') && !isPerJob(parts)
      ? having(parts, GETS).filter(isPlainWord)
      : [],
};

const isMost = ({ words, tags }: Span) =>
  tags.some(({ kind }) => kind === 'order') &&
  wordSet('most|least|mas|menos').has(words.at(-1) ?? '');
const getsMost: Gate = {
  name: 'what is got most is so by jobs, not by money',
  leaves: ({ parts, plan }) =>
    plan.measure === 'revenue' && plan.group === 'service'
      ? parts.spans.filter((span) => isMost(span) && GETS.has(before(parts, span)))
      : [],
};

const mostOf: Gate = {
  name: 'who had the most of a service is counted by jobs, and is no list',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.want === 'list' && plan.group === undefined
      ? parts.spans.filter(isMost)
      : [],
};

const HELD = wordSet('have|has|tengo|tenemos');
const inHand: Gate = {
  name: 'what is in hand is not what came in',
  leaves: ({ parts, plan }) =>
    plan.measure === 'revenue' &&
    plan.filters.length === 0 &&
    parts.spans.some((span) => isOf(span, wordSet('cash|money|dinero')))
      ? having(parts, HELD).filter(
          (span) =>
            !wordSet('made|earned|taken|brought|coming|booked|i|we').has(after(parts, span)),
        )
      : [],
};

const ZIP = wordSet('zip|zipcode|postcode|zips|code~');
const placeless: Gate = {
  name: 'a postcode that is not said is no condition',
  leaves: ({ parts }) =>
    parts.spans.some(({ name }) => name?.kind === 'place' && /^\d{5}$/.test(name.words))
      ? []
      : having(parts, ZIP).filter(({ name }) => name?.kind !== 'place'),
};

const SPLITS = wordSet('which|what|que|cual|cuales');
const whichOne: Gate = {
  name: 'which street or note of several is a split, and no condition',
  leaves: ({ parts }) =>
    parts.spans.filter(
      ({ name }, at) =>
        (name?.kind === 'place' || name?.kind === 'notes') &&
        SPLITS.has(parts.spans[at - 1]?.words.at(-1) ?? ''),
    ),
};

const bareSplit: Gate = {
  name: 'a day alone splits nothing: what day it is, is no figure',
  leaves: ({ parts, plan }) =>
    isTimeGroup(plan.group) &&
    plan.order === undefined &&
    !parts.has('each') &&
    !parts.all('group').some(({ span }) => saysSplit(span)) &&
    parts.spans.every((span) => isPlainWord(span) || isSplitWord(span))
      ? parts.all('group').map(({ span }) => span)
      : [],
};
/** 'By week', 'weekly' after a figure */
const EACH = wordSet('by|per|each|every|por|cada');
const saysSplit = ({ words: [first = ''] }: Span) => EACH.has(first) || first.endsWith('ly');
const isSplitWord = ({ tags, period, number, name }: Span) =>
  !period &&
  !number &&
  !name &&
  tags.length > 0 &&
  tags.every(({ kind }) => kind === 'group' || kind === 'want' || kind === 'glue');

const LINKS = wordSet('and|or|y|o|vs|versus|than|to|compared|beside|against');
const twoDays: Gate = {
  name: 'two stretches that nothing puts side by side are no comparison',
  leaves: ({ parts, plan }) => {
    const [, second, ...more] = parts.periods();
    const isLinked =
      parts.has('compare') ||
      parts.spans.some((span) => !span.period && span.words.some((word) => LINKS.has(word)));
    return typeof plan.compare === 'object' && second && more.length === 0 && !isLinked
      ? [second.span]
      : [];
  },
};

/** A day, a part of one, or which of them. */
const isOfTime = (span: Span | undefined) =>
  span !== undefined &&
  (span.period !== undefined ||
    span.tags.some(
      (tag) =>
        (tag.kind === 'value' && tag.filter === 'time_of_day') ||
        (tag.kind === 'group' && isTimeGroup(tag.name)),
    ));
const openDay: Gate = {
  name: 'a day that is open has no open jobs',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ values }) => values.includes('open'))
      ? having(parts, wordSet('open|abierto')).filter((span) => isOfTime(parts.beside(span, -1)))
      : [],
};

const bothWays: Gate = {
  name: 'nothing is so and not so',
  leaves: ({ parts, plan: { filters } }) =>
    filters.some(({ name, not, values }) =>
      filters.some(
        (other) =>
          other.name === name && !other.not && not && values.join() === other.values.join(),
      ),
    )
      ? parts.all('not').map(({ span }) => span)
      : [],
};

const howOften: Gate = {
  name: 'how often is no count of customers',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' ? having(parts, wordSet('often')) : [],
};

const eachLast: Gate = {
  name: 'when each of several was last here is not the last of them',
  leaves: ({ parts, plan }) =>
    plan.limit === 1 && plan.group === undefined
      ? having(parts, wordSet('they|ellos|ellas')).filter((span) => !parts.isUsed(span))
      : [],
};

/** Small words that turn what is asked. */
export const GATES_OF_WORDS: readonly Gate[] = [
  upOrDown,
  change,
  takes,
  leftOver,
  closedShop,
  endTimes,
  shareOfAll,
  lastOfEach,
  usedTo,
  addedBefore,
  eachSpends,
  usuallyGets,
  getsMost,
  mostOf,
  inHand,
  placeless,
  whichOne,
  bareSplit,
  twoDays,
  openDay,
  bothWays,
  howOften,
  eachLast,
];
