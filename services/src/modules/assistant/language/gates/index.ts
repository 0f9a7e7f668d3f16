import { daysBetween } from '../../../../platform/time/zone.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import type { Plan } from '../../plan/plan.js';
import {
  hasFilter,
  having,
  isOf,
  isPlainWord,
  unitOf,
  type Gate,
  type Understood,
} from './gate.js';
import { ofAll } from './everybody.js';
import { GATES_OF_ABSENCE } from './absence.js';
import { GATES_OF_ACTS } from './acts.js';
import { GATES_OF_AMOUNTS } from './amounts.js';
import { GATES_OF_BOTH } from './both.js';
import { GATES_OF_CLAIMS } from './claims.js';
import { GATES_OF_COUNTS } from './counts.js';
import { GATES_OF_FIRSTS } from './firsts.js';
import { FREE_TIME_GATES } from './free-time.js';
import { GATES_OF_DOINGS } from './doings.js';
import { GATES_OF_ONE } from './one.js';
import { GATES_OF_RANKS } from './ranks.js';
import { GATES_OF_ROWS } from './rows.js';
import { GATES_OF_SENSES } from './senses.js';
import { GATES_OF_SPLITS } from './splits.js';
import { GATES_OF_TAILS } from './tails.js';
import { GATES_OF_THINGS } from './things.js';
import { GATES_OF_WEEKDAYS } from './weekdays.js';
import { GATES_OF_UNRECORDED } from './unrecorded.js';
import { GATES_OF_WORDS } from './words.js';
import { GATES_OF_WORKERS } from './workers.js';
import { isPast } from '../plan-of/asked.js';
import type { Parts } from '../pieces/parts.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

const tagsOf = (parts: Parts, kind: 'want' | 'order' | 'amount' | 'count' | 'group') =>
  parts.all(kind).map(({ span }) => span);

/** What a question begins with says what is asked; further on the same word may tie two halves: 'those who'. */
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

const who: Gate = {
  name: 'who is answered by people',
  leaves: ({ parts, plan }) =>
    saysPeople(plan) || parts.has('amount') || parts.has('count') ? [] : askedBy(parts, 'who'),
};

/** All that was ever done is no answer to 'what time was the car done'. */
const isOfAllDone = ({ want, limit, period, filters, measure }: Plan) =>
  want === 'list' &&
  measure === 'jobs' &&
  limit === undefined &&
  period?.from === undefined &&
  filters.length > 0 &&
  filters.every(({ name, values }) => name === 'status' && values.join() === 'completed');

const saysDays = (plan: Plan) =>
  (plan.want !== 'value' && plan.measure !== 'customers' && !isOfAllDone(plan)) ||
  isTimeGroup(plan.group) ||
  OF_TIME.has(plan.group) ||
  unitOf(plan) === 'day';
const OF_TIME = new Set<string | undefined>(['weekday', 'hour', 'part_of_day', 'part_of_week']);

const when: Gate = {
  name: 'when is answered by days or times',
  leaves: ({ parts, plan }) => {
    if (saysDays(plan)) return [];
    const times = parts.spans.filter(
      ({ words }) => words.includes('time') || words.includes('hora'),
    );
    return [...askedBy(parts, 'when'), ...(isOfAllDone(plan) ? times : [])];
  },
};

/** How many days come to so much is a count of them. */
const saysReached = ({ goal, group }: Plan) => goal !== undefined && group !== undefined;
const howMany: Gate = {
  name: 'how many is answered by a count',
  leaves: ({ parts, plan }) =>
    unitOf(plan) !== 'money' || parts.has('amount') || saysReached(plan)
      ? []
      : [
          ...tagsOf(parts, 'count'),
          ...parts.spans.filter(({ words }) => words[0] === 'how' && words[1] === 'many'),
        ].slice(0, 1),
};
/** The row of one job says what it came to. */
const isOneRow = ({ want, limit }: Plan) => want === 'list' && limit === 1;
const howMuch: Gate = {
  name: 'how much is no count of jobs',
  leaves: ({ parts, plan }) =>
    unitOf(plan) === 'count' && !parts.has('count') && !isOneRow(plan)
      ? tagsOf(parts, 'amount').slice(0, 1)
      : [],
};

