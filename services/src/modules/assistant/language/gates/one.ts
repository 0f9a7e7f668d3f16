import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { everyOf } from '../../words/every-of.js';
import { having, isOf, isPlainWord, type Gate } from './gate.js';
import { wordAfter as after, begins, isOne } from '../pieces/said.js';
import { wordSet } from '../../words/word-set.js';

const WHERE = new Phrases(
  'address|adress|the address|wheres|where is|where am i going|where are we going',
  'direccion|la direccion|donde es|donde queda',
);
const whereOne: Gate = {
  name: 'an address is that of one job',
  leaves: ({ parts, plan }) =>
    plan.want === 'list' && plan.limit === 1 && plan.measure !== 'customers'
      ? []
      : parts.spans.filter(
          (span) => isOne(span, WHERE) && span.tags.every(({ kind }) => kind === 'glue'),
        ),
};

const NUMBERS = wordSet('numbers|numeros|telefonos');
const numbersOfPeople: Gate = {
  name: 'phone numbers stand beside customers',
  leaves: ({ parts, plan }) =>
    plan.want === 'list' && plan.measure === 'customers'
      ? []
      : parts.spans.filter(
          (span) =>
            isPlainWord(span) && span.words.length > 1 && NUMBERS.has(span.words.at(-1) ?? ''),
        ),
};

const OF_CARS = wordSet('car~|truck~|vehicle~|suv~|van~|ride~|carro~|coche~|auto~');
const ageOfCars: Gate = {
  name: 'the oldest car is no first job',
  leaves: ({ parts }) =>
    having(parts, wordSet('oldest|newest|antiguo|viejo|nuevo')).filter((span) =>
      OF_CARS.has(after(parts, span)),
    ),
};

const doneNow: Gate = {
  name: 'whether a van is done is of today',
  leaves: ({ parts, plan }) =>
    plan.period === undefined && plan.filters.some(({ name }) => name === 'crew')
      ? having(parts, wordSet('done|finished|listo|terminado')).filter(
          (span) => after(parts, span) === '',
        )
      : [],
};

const nextFew: Gate = {
  name: 'the next five are jobs, and no customers',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' && plan.limit !== undefined
      ? having(parts, wordSet('next')).filter((span) => !span.period)
      : [],
};

const ANYONE = wordSet('anyone|anybody|someone|somebody|alguien');
const ONE_BEFORE = new Phrases(
  everyOf('the|', 'one before|previous one|prior one|preceding one|one prior'),
);
const oneBefore: Gate = {
  name: 'the one before is one of days that are said, and no row of a list',
  leaves: ({ parts, plan }) =>
    plan.want === 'value' && plan.period?.from !== undefined
      ? []
      : parts.all('compare').flatMap(({ span }) => (begins(span, ONE_BEFORE) ? [span] : [])),
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
            isOf(span, wordSet('for')) &&
            parts.spans[at - 1]?.words.at(-1) === 'back' &&
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

const OF_COMING = new Set(['upcoming', 'due', 'status', 'not_since', 'visit']);
const COMING = new Phrases('coming|coming in|coming by');
const coming: Gate = {
  name: 'who is coming is not everybody',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' &&
    plan.period?.from === undefined &&
    !plan.filters.some(({ name }) => OF_COMING.has(name))
      ? parts.spans.filter((span) => isPlainWord(span) && isOne(span, COMING))
      : [],
};

const PAYS = wordSet('pay|pays|paid|paying|paga|pagan');
const onTime: Gate = {
  name: 'whether somebody pays on time is no amount',
  leaves: ({ parts }) =>
    parts.spans.some((span) => isOf(span, PAYS))
      ? having(parts, wordSet('time|tiempo')).filter(
          (span) => span.words.length === 1 && after(parts, span) === '',
        )
      : [],
};

/** What only one job, car or customer has, and which of several is meant. */
export const GATES_OF_ONE: readonly Gate[] = [
  whereOne,
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
