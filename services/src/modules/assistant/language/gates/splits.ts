import type { Gate } from './gate.js';
import { wordSet } from '../../words/word-set.js';

const EACH = wordSet('by|per|each|every|por');
const splitAside: Gate = {
  name: 'beside other days there is no row for each',
  leaves: ({ parts, plan }) =>
    plan.compare !== undefined && plan.group === undefined && plan.per === undefined
      ? parts
          .all('group')
          .filter(({ span }) => EACH.has(span.words[0] ?? '') && span.tags.length === 1)
          .map(({ span }) => span)
      : [],
};

const BESIDE = wordSet('vs|versus|against|contra');
const countBeside: Gate = {
  name: 'one count beside another is no comparison with other days',
  leaves: ({ parts, plan }) =>
    plan.compare === 'before'
      ? parts
          .all('compare')
          .filter(
            ({ span }) =>
              BESIDE.has(span.words[0] ?? '') &&
              parts
                .beside(span, 1)
                ?.tags.some(
                  ({ kind }) => kind === 'count' || kind === 'amount' || kind === 'value',
                ),
          )
          .map(({ span }) => span)
      : [],
};

const averageOfEach: Gate = {
  name: 'what customers spend on average is no figure of each of them',
  leaves: ({ parts, plan }) =>
    plan.measure === 'per_customer' && plan.group === 'customer'
      ? parts
          .all('measure')
          .filter(({ tag }) => tag.name === plan.measure)
          .map(({ span }) => span)
      : [],
};

/** What is put beside something, or told apart, and has no place. */
export const GATES_OF_SPLITS: readonly Gate[] = [splitAside, countBeside, averageOfEach];
