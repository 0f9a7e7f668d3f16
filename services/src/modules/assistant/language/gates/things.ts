import { isOnlyCars } from '../plan-of/asked.js';
import { having, isOf, unitOf, type Gate } from './gate.js';
import { GATES_OF_WISHES } from './wishes.js';
import { wordsOf } from '../turns/turn.js';
import { pointsAtOne } from '../turns/pronouns.js';
import { Phrases } from '../../words/phrases.js';
import { tokensOf } from '../pieces/said.js';
import { everyOf } from '../../words/every-of.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

/** 'How much time do I have between jobs' is no money; 'how many vans do I have' are no customers. */
const howMuchOfWhat: Gate = {
  name: "how much time, or room, is no money; own vans and bays are nobody's cars",
  leaves: ({ parts, plan }) =>
    parts.spans.filter((span, at) => {
      const before = parts.spans[at - 1]?.words.join(' ') ?? '';
      const isTime = wordSet('time|room|space|notice').has(span.words[0] ?? '');
      if (isTime && before === 'how much') return unitOf(plan) === 'money';
      const after = parts.spans[at + 1]?.words.slice(0, 2).join(' ') ?? '';
      // How many of them are out is no number of jobs.
      if (span.name?.kind === 'crew' && before === 'how many') return plan.group !== 'crew';
      const isOwn = wordSet('van~|bay~|crew~|tech~|employee~').has(span.words.join(' '));
      return (
        isOwn &&
        before === 'how many' &&
        wordSet('do i|do we|have i|have we').has(after) &&
        plan.filters.length < 2 &&
        !plan.period
      );
    }),
};

const carsRanked: Gate = {
  name: 'the top ten cars are no dearest jobs',
  leaves: ({ parts, plan }) =>
    plan.want === 'list' && plan.order === 'most' && (plan.limit ?? 1) > 1 && isOnlyCars(parts)
      ? having(parts, wordSet('car~|vehicle~'))
      : [],
};

const TO_A_JOB = wordSet('were|was|to|on|made|did');
const changes: Gate = {
  name: 'what was changed in a job is no change of a figure',
  leaves: ({ parts }) =>
    parts.all('compare').flatMap(({ span }) => {
      const next = parts.spans[parts.spans.indexOf(span) + 1]?.words[0] ?? '';
      return isOf(span, wordSet('change~|changed')) && TO_A_JOB.has(next) ? [span] : [];
    }),
};

const usually: Gate = {
  name: 'what one month usually is beside another, two of them do not say',
  leaves: ({ parts, plan }) =>
    plan.compare !== undefined && typeof plan.compare === 'object'
      ? having(parts, wordSet('usually|normally|typically|normalmente'))
      : [],
};

const USUAL = wordSet(
  everyOf('|my|our|the|a|an', 'normal|usual|average|avg|typical|promedio|normale~'),
);
const besideUsual: Gate = {
  name: 'what is beside the usual is no average ticket',
  leaves: ({ parts, plan }) =>
    plan.compare !== undefined && plan.per === undefined
      ? parts.spans.filter(
          (span, at) =>
            USUAL.has(span.words.join(' ')) &&
            parts.spans[at - 1]?.tags.some(({ kind }) => kind === 'compare') === true,
        )
      : [],
};

const busyDays: Gate = {
  name: 'days with more than four jobs are no customers with as many visits',
  leaves: ({ parts, plan: { filters } }) =>
    filters.some(({ name }) => /^visits_at/.test(name))
      ? parts.spans.filter(
          ({ words }, at) =>
            wordSet('day~').has(words.at(-1) ?? '') &&
            wordSet('with|when|where|that').has(parts.spans[at + 1]?.words[0] ?? ''),
        )
      : [],
};

const STATUS = wordSet('pending|confirmed|scheduled|completed|unconfirmed|no show~');
const whatIsA: Gate = {
  name: 'what a pending job is, is no list of them',
  areStrange: true,
  leaves: ({ parts, plan: { period } }) =>
    period === undefined && WHAT_IS_A.begin(tokensOf(parts.spans))
      ? parts.spans.filter(({ words }) => STATUS.has(words.join(' ')))
      : [],
};
const WHAT_IS_A = new Phrases('what is a|what is an');

const ONE = wordSet('one|another');
const oneOfNothing: Gate = {
  name: 'who got one of what nobody named',
  areStrange: true,
  leaves: ({ parts, plan: { filters } }) =>
    pointsAtOne(parts) && !filters.some(({ name }) => THINGS.has(name))
      ? parts.spans.filter(({ words }) => ONE.has(words.at(-1) ?? ''))
      : [],
};
const THINGS = new Set(['service', 'vehicle', 'add_on']);

const FIRST_OF_ALL = new Sayings([
  'y? who|whos|quien comes|is|goes|starts|es|viene|va|llega? in|up|on|the* first|primer|primero|primera',
]);
const firstOfAll: Gate = {
  name: 'who comes first is none of all customers',
  areStrange: true,
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && FIRST_OF_ALL.says(wordsOf(parts).join(' ')) ? parts.spans : [],
};

const BACK = wordSet('back|again|return|returned|rebooked');
const cameBackAfter: Gate = {
  name: 'who came back after a service is not who came more than once in all',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.filters.some(({ name, not }) => name === 'service' && !not)
      ? parts
          .all('value')
          .flatMap(({ span, tag }) =>
            tag.filter === 'visit' && span.words.some((word) => BACK.has(word)) ? [span] : [],
          )
      : [],
};

/** A word beside a thing that makes it another one: how much time, cars that are ranked, what was changed. */
export const GATES_OF_THINGS: readonly Gate[] = [
  howMuchOfWhat,
  carsRanked,
  changes,
  usually,
  besideUsual,
  ...GATES_OF_WISHES,
  busyDays,
  whatIsA,
  oneOfNothing,
  firstOfAll,
  cameBackAfter,
];