const WOULD = wordSet('if|would|should|could|might|debo|deberia|haria');
const POLITE = wordSet('you|like|u|i|we');
const NEED = wordSet('need|necesito');
const supposed: Gate = {
  name: 'what would be, or should be, is in no record',
  areStrange: true,
  leaves: ({ parts, plan }) => {
    const isDue = hasFilter(plan, 'due');
    // 'If everybody shows' is what is booked.
    const isAllShow = parts.spans.some(
      (span) => span.words[0] === 'if' && isOf(span, wordSet('show~')),
    );
    // What it takes to get to a number is that number less what there is.
    const isSum = !plan.goal && (parts.has('amount') || parts.has('count'));
    const isPolite = ({ words }: Span, next: Span | undefined) =>
      wordSet('could|would').has(words[0] ?? '') && POLITE.has(next?.words[0] ?? '') && !isSum;
    return parts.spans.filter(
      (span, at) =>
        isPlainWord(span) &&
        !isDue &&
        !isAllShow &&
        ((isOf(span, WOULD) && !isPolite(span, parts.spans[at + 1])) ||
          (isSum && isOf(span, NEED))),
    );
  },
};

const shareOfFirst: Gate = {
  name: 'the first ten together are no split',
  leaves: ({ parts, plan }) =>
    plan.measure.startsWith('share') && plan.group === 'customer'
      ? parts.spans.filter((span) => span.number || span.tags.some(({ kind }) => kind === 'order'))
      : [],
};

const rankedNotes: Gate = {
  name: 'a word of notes is nothing that is counted by customer',
  leaves: ({ parts, plan }) =>
    plan.order === 'most' || plan.order === 'least'
      ? parts.spans.filter(({ name }) => name?.kind === 'notes')
      : [],
};

const hasCar = (plan: Plan) =>
  plan.filters.some(
    ({ name, values, not }) => name === 'missing' && not && values.includes('vehicle'),
  );
const carOfYear: Gate = {
  name: 'the year of a car is no day of a job',
  leaves: ({ parts, plan }) => (hasCar(plan) ? parts.periods().map(({ span }) => span) : []),
};

const BUSY = wordSet('busiest|ocupado|lleno');
const OF_BUSY = new Set(['jobs', 'visits', 'hours']);
const busiest: Gate = {
  name: 'what is busiest is so by jobs',
  leaves: ({ parts, plan }) => (OF_BUSY.has(plan.measure) ? [] : having(parts, BUSY)),
};

const POINTED = wordSet('day|week|month|year|time|hour|quarter|weekend');
const same: Gate = {
  name: 'the same day of something that is not said',
  leaves: ({ parts, plan }) =>
    plan.compare === undefined
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, wordSet('same')) &&
            isPlainWord(span) &&
            (isOf(parts.spans[at + 1] ?? span, POINTED) ||
              isOf(parts.spans[at + 2] ?? span, wordSet('as'))),
        )
      : [],
};

/** What may be said beside the best customer without asking for another order. */
const RANKED_BY = wordSet(
  'order|ordered|orders|drive|drives|call|called|calls|use|used|need|needs|take|takes|taken|drop|drops|dropped|book|books|start|starts|sit|check|talk|run',
);
const rankedBy: Gate = {
  name: 'a customer who does something most',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' && plan.order !== undefined
      ? parts.spans.filter((span) => isPlainWord(span) && isOf(span, RANKED_BY))
      : [],
};

const HALF_A_YEAR = 183;
const mixedYears: Gate = {
  name: 'two months whose years are not said lie side by side',
  leaves: ({ parts, plan: { period, compare } }) => {
    if (typeof compare !== 'object' || !period?.from || !compare.from) return [];
    const found = parts.periods().map(({ span }) => span);
    const bare = found.filter(
      (span) => !span.words.some((word) => /\d{4}|year|last|this|ago/.test(word)),
    );
    // 'December bookings vs this month's' may be of the December to come; what we did in December is over.
    const areBare = bare.length === found.length || (bare.length > 0 && !isPast(parts));
    const [early, late] = [period.from, compare.from].sort();
    const isOfOneYear = early?.slice(0, 4) === late?.slice(0, 4);
    // 'November vs last November' says which.
    if (bare.length < found.length && early?.slice(5) === late?.slice(5)) return [];
    const isFar = early && late && !isOfOneYear && daysBetween(early, late) > HALF_A_YEAR;
    return areBare && isFar ? found : [];
  },
};

