import { isOf, isPlainWord, type Gate } from './gate.js';
import { wordBefore } from '../pieces/said.js';
import { everyOf } from '../../words/every-of.js';
import { wordSet } from '../../words/word-set.js';

const WANTED = wordSet('want|wants|wanted|need|needs|needed|quiere|quieren|necesita|necesitan');
/** On whatever days somebody asked, it is not what was done on them. */
const ASKED_FOR = wordSet(
  'asks|asked|asking|inquired|curious|interested|pidio|pregunto|preguntaron',
);
/** Of these words so many stand before the service at most: 'asked about a ceramic'. */
const MOST_BETWEEN = 2;
const onlyAskedFor: Gate = {
  name: 'who asked for a service, or needs one, has not had it',
  leaves: ({ parts, plan }) => {
    const isListOfAll = plan.want !== 'value' && plan.period === undefined;
    return parts.spans.filter(
      (span, at) =>
        isPlainWord(span) &&
        (isOf(span, ASKED_FOR) || (isListOfAll && isOf(span, WANTED))) &&
        parts.spans
          .slice(at + 1, at + 2 + MOST_BETWEEN)
          .some(({ name }) => name?.kind === 'service'),
    );
  },
};

const A_CAR = wordSet(everyOf('a|the|his|her|their', 'car|truck|vehicle|suv|van'));
const leftACar: Gate = {
  name: 'who dropped off a car is no customer that was lost',
  leaves: ({ parts, plan: { filters } }) =>
    filters.some(({ name }) => name === 'due')
      ? parts.spans.filter(
          (span, at) =>
            span.words.join(' ') === 'dropped off' &&
            A_CAR.has(
              parts.spans
                .slice(at + 1, at + 3)
                .flatMap(({ words }) => [...words])
                .join(' '),
            ),
        )
      : [],
};

const TO_HAVE = wordSet('buy|own|purchase|rent|lease|drive|comprar|rentar|manejar');
/** 'Whats the best truck to buy' */
const toHave: Gate = {
  name: 'what is to be bought or driven is no figure of those who have one',
  leaves: ({ parts }) =>
    parts.spans.filter(
      (span) =>
        !span.name &&
        TO_HAVE.has(span.words.at(-1) ?? '') &&
        wordSet('to|para|i|we').has(wordBefore(parts, span)),
    ),
};

/** What somebody wants, or brought, is nothing that they had done. */
export const GATES_OF_WISHES: readonly Gate[] = [onlyAskedFor, leftACar, toHave];
