import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import { saysAny, wordAfter, wordBefore } from '../pieces/said.js';
import { having, isOf, isPlainWord, type Gate } from './gate.js';

const ASKED_FOR = wordSet(
  'asks|asked|asking|inquired|curious|interested|want|wants|wanted|need|needs|needed|quiere|quieren|pidio|pregunto',
);
/** Number of spans in which the service may follow: 'asked about a ceramic'. */
const MOST_BETWEEN = 3;
/** A customer who asked for a service has not necessarily had it. */
const askedFor: Gate = ({ parts, plan }) =>
  plan.want === 'value'
    ? []
    : parts.spans.filter(
        (span, at) =>
          isPlainWord(span) &&
          isOf(span, ASKED_FOR) &&
          parts.spans
            .slice(at + 1, at + 1 + MOST_BETWEEN)
            .some(({ name }) => name?.kind === 'service'),
      );

const DOES = wordSet(
  'did|does|work~|worked|wash|washed|washes|clean~|cleaned|detail~|detailed|finished|completed|hizo|lavo|trabajo',
);
const GUYS = wordSet('guy~|tech~|helper~|worker~|employee~');
const OURS = wordSet('my|our|which');
const WE = wordSet('i|we|you|my|our|the');
const workers: Gate = ({ parts, plan }) => {
  const [first, verb] = parts.spans;
  const isAsked = plan.group === 'customer' && first && isOf(first, wordSet('who|quien'));
  const isDoing = isAsked && verb && DOES.has(verb.words[0] ?? '');
  return [
    ...(isDoing && !WE.has(wordAfter(parts, verb)) ? [verb] : []),
    ...parts.spans.filter(
      (span) =>
        (GUYS.has(span.words.at(-1) ?? '') &&
          (OURS.has(wordBefore(parts, span)) || OURS.has(span.words.at(-2) ?? ''))) ||
        (span.name?.kind === 'customer' && wordSet('by|por').has(wordBefore(parts, span))),
    ),
  ];
};

const PAID = wordSet('paid|pay|pays|pago|pagaron');
const WHETHER = wordSet('did|has|have|is|was|who|quien|quienes|ya');
const paid: Gate = ({ parts, plan }) =>
  plan.measure === 'spent' &&
  !parts.has('amount') &&
  !parts.has('order') &&
  !parts.has('compare') &&
  plan.filters.every(({ name }) => !name.includes('_at_')) &&
  WHETHER.has(parts.spans[0]?.words[0] ?? '')
    ? having(parts, PAID)
    : [];

const WE_SPENT = new Phrases(
  everyOf('did|have|do|am|are', 'i|we', 'spend|spent|spending|pay|paid|paying'),
  'gaste|gastamos|pague|pagamos',
);
const weSpent: Gate = ({ parts, plan }) =>
  plan.measure === 'spent' && saysAny(parts, WE_SPENT)
    ? parts.all('measure').map(({ span }) => span)
    : [];

const OTHERS = wordSet(
  'men|women|ladies|gentlemen|hombres|mujeres|used|using|worth it|like~|prefer~|hate~|leave|bring',
);
const DOERS = wordSet('i|we|you|he|they|to|do|does|women|men');
/** Gender, products used and preferences are not recorded. */
const others: Gate = ({ parts }) =>
  parts.spans.filter(
    (span) =>
      OTHERS.has(span.words.join(' ')) &&
      (isPlainWord(span) ? DOERS.has(wordBefore(parts, span)) : !parts.isUsed(span)),
  );

/** Gates of facts that are not recorded. */
export const UNRECORDED_GATES: readonly Gate[] = [askedFor, workers, paid, weSpent, others];
