import { having, isOf, isPlainWord, unitOf, type Gate } from './gate.js';
import {
  andTotal,
  cheapService,
  firstDays,
  hourly,
  sumApart,
  unlike,
  yearlyThing,
} from './figures.js';
import {
  alsoBooked,
  comesEach,
  eachBesideOne,
  gained,
  lastOfCustomers,
  whichJob,
} from './kinds.js';
import { atTheShop, openShop } from './shop.js';
import { onlyLeft } from '../plan-of/only.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const OF_CUSTOMERS = new Set(['customers', 'new_customers']);
const reach: Gate = {
  name: 'how several are reached is not listed',
  leaves: ({ parts, plan }) =>
    plan.want === 'list' && plan.limit !== 1
      ? having(
          parts,
          wordSet('numbers|phones|emails|addresses|telefonos|correos|direcciones'),
        ).filter(
          (span) =>
            !span.tags.some(({ kind }) => kind === 'value') &&
            // A list of customers has their phone numbers.
            !(OF_CUSTOMERS.has(plan.measure) && isOf(span, wordSet('numbers|phones|telefonos'))),
        )
      : [],
};

const amountOfNotes: Gate = {
  name: 'how much of something in the notes is no money',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        span.name?.kind === 'notes' &&
        parts.spans[at - 1]?.tags.some(({ kind }) => kind === 'amount' || kind === 'count') ===
          true,
    ),
};

const whatWeDid: Gate = {
  name: 'what we did is no word of the notes',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span, at) =>
        span.name?.kind === 'notes' && wordSet('i|we').has(parts.spans[at - 1]?.words.at(-1) ?? ''),
    ),
};

const bothServices: Gate = {
  name: 'who had two services did not have one of them',
  leaves: ({ parts, plan }) => {
    const isWho = parts.all('want').some(({ tag }) => tag.want === 'who');
    const areTwo = plan.filters.some(
      ({ name, values, not }) => name === 'service' && values.length > 1 && !not,
    );
    return plan.measure !== 'customers' && isWho && areTwo
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, wordSet('and|y')) && parts.spans[at - 1]?.name?.kind === 'service',
        )
      : [];
  },
};

/** 'Got both' says two things, and neither of them. */
const bothOfWhat: Gate = {
  name: 'both of what is not said',
  leaves: ({ parts, plan: { filters, group, compare } }) => {
    const said = filters.filter(({ not }) => !not).flatMap(({ values }) => values);
    // Whoever was here on other days as well was here on both.
    const isOfDays = filters.some(({ name }) => name === 'here_in');
    const isSaid = said.length > 1 || isOfDays || group !== undefined || compare !== undefined;
    return isSaid
      ? []
      : parts.spans.filter((span) => isOf(span, wordSet('both|ambos|ambas')) && !span.period);
  },
};

const firstOfAll: Gate = {
  name: 'whose visits are first ones depends on the days',
  leaves: ({ parts, plan: { measure, group, period } }) =>
    measure === 'customers' && group === 'visit' && period?.from === undefined
      ? parts.all('compare').map(({ span }) => span)
      : [],
};

const addOnAlone: Gate = {
  name: 'what the jobs with an add-on made is not what it made',
  leaves: ({ parts, plan }) =>
    unitOf(plan)?.startsWith('money') === true
      ? parts.spans.filter(
          (span) =>
            span.name?.kind === 'add_on' ||
            span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'add_on'),
        )
      : [],
};

const END_OF_WORK = wordSet('done|finish|finished|off|wrap|wrapped|through|out|home|work|working');
const whenHoliday: Gate = {
  name: 'when a holiday is no schedule says',
  leaves: ({ parts, plan }) => {
    const isOnlyDays = parts.spans.every(
      (span) => span.period !== undefined || isPlainWord(span) || isWhen(span),
    );
    // When the work of a day is done, its jobs say.
    const isEnd = parts.spans.some((span) => isOf(span, END_OF_WORK));
    return plan.want !== 'value' && isOnlyDays && !isEnd && plan.filters.length === 0
      ? parts.spans.filter((span, at) => at === 0 && isWhen(span))
      : [];
  },
};
const isWhen = ({ tags }: Span) => tags.some((tag) => tag.kind === 'want' && tag.want === 'when');

const onlySo: Gate = {
  name: 'who only had something is not who had it',
  leaves: ({ parts }) => onlyLeft(parts, (span) => parts.isUsed(span)),
};

/** Of which rows a plan is: those it must not leave out, and those it must not add. */
export const GATES_OF_ROWS: readonly Gate[] = [
  onlySo,
  comesEach,
  sumApart,
  reach,
  openShop,
  atTheShop,
  whenHoliday,
  yearlyThing,
  andTotal,
  amountOfNotes,
  whatWeDid,
  firstOfAll,
  addOnAlone,
  bothServices,
  bothOfWhat,
  hourly,
  firstDays,
  cheapService,
  alsoBooked,
  eachBesideOne,
  lastOfCustomers,
  whichJob,
  gained,
  unlike,
];
