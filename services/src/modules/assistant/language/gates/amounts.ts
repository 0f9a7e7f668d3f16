import { isOf, isPlainWord, unitOf, type Gate } from './gate.js';
import { wordBefore } from '../pieces/said.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const COST = wordSet('cost~|costing');
/** What was called off may be pointed at: 'how much did that cost us'. */
const CALLED_OFF = wordSet(
  'cancel~|canceled|cancelled|cancellation~|no show~|flake~|it|that|they|those|these|this|he|she|them',
);
/** 'What did jobs cost me' is taken for those that were lost. */
const LOSSES = new Set(['lost', 'cancelled', 'no_shows']);
const ofLosses: Gate = {
  name: 'what costs something is no loss, but what was called off is',
  areStrange: true,
  leaves: ({ parts, plan }) =>
    LOSSES.has(plan.measure) && (isToDo(parts) || !saysCalledOff(parts))
      ? parts.all('measure').flatMap(({ span }) => (isOf(span, COST) ? [span] : []))
      : [],
};
/** 'What does it cost us to do one' points at nothing. */
const isToDo = ({ spans }: Parts) =>
  spans.some((span, at) => isOf(span, COST) && spans[at + 1]?.words[0] === 'to');
const saysCalledOff = ({ spans }: Parts) =>
  spans.some((span) => isOf(span, CALLED_OFF) || CALLED_OFF.has(span.words.join(' ')));

const ASKED_OF = wordSet('i|we|they|he|she|you|it');
/** What may be done, and brings nothing by itself. */
const DOINGS = wordSet(
  'drive|driven|drop|dropped|order|ordered|use|used|buy|bought|own|owned|talk|call|called|sit|start|started|check|ask|asked|see|seen|request|requested|want|wanted|meet',
);
const notMade: Gate = {
  name: 'how much somebody did of something is no money',
  leaves: ({ parts, plan }) =>
    unitOf(plan) === 'money' && parts.has('amount')
      ? parts.spans.filter(
          (span) =>
            isPlainWord(span) && isOf(span, DOINGS) && ASKED_OF.has(wordBefore(parts, span)),
        )
      : [],
};

const PACE = wordSet('pace|track');
/** Beside other days, or held against a number, it is that far. */
const onPace: Gate = {
  name: 'what some days will come to in the end is in no record',
  leaves: ({ parts, plan }) =>
    plan.compare === undefined && !plan.goal
      ? parts.spans.filter((span) => isPlainWord(span) && isOf(span, PACE))
      : [],
};

const IS_PAID = new Set(['spent', 'revenue', 'worth']);
const HAS = wordSet('ha|han|he|has|hemos|have|had');
/** Which jobs are paid: 'already paid', 'ya pagados'; 'nos ha pagado' is what somebody spent. */
const isPaid = (span: Span, before: string) =>
  (isOf(span, wordSet('paid')) && wordSet('already|been|fully').has(before)) ||
  (isOf(span, wordSet('pagado~|pagada~')) && !HAS.has(before));
/** 'Who still has to pay' owes it, and what is paid is in no record either. */
const notPaid: Gate = {
  name: 'who has to pay has not paid, and which jobs are paid is not known',
  leaves: ({ parts, plan }) =>
    IS_PAID.has(plan.measure)
      ? parts.spans.filter((span) => {
          const before = wordBefore(parts, span);
          return (isOf(span, wordSet('pay')) && before === 'to') || isPaid(span, before);
        })
      : [],
};
export const GATES_OF_AMOUNTS: readonly Gate[] = [ofLosses, notMade, onPace, notPaid];