const off: Gate = {
  name: 'off is the opposite of what is on',
  leaves: ({ parts, plan }) =>
    plan.want === 'whether'
      ? having(parts, wordSet('off|libre|descanso'))
      : parts.spans.filter((span, at) => isOff(span, parts.spans[at - 1])),
};
/** 'My next day off', 'who is off tomorrow' are none of the jobs. */
const isOff = ({ words }: Span, before: Span | undefined) =>
  words[0] === 'off' && wordSet('day~|is|are|am|was|were|i|we').has(before?.words.at(-1) ?? '');

const overdue: Gate = {
  name: 'a customer is overdue otherwise than a job',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.filters.some(({ values }) => values.includes('unclosed'))
      ? having(parts, wordSet('overdue|due'))
      : [],
};

/** Who is late is in no record. */
const LATE = wordSet('late|early');
const hourOfNoDay: Gate = {
  name: 'an hour of no day is nobody in all the years',
  leaves: ({ parts, plan }) =>
    (plan.measure === 'customers' || plan.group === 'customer') && plan.period?.from === undefined
      ? parts.spans.filter(({ time, words }) => time !== undefined || LATE.has(words.join(' ')))
      : [],
};

const KIND_OF_NAME = wordSet('model|models|series|class|edition|sport|color|colour');
const anyModel: Gate = {
  name: 'a word of many names of cars is none of them',
  leaves: ({ parts }) =>
    parts.spans.filter(({ name }) => name?.kind === 'vehicle' && KIND_OF_NAME.has(name.words)),
};

const aWeekday: Gate = {
  name: 'what is made on a Saturday is not what was made on the last one',
  leaves: ({ parts, plan }) =>
    plan.per === undefined &&
    unitOf(plan) === 'money' &&
    parts.spans.some((span) => isOf(span, wordSet('do|does')))
      ? parts.spans.filter(
          (span, at) =>
            span.period !== undefined &&
            weekdayOf(span.words.join(' ')) !== undefined &&
            wordSet('a|an').has(parts.spans[at - 1]?.words.at(-1) ?? ''),
        )
      : [],
};

const GATES: readonly Gate[] = [
  ...GATES_OF_CLAIMS,
  ...GATES_OF_COUNTS,
  ...GATES_OF_BOTH,
  ...GATES_OF_AMOUNTS,
  ...GATES_OF_ACTS,
  ...GATES_OF_SENSES,
  ...GATES_OF_WEEKDAYS,
  ...GATES_OF_WORDS,
  ...GATES_OF_ROWS,
  ...GATES_OF_RANKS,
  ...GATES_OF_ONE,
  ...GATES_OF_DOINGS,
  ...FREE_TIME_GATES,
  ...GATES_OF_THINGS,
  ...GATES_OF_UNRECORDED,
  ...GATES_OF_ABSENCE,
  ...GATES_OF_SPLITS,
  ...GATES_OF_TAILS,
  ...GATES_OF_FIRSTS,
  off,
  overdue,
  hourOfNoDay,
  anyModel,
  aWeekday,
  who,
  when,
  howMany,
  howMuch,
  supposed,
  shareOfFirst,
  rankedNotes,
  carOfYear,
  busiest,
  same,
  ofAll,
  rankedBy,
  mixedYears,
  ...GATES_OF_WORKERS,
];

/** What a question says beside its plan, and the plan does not answer; it is said, and there is no number. */
export const leftByGates = (understood: Understood, areStrange: boolean): string[] =>
  understood.parts.isWhole
    ? []
    : GATES.filter((gate) => (gate.areStrange ?? false) === areStrange).flatMap((gate) =>
        gate.leaves(understood).map(({ raw }) => raw),
      );
