import { Phrases } from '../../words/phrases.js';
import type { Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { hasFilter, having, isOf, type Gate } from './gate.js';
import { isOne } from '../pieces/said.js';
import { wordTokens } from '../turns/turn.js';
import { wordSet } from '../../words/word-set.js';

const CAN = wordSet('can|could|puedo|podemos');
const FITS = wordSet('start|begin|fit|squeeze|somebody|someone|another|meter|agendar');

const NOTHING = { raw: '', words: [], tags: [] };

/** 'The earliest I can get somebody in' is free time, and no list of what there is. */
const couldBe: Gate = {
  name: 'what could be taken in is in no record',
  leaves: ({ parts }) => {
    const isCome =
      isOf(parts.spans[0] ?? NOTHING, CAN) && parts.spans[1]?.name?.kind === 'customer';
    const [count] = parts.all('count');
    const can = having(parts, CAN).find((span) => parts.spans.indexOf(span) > 0);
    // 'How many jobs can we do a day' asks for what would fit.
    if (count && can && parts.spans.indexOf(can) > parts.spans.indexOf(count.span)) return [can];
    const fits = isCome || parts.spans.some((span) => isOf(span, FITS));
    return fits ? having(parts, CAN) : [];
  },
};

const WE = wordSet('i|we|you|a|an|the');
const TAKES = wordSet('do|take|handle|manage|schedule|start|book|accept|hacer|tomar|agendar');
const isOfWork = (plan: Plan) => hasFilter(plan, 'service') || hasFilter(plan, 'vehicle');
/** 'Can we do a ceramic in the rain on Friday' asks for no ceramics that are booked. */
const couldTake: Gate = {
  name: 'what could be taken on is not what is booked',
  leaves: ({ parts, plan, today }) =>
    isOfWork(plan) && (plan.period?.to ?? today) >= today
      ? having(parts, CAN).filter((can) => {
          const [next, after] = parts.spans
            .slice(parts.spans.indexOf(can))
            .flatMap(({ words }) => [...words])
            .filter((word) => !CAN.has(word) && !WE.has(word));
          return TAKES.has(next ?? '') && after !== 'look';
        })
      : [],
};

const OFFERS = new Phrases(
  everyOf('do|does', 'i|we|you', 'still|even|', 'do|offer|sell|provide'),
  'hacemos|ofrecemos|vendemos',
);
/** 'Do we do ceramics on boats' asks what is offered. */
const offers: Gate = {
  name: 'what is offered is not what is booked',
  leaves: ({ parts, plan }) =>
    plan.period === undefined && OFFERS.begin(wordTokens(parts)) ? parts.spans.slice(0, 1) : [],
};

const EMPTY = wordSet('empty|free|vacio|vacia|libre|libres');

/** A split has those days only on which there is something. */
const emptyDays: Gate = {
  name: 'days without a job are in no split',
  leaves: ({ parts, plan }) => (plan.group === undefined ? [] : having(parts, EMPTY)),
};

/** 'Anything open this weekend' is free time; open jobs are named. */
const isOpenTime: Gate = {
  name: 'what is open is free time, where no job is named',
  leaves: ({ parts, plan }) => {
    const isJob = parts
      .all('measure')
      .some(
        ({ span, tag }) => tag.name === 'jobs' && !span.tags.some(({ kind }) => kind === 'value'),
      );
    const isWhether = parts.all('want').some(({ tag }) => tag.want === 'whether');
    const isPlain = plan.measure === 'jobs' && plan.period !== undefined && isWhether && !isJob;
    return isPlain
      ? parts.spans.filter(({ words }) => wordSet('open|abierto~|abierta~').has(words.join(' ')))
      : [];
  },
};

const ARE_NEW = new Phrases('are new|were new|is new|was new');
/** 'How many of October's customers were new' is of those who were here, not of those who were added. */
const newOfThose: Gate = {
  name: 'those of some customers who were new are not those who were added',
  leaves: ({ parts, plan }) => {
    if (plan.measure !== 'new_customers') return [];
    const news = parts.spans.filter((span) => isOne(span, ARE_NEW));
    const isOfThose = parts.spans.some(
      (span, at) => isOf(span, wordSet('of')) && parts.spans.slice(at).some(isOfCustomers),
    );
    return isOfThose ? news : [];
  },
};
const isOfCustomers = ({ words }: { words: readonly string[] }) =>
  wordSet('customers|clients|people').has(words.join(' '));

/** 'Are Saturdays worth it' asks for an opinion. */
const worthIt: Gate = {
  name: 'whether something is worth it is no sum',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) => isOf(span, wordSet('worth')) && parts.spans[at + 1]?.words[0] === 'it',
    ),
};

/** 'Customers I lost to cancellations' called off, and did not stay away. */
const lostTo: Gate = {
  name: 'who stayed away did not call off',
  leaves: ({ parts, plan }) =>
    hasFilter(plan, 'due') ? having(parts, wordSet('cancel|cancelled|canceled|cancellation~')) : [],
};

/** What is free is not what is booked. */
export const FREE_TIME_GATES: readonly Gate[] = [
  couldBe,
  couldTake,
  offers,
  emptyDays,
  isOpenTime,
  newOfThose,
  worthIt,
  lostTo,
];
