import { MEASURES } from '../../plan/measures/index.js';
import { isByChange } from '../../plan/by-change.js';
import { isBareMost, isThing } from '../plan-of/asked.js';
import { having, isOf, unitOf, type Gate } from './gate.js';
import type { Parts } from '../pieces/parts.js';
import { wordSet } from '../../words/word-set.js';

const mostOfThings: Gate = {
  name: 'who brings the most trucks is so by jobs, not by money',
  leaves: ({ parts, plan }) =>
    unitOf(plan) === 'money' && plan.group !== undefined
      ? parts.spans.filter(
          (span, at) =>
            wordSet('most|the most').has(span.words.join(' ')) &&
            isThing(parts.spans[at + 1]) &&
            // 'The most ceramic revenue' is money.
            parts.spans[at + 2]?.tags.some(({ kind }) => kind === 'measure') !== true,
        )
      : [],
};

const OF_MONEY = new Set(MEASURES.filter(({ unit }) => unit === 'money').map(({ name }) => name));
const saysMoney = (parts: Parts) =>
  parts.has('amount') ||
  parts.all('measure').some(({ tag }) => OF_MONEY.has(tag.name)) ||
  having(parts, wordSet('paid|pay~|charged|charge|worth|cost~')).length > 0;
const dearestOfList: Gate = {
  name: 'what is done most is no dearest job',
  leaves: ({ parts, plan }) =>
    plan.want === 'list' && plan.group === undefined && !saysMoney(parts)
      ? parts
          .all('order')
          .map(({ span }) => span)
          .filter((span) => isBareMost(span))
      : [],
};

const OWNS = wordSet('has|have|own~|got|tiene');
const GROWS = wordSet(
  'went up|gone up|go up|going up|grew|grow|grown|growing|growth|went down|gone down|go down|going down|increased|increasing|dropped|dropping|fell|falling|declined|declining|improved|improving|rose|rising',
);
const grewMost: Gate = {
  name: 'what grew most is not what brought most',
  leaves: ({ parts, plan }) =>
    plan.group !== undefined &&
    plan.compare !== undefined &&
    plan.order !== undefined &&
    !isByChange(plan.order)
      ? parts.spans.filter(
          (span, at) => isBareMost(span) && GROWS.has(parts.spans[at - 1]?.words.join(' ') ?? ''),
        )
      : [],
};

const carsOwned: Gate = {
  name: 'the most cars that somebody has are no jobs',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' && parts.spans.some((span) => isOf(span, OWNS))
      ? parts.spans.filter((span) =>
          wordSet('cars|vehicles|carros|coches').has(span.words.join(' ')),
        )
      : [],
};

/** 'Trucks like the Ram' are all of that kind, of which one is named. */
const likeOne: Gate = {
  name: 'what is like one of a kind is not that one alone',
  leaves: ({ parts, plan }) =>
    plan.filters.filter(({ name }) => name === 'vehicle').length > 1
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, wordSet('like|such|como')) &&
            parts.spans[at - 1]?.name?.kind === 'vehicle' &&
            parts.spans.slice(at + 1).some(({ name }) => name?.kind === 'vehicle'),
        )
      : [],
};

export const GATES_OF_MOST: readonly Gate[] = [
  mostOfThings,
  dearestOfList,
  grewMost,
  carsOwned,
  likeOne,
];
