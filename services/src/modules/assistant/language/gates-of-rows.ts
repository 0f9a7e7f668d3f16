import { daysBetween } from '../../../platform/time/zone.js';
import { hasFilter, having, isOf, isPlainWord, saysVisit, unitOf, type Gate } from './gate.js';
import { onlyLeft } from './only.js';
import type { Span } from './spans.js';
import { Sayings } from './sayings.js';
import { wordSet } from './word-set.js';

const AN_HOUR = wordSet('hour|a hour|an hour|a hr|an hr');
const AT_PLACE = new Sayings(['from|at|in|by|vs|or|and the|our|my?'], {}, 'end');

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

const hourly: Gate = {
  name: 'an hour later is nothing that an hour brings',
  leaves: ({ parts, plan }) =>
    plan.measure === 'per_hour'
      ? parts.spans.filter(
          (span, at) =>
            AN_HOUR.has(span.words.join(' ')) &&
            wordSet('late|later|early|earlier|sooner|back|forward|long|before|after').has(
              parts.spans[at + 1]?.words[0] ?? '',
            ),
        )
      : [],
};

const openShop: Gate = {
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

const atTheShop: Gate = {
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

const yearlyThing: Gate = {
  name: 'a yearly plan is nothing that is told by year',
  leaves: ({ parts, plan }) =>
    plan.group !== undefined
      ? parts.spans.filter(
          (span, at) =>
            /(?:ly|mensual|anual)$/.test(span.words.join(' ')) &&
            wordSet('a|an|the|un|una').has(parts.spans[at - 1]?.words.at(-1) ?? ''),
        )
      : [],
};

const andTotal: Gate = {
  name: 'an average and a total are two figures',
  leaves: ({ parts, plan }) =>
    plan.measure === 'average' || plan.measure === 'per_hour'
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, wordSet('total')) &&
            isPlainWord(span) &&
            wordSet('and|y').has(parts.spans[at - 1]?.words.at(-1) ?? ''),
        )
      : [],
};

const firstDays: Gate = {
  name: 'the first ten days are no ten jobs',
  leaves: ({ parts, plan }) =>
    plan.group === undefined
      ? parts.spans.filter(
          ({ number }, at) =>
            number?.value === plan.limit &&
            number !== undefined &&
            wordSet('day~|week~|month~|dia~|semana~|meses').has(
              parts.spans[at + 1]?.words[0] ?? '',
            ),
        )
      : [],
};

const cheapService: Gate = {
  name: 'what a service costs is not what it brings',
  leaves: ({ parts, plan }) =>
    plan.group === 'service' && plan.measure !== 'average'
      ? having(parts, wordSet('cheapest|expensive|priciest|caro|barato'))
      : [],
};

const COMPLETED = new Set(['visits', 'revenue', 'spent', 'average', 'per_hour']);
/** Who booked something and cancelled it, did book it. */
const CALLED_OFF = new Set(['cancelled', 'no_shows']);
const alsoBooked: Gate = {
  name: 'what was done is not what is booked',
  leaves: ({ parts, plan }) =>
    (COMPLETED.has(plan.measure) || CALLED_OFF.has(plan.measure)) &&
    !plan.filters.some(({ name }) => name === 'upcoming')
      ? parts.spans.filter(
          (span) =>
            isOf(
              span,
              CALLED_OFF.has(plan.measure)
                ? wordSet('rebooked|again')
                : wordSet('booked|rebooked|scheduled|reservado|agendado'),
            ) && span.tags.some((tag) => tag.kind === 'value' && tag.filter === 'upcoming'),
        )
      : [],
};

const lastOfCustomers: Gate = {
  name: 'the last job of a sort is one job',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.want === 'list' && plan.limit === undefined
      ? parts.spans.filter(
          (span) =>
            isOf(span, wordSet('last|first|ultimo|ultima|primero|primera')) &&
            !span.period &&
            !saysVisit(span) &&
            !hasFilter(plan, 'not_since'),
        )
      : [],
};

const whichJob: Gate = {
  name: 'which job is no customer',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' && !parts.all('measure').some(({ tag }) => tag.name === 'customers')
      ? parts.spans.filter(
          (span, at) =>
            span.tags.some((tag) => tag.kind === 'measure' && tag.name === 'jobs') &&
            isOf(parts.spans[at - 1] ?? span, wordSet('which|what|cual|que')),
        )
      : [],
};

const gained: Gate = {
  name: 'customers that I got are those who were added',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && having(parts, wordSet('did|have')).length > 0
      ? having(parts, wordSet('get|got|gain|gained|win|won'))
          .filter(isPlainWord)
          .filter((span) => isOwn(parts.spans, span))
      : [],
};
const isOwn = (spans: readonly Span[], span: Span) =>
  wordSet('i|we').has(spans[spans.indexOf(span) - 1]?.words.at(-1) ?? '');

const A_FEW_DAYS = 8;
const unlike: Gate = {
  name: 'a year beside a quarter is no comparison',
  leaves: ({ parts, plan: { period, compare } }) => {
    if (typeof compare !== 'object' || !period?.from || !period.to || !compare.from || !compare.to)
      return [];
    const [short, long] = [
      daysBetween(period.from, period.to),
      daysBetween(compare.from, compare.to),
    ].sort((one, other) => one - other);
    const isUnlike = (long ?? 0) > 2 * (short ?? 0) + A_FEW_DAYS;
    return isUnlike ? parts.periods().map(({ span }) => span) : [];
  },
};

const SPENT = wordSet('spent|spend|spends|paid|pay|pays|gastaron|pagaron');
const AND = wordSet('and|y');
const sumApart: Gate = {
  name: 'who had a service and spent so much did not spend it on that',
  leaves: ({ parts, plan }) =>
    hasFilter(plan, 'service') && plan.filters.some(({ name }) => name.startsWith('paid_at_'))
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, SPENT) &&
            parts.spans.slice(Math.max(0, at - AFTER_AND), at).some((each) => isOf(each, AND)),
        )
      : [],
};
/** 'And have spent', 'and who also paid' */
const AFTER_AND = 3;

const onlySo: Gate = {
  name: 'who only had something is not who had it',
  leaves: ({ parts }) => onlyLeft(parts, (span) => parts.isUsed(span)),
};

/** Of which rows a plan is: those it must not leave out, and those it must not add. */
export const GATES_OF_ROWS: readonly Gate[] = [
  onlySo,
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
  lastOfCustomers,
  whichJob,
  gained,
  unlike,
];
