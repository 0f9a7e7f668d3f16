import { isTimeGroup } from '../plan/groups/index.js';
import { having, isOf, isPlainWord, wordAfter as after, type Gate } from './gate.js';

const WHERE =
  /^(?:address|adress|the address|wheres|where is|where (?:am i|are we) going|direccion|la direccion|donde (?:es|queda))$/;
const whereOne: Gate = {
  name: 'an address is that of one job',
  leaves: ({ parts, plan }) =>
    plan.want === 'list' && plan.limit === 1 && plan.measure !== 'customers'
      ? []
      : parts.spans.filter(
          ({ words, tags }) =>
            WHERE.test(words.join(' ')) && tags.every(({ kind }) => kind === 'glue'),
        ),
};

const NUMBERS = /\b(?:numbers|numeros|telefonos)$/;
const numbersOfPeople: Gate = {
  name: 'phone numbers stand beside customers',
  leaves: ({ parts, plan }) =>
    plan.want === 'list' && plan.measure === 'customers'
      ? []
      : parts.spans.filter(
          (span) =>
            isPlainWord(span) && span.words.length > 1 && NUMBERS.test(span.words.join(' ')),
        ),
};

const OF_CARS = /^(?:cars?|trucks?|vehicles?|suvs?|vans?|rides?|carros?|coches?|autos?)$/;
const ageOfCars: Gate = {
  name: 'the oldest car is no first job',
  leaves: ({ parts }) =>
    having(parts, /^(?:oldest|newest|antiguo|viejo|nuevo)$/).filter((span) =>
      OF_CARS.test(after(parts, span)),
    ),
};

const doneNow: Gate = {
  name: 'whether a van is done is of today',
  leaves: ({ parts, plan }) =>
    plan.period === undefined && plan.filters.some(({ name }) => name === 'crew')
      ? having(parts, /^(?:done|finished|listo|terminado)$/).filter(
          (span) => after(parts, span) === '',
        )
      : [],
};

const nextFew: Gate = {
  name: 'the next five are jobs, and no customers',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.limit !== undefined
      ? having(parts, /^next$/).filter((span) => !span.period)
      : [],
};

const ANYONE = /^(?:anyone|anybody|someone|somebody|alguien)$/;
const ONE_BEFORE = /^(?:the )?(?:one before|(?:previous|prior|preceding) one|one prior)\b/;
const oneBefore: Gate = {
  name: 'the one before is one of days that are said, and no row of a list',
  leaves: ({ parts, plan }) =>
    plan.want === 'value' && plan.period?.from !== undefined
      ? []
      : parts
          .all('compare')
          .flatMap(({ span }) => (ONE_BEFORE.test(span.words.join(' ')) ? [span] : [])),
};

const regulars: Gate = {
  name: 'who comes every month is no figure of each month',
  leaves: ({ parts, plan }) =>
    isTimeGroup(plan.group) && plan.order === undefined ? having(parts, ANYONE) : [],
};

const backFor: Gate = {
  name: 'who never came back for a wash did come for something else',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers'
      ? parts.spans.filter(
          (span, at) =>
            isOf(span, /^for$/) &&
            /\bback$/.test(parts.spans[at - 1]?.words.join(' ') ?? '') &&
            parts.spans.slice(at + 1).some(({ name }) => name?.kind === 'service'),
        )
      : [],
};

const neverHere: Gate = {
  name: 'who was never here had no service either',
  leaves: ({ parts, plan: { filters } }) =>
    filters.some(({ name, values, not }) => name === 'due' && !not && values.includes('never')) &&
    filters.some(({ name, not }) => name === 'service' && !not)
      ? parts.spans.filter(({ name }) => name?.kind === 'service')
      : [],
};

const LATEST =
  /\bhow (?:far|many weeks|many days)\b|\b(?:last|latest|most recent|newest|ultim[oa])\b(?!.?\s*(?:names?|digits?|four|4|nombres?|apellidos?)\b)/;
const bareLatest: Gate = {
  name: 'the last job of all is only what was asked for as that',
  leaves: ({ parts, plan: { limit, order, filters, period } }) =>
    limit === 1 &&
    order === 'latest' &&
    filters.length === 0 &&
    period === undefined &&
    !LATEST.test(parts.spans.flatMap(({ words }) => [...words]).join(' '))
      ? parts.spans.filter((span) => !isPlainWord(span))
      : [],
};

const OF_COMING = new Set(['upcoming', 'due', 'status', 'not_since', 'visit']);
const coming: Gate = {
  name: 'who is coming is not everybody',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    plan.period?.from === undefined &&
    !plan.filters.some(({ name }) => OF_COMING.has(name))
      ? parts.spans.filter(
          (span) => isPlainWord(span) && /^coming(?: in| by)?$/.test(span.words.join(' ')),
        )
      : [],
};

const PAYS = /^(?:pay|pays|paid|paying|paga|pagan)$/;
const onTime: Gate = {
  name: 'whether somebody pays on time is no amount',
  leaves: ({ parts }) =>
    parts.spans.some((span) => isOf(span, PAYS))
      ? having(parts, /^(?:time|tiempo)$/).filter(
          (span) => span.words.length === 1 && after(parts, span) === '',
        )
      : [],
};

/** What only one job, car or customer has, and which of several is meant. */
export const GATES_OF_ONE: readonly Gate[] = [
  whereOne,
  bareLatest,
  ageOfCars,
  doneNow,
  nextFew,
  oneBefore,
  regulars,
  backFor,
  neverHere,
  numbersOfPeople,
  onTime,
  coming,
];
