import { Parameters } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import type { Group } from './definitions.js';
import { rowsOf, type Question } from './question.js';
import { customers, jobs, keptCustomers, keptDays, type Asked, type Source } from './source.js';

export interface Statement {
  text: string;
  parameters: unknown[];
}

export interface Total {
  /** Cents, a number, or a day; null where there is nothing to work out. */
  value: number | string | null;
  /** Of how many jobs or customers. */
  count: number;
}

export interface GroupRow extends Total {
  key: string;
  label: string | null;
  /** How many groups there are in all. */
  total: number;
}

/** Told of what type they are where nothing else says so; it reads nothing. */
const ASKED = 'asked as (select $2::text as zone, $3::timestamptz as now)';

/** Looks whether a source has what is asked, binding nothing. */
const tried = (source: (asked: Asked) => Source | undefined, asked: Asked) =>
  source({ ...asked, bind: () => '' }) && source(asked);

function sourceOf(asked: Asked): Source {
  if (rowsOf(asked.question) === 'customers') return customers(asked);
  return tried(keptDays, asked) ?? tried(keptCustomers, asked) ?? jobs(asked);
}

/** The same with the plan's parameters: business, zone, now, and what is put. */
export function statement(
  context: BusinessContext,
  now: Date,
  make: (bind: Parameters['add']) => string,
): Statement {
  const parameters = new Parameters(context.businessId, context.timeZone, now);
  const text = make((value) => parameters.add(value));
  return { text: `with ${ASKED} ${text}`, parameters: parameters.values };
}

/** One figure. */
export const totalOf = (question: Question, context: BusinessContext, now: Date) =>
  statement(context, now, (bind) => {
    const { rows, value, count } = sourceOf({
      question: { ...question, group: undefined },
      context,
      bind,
    });
    return `select ${value} as value, coalesce(${count}, 0)::integer as count ${rows}`;
  });

/** In which order the groups stand before they are cut. */
function orderOf({ isTime }: Group, order: Question['order']): string {
  const byValue = (direction: string) => `value ${direction} nulls last, label, key`;
  if (order === 'most') return byValue('desc');
  if (order === 'least') return byValue('asc');
  if (!isTime) return order === 'earliest' ? byValue('asc') : byValue('desc');
  return order === 'earliest' ? 'key' : 'key desc';
}

/** One figure for each group, the first of them; `keys` are all that matter. */
export const groupsOf = (
  question: Question & { group: Group },
  context: BusinessContext,
  now: Date,
  keys?: readonly string[],
) =>
  statement(context, now, (bind) => {
    const { rows, value, count, key = 'null', label } = sourceOf({ question, context, bind });
    const only = keys ? ` and key = any(${bind(keys)})` : '';
    return `, grouped as (
      select ${key} as key, ${label ?? 'null::text'} as label, ${value} as value,
        ${count}::integer as count ${rows} group by 1
    )
    select *, (count(*) over ())::integer as total from grouped where key is not null${only}
    order by ${orderOf(question.group, question.order)} limit ${bind(question.limit)}`;
  });
