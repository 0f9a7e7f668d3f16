import { isTimeGroup } from '../../plan/groups/index.js';
import type { Plan } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny, wordAfter, wordBefore } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { LAPSED } from '../plan-of/absence.js';
import { onlyLeft } from '../plan-of/only.js';
import { ofAll } from './everybody.js';
import { ORDER_GATES } from './orders.js';
import { having, isOf, isPlainWord, unitOf, type Gate, type Understood } from './gate.js';
import { UNRECORDED_GATES } from './unrecorded.js';

const tagsOf = (parts: Parts, kind: 'amount' | 'count') => parts.all(kind).map(({ span }) => span);

/** First span of a question if it asks for `want`; a later one may link two clauses. */
function askedBy(parts: Parts, want: string): readonly Span[] {
  const first = parts.spans.find((span) => !isPlainWord(span) || span.tags.length > 1);
  const tags = first?.tags ?? [];
  return first && tags.some((tag) => tag.kind === 'want' && tag.want === want) ? [first] : [];
}

const saysPeople = ({ want, group, filters }: Plan) =>
  want !== 'value' ||
  group === 'customer' ||
  group === 'crew' ||
  group === 'visit' ||
  filters.some(({ name, not }) => name === 'customer' && !not);
const who: Gate = ({ parts, plan }) =>
  saysPeople(plan) || parts.has('amount') || parts.has('count') ? [] : askedBy(parts, 'who');

const OF_TIME = new Set<string | undefined>(['weekday', 'hour', 'part_of_day', 'part_of_week']);
const saysDays = (plan: Plan) =>
  (plan.want !== 'value' && plan.measure !== 'customers') ||
  isTimeGroup(plan.group) ||
  OF_TIME.has(plan.group) ||
  unitOf(plan) === 'day';
/** 'When' needs days or times in the answer. */
const when: Gate = ({ parts, plan }) => (saysDays(plan) ? [] : askedBy(parts, 'when'));

const howMany: Gate = ({ parts, plan }) =>
  unitOf(plan) === 'money' && !parts.has('amount') ? tagsOf(parts, 'count').slice(0, 1) : [];

const isOneRow = ({ want, limit }: Plan) => want === 'list' && limit === 1;
const howMuch: Gate = ({ parts, plan }) =>
  unitOf(plan) === 'count' && !parts.has('count') && !isOneRow(plan)
    ? tagsOf(parts, 'amount').slice(0, 1)
    : [];

const ONE_OF = wordSet('one|ones|day|week|month|service|customer|client|van|crew|car|job');
/** 'Which one' needs rows or a group. */
const whichOne: Gate = ({ parts, plan }) =>
  plan.want === 'value' && plan.group === undefined && plan.compare === undefined
    ? parts.spans.filter(
        (span) =>
          isOf(span, wordSet('which|cual')) &&
          (ONE_OF.has(span.words.at(-1) ?? '') || ONE_OF.has(wordAfter(parts, span))),
      )
    : [];

const WOULD = wordSet('if|would|should|could|might|debo|deberia|haria');
const POLITE = wordSet('you|like|u|i|we');
const NEED = wordSet('need|necesito');
/** Records do not say how things would or should be. */
const supposed: Gate = ({ parts, plan }) => {
  const isDue = plan.filters.some(({ name }) => name === 'due');
  const isSum = parts.has('amount') || parts.has('count');
  // 'If everybody shows' asks for the booked jobs.
  const isAllShow = having(parts, wordSet('show~')).some(({ words }) => words[0] === 'if');
  const isPolite = (span: Span) => !isSum && POLITE.has(wordAfter(parts, span));
  return isDue || isAllShow
    ? []
    : having(parts, WOULD)
        .filter((span) => isPlainWord(span) && !isPolite(span))
        .concat(isSum ? having(parts, NEED).filter(isPlainWord) : []);
};

/** 'Only had a wash' is narrower than 'had a wash'. */
const onlySo: Gate = ({ parts }) => onlyLeft(parts, (span) => parts.isUsed(span));

const BOTH = wordSet('both|ambos|ambas');
/** 'Had both' is narrower than 'had either'. */
const bothOf: Gate = ({ parts, plan }) =>
  plan.measure === 'customers' && plan.filters.filter(({ not }) => !not).length < 2
    ? having(parts, BOTH)
    : [];

/** A filter and its opposite contradict each other. */
const bothWays: Gate = ({ parts, plan: { filters } }) =>
  filters.some(({ name, not, values }) =>
    filters.some(
      (other) => other.name === name && !other.not && not && values.join() === other.values.join(),
    ),
  )
    ? parts.all('not').map(({ span }) => span)
    : [];

const EVER = wordSet('ever|jamas');
/** 'Ever' contradicts a single day. */
const ever: Gate = ({ parts, plan: { period } }) =>
  period?.from !== undefined && period.from === period.to ? having(parts, EVER) : [];

const OF_CHANGE = new Phrases(
  everyOf(
    'slower|busier|better|worse|higher|lower|more|less|fewer|up|down|grew|grown|growing|dropped|dropping',
    '|than',
  ),
);
const hasBound = ({ filters }: Plan) =>
  filters.some(({ name }) => /_(?:least|most|over|under|from|to)$/.test(name));
