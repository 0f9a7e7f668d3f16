import { FILTERS } from './filters/index.js';
import { GROUPS } from './groups/index.js';
import { MEASURES } from './measures/index.js';
import { PERIOD_SCHEMA } from './named-spans.js';
import { ORDERS, PER, SHOWN, WANTS } from './plan.js';

export const MOST_FILTERS = 12;
export const MOST_VALUES = 20;
export const LONGEST_VALUE = 200;
export const MOST_ROWS = 50;

const object = (properties: Record<string, unknown>, required: string[], description?: string) => ({
  type: 'object',
  ...(description && { description }),
  properties,
  required,
  additionalProperties: false,
});

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);

/** 'status (completed, cancelled …)', 'price_at_least (an amount in dollars)' */
const described = FILTERS.map(({ name, values = [], takes }) => {
  const taken = [...values.map(({ value }) => value), ...(takes ? [takes.wanted] : [])];
  return `${name} (${taken.join(', ')})`;
}).join('; ');

const measures = MEASURES.map(({ name, title }) => `${name} (${title.en})`).join(', ');

/** JSON schema of a plan, for language models. Basic mode builds the same plans. */
export const PLAN_SCHEMA = object(
  {
    want: {
      type: 'string',
      enum: WANTS,
      description:
        'value: a figure, or one for each group; list: the jobs or customers; whether: yes or no. Default value',
    },
    measure: {
      type: 'string',
      enum: namesOf(MEASURES),
      description: `What to work out: ${measures}. Revenue is of completed jobs, jobs are those not cancelled.`,
    },
    filters: {
      type: 'array',
      maxItems: MOST_FILTERS,
      description: `All must hold. ${described}`,
      items: object(
        {
          name: { type: 'string', enum: namesOf(FILTERS) },
          values: {
            type: 'array',
            description: 'Any of them will do',
            minItems: 1,
            maxItems: MOST_VALUES,
            items: { type: 'string', maxLength: LONGEST_VALUE },
          },
          not: { type: 'boolean', description: 'Must not hold' },
          only: {
            type: 'boolean',
            description: 'Of customers: holds for all of their jobs, not for one of them',
          },
        },
        ['name', 'values'],
      ),
    },
    period: {
      ...PERIOD_SCHEMA,
      description: 'Which days. Give whole months, not up to today',
    },
    group: { type: 'string', enum: namesOf(GROUPS), description: 'One figure for each' },
    order: { type: 'string', enum: ORDERS, description: 'Which come first' },
    limit: { type: 'integer', minimum: 1, maximum: MOST_ROWS, description: 'How many rows' },
    show: {
      type: 'string',
      enum: SHOWN,
      description:
        'Of a list of customers their e-mail addresses or where they live, of one of jobs where they are done: only where they are asked for',
    },
    per: {
      type: 'string',
      enum: PER,
      description: 'The average for each day, week or month of the days, instead of the sum',
    },
    compare: {
      description: 'Against the stretch before, the same days a year before, or other days',
      anyOf: [{ type: 'string', enum: ['before', 'year_before'] }, ...PERIOD_SCHEMA.anyOf],
    },
  },
  ['measure'],
);
