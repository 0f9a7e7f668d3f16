import { isOf, isPlainWord, type Gate } from './gate.js';
import { Sayings } from '../forms/sayings.js';
import { wordSet } from '../../words/word-set.js';

const AT_PLACE = new Sayings(['from|at|in|by|vs|or|and the|our|my?'], {}, 'end');

export const openShop: Gate = {
  name: 'when the shop is open is no open job',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ values }) => values.includes('open'))
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, wordSet('open|abierto')) &&
            wordSet('shop|store|business|we|you|i|place').has(
              parts.spans[at - 1]?.words.at(-1) ?? '',
            ),
        )
      : [],
};

export const atTheShop: Gate = {
  name: 'from the shop may be where it was done',
  leaves: ({ parts, plan }) =>
    plan.filters.some(({ name }) => name === 'job_at')
      ? []
      : parts.spans.filter(
          (span, at) =>
            isOf(span, wordSet('shop')) &&
            isPlainWord(span) &&
            AT_PLACE.says(
              parts.spans
                .slice(0, at)
                .flatMap(({ words }) => [...words])
                .join(' '),
            ),
        ),
};