/** 'More' and 'grown' need a comparison. */
const compares: Gate = ({ parts, plan }) =>
  plan.compare === undefined && plan.group === undefined && !hasBound(plan)
    ? parts
        .all('compare')
        .filter(({ span }) => !isPlainWord(span) && saysAny({ spans: [span] }, OF_CHANGE))
        .filter(({ span }) => !parts.isUsed(span) || plan.want === 'value')
        .map(({ span }) => span)
    : [];

const ASKS = wordSet('is|are|am|was|were|did|has|have');
/** 'Up' and 'down' need a comparison. */
const upOrDown: Gate = ({ parts, plan }) =>
  plan.compare === undefined && isOf(parts.spans[0] ?? NOTHING, ASKS)
    ? parts.spans.filter(
        (span, at) =>
          wordSet('up|down').has(span.words.join(' ')) &&
          (at === parts.spans.length - 1 || parts.spans[at + 1]?.period !== undefined),
      )
    : [];
const NOTHING = { raw: '', words: [], tags: [] };

const LINKS = wordSet('and|or|y|o|vs|versus|than|to|compared|beside|against');
/** Two periods without a linking word are no comparison. */
const twoDays: Gate = ({ parts, plan }) => {
  const [, second] = parts.periods();
  const isLinked =
    parts.has('compare') || having(parts, LINKS).some(({ period }) => period === undefined);
  return typeof plan.compare === 'object' && second && !isLinked ? [second.span] : [];
};

const EACH = wordSet('each|every|per|cada');
const OF_EACH = wordSet('month|week|year|day|mes|semana|ano|dia|visit|job|customer|client');
/** 'Each' needs a group or an average. */
const each: Gate = ({ parts, plan }) =>
  plan.group === undefined && plan.per === undefined && (plan.want === 'value' || plan.limit === 1)
    ? having(parts, EACH).filter(
        (span) =>
          !parts.isUsed(span) &&
          (isOf(span, OF_EACH) || OF_EACH.has(wordAfter(parts, span))) &&
          !span.tags.some(({ kind }) => kind === 'measure'),
      )
    : [];

const SPLITS = wordSet('by|per|por');
/** A group in the question must be in the plan. */
const lostSplit: Gate = ({ parts, plan }) =>
  plan.group === undefined && plan.per === undefined
    ? parts.groups().flatMap(({ span }) => (SPLITS.has(span.words[0] ?? '') ? [span] : []))
    : [];

const IS = wordSet('is|are|was|were');
/** 'Is Monday the busiest': a ranking does not answer yes or no. */
const place: Gate = ({ parts, plan }) =>
  IS.has(parts.spans[0]?.words[0] ?? '') && plan.group !== undefined && plan.order !== undefined
    ? parts.groups().map(({ span }) => span)
    : [];

const CARS = wordSet('car~|vehicle~|drive~|own~|maneja|carro~');
const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);
/** Days that no filter takes: of a coating, of model years, or with 'never came back'. */
const ofDays: Gate = ({ parts, plan }) => {
  const isOfCoat = plan.filters.some(({ name }) => name === 'coating');
  const periods = parts.periods().map(({ span }) => span);
  const lapsed = parts
    .all('value')
    .flatMap(({ span }) => (LAPSED.has(span.words.join(' ')) ? [span] : []));
  const isAway = plan.filters.some(({ name }) => name === 'not_since');
  // 'Cars from 2020 on' are model years, not days.
  const isOfCars =
    parts.spans.some(({ name }) => name?.kind === 'vehicle') || having(parts, CARS).length > 0;
  const years =
    isOfCars && plan.want === 'list' ? periods.filter(({ words }) => words.some(isYear)) : [];
  return [...(isOfCoat ? periods : years), ...(periods.length > 0 && !isAway ? lapsed : [])];
};

const LATE = wordSet('late|early');
/** A time without a day would match nobody in all years. */
const hourOfNoDay: Gate = ({ parts, plan }) =>
  (plan.measure === 'customers' || plan.group === 'customer') && plan.period?.from === undefined
    ? parts.spans.filter(({ time, words }) => time !== undefined || LATE.has(words.join(' ')))
    : [];

/** 'Off' asks for the opposite of scheduled jobs. */
const off: Gate = ({ parts }) =>
  parts.spans.filter(
    (span) =>
      span.words[0] === 'off' &&
      wordSet('day~|is|are|am|was|were|i|we').has(wordBefore(parts, span)),
  );

const GATES: readonly Gate[] = [
  who,
  when,
  howMany,
  howMuch,
  whichOne,
  onlySo,
  bothOf,
  bothWays,
  ever,
  compares,
  upOrDown,
  twoDays,
  each,
  lostSplit,
  place,
  ofDays,
  ...ORDER_GATES,
  hourOfNoDay,
  off,
  ofAll,
  ...UNRECORDED_GATES,
];

/** Gates whose words count as unknown, because an article may answer them. */
const STRANGE_GATES: readonly Gate[] = [supposed];

/** Words that change the question and are missing in the plan; the answer names them. */
export const leftByGates = (understood: Understood, areStrange: boolean): string[] =>
  understood.parts.isWhole
    ? []
    : (areStrange ? STRANGE_GATES : GATES).flatMap((gate) =>
        gate(understood).map(({ raw }) => raw),
      );
