import { Parameters } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import type { Bind, Group } from './definitions.js';
import { keptMonths, keptVehicles } from './kept-vehicles.js';
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
  /** Of a share of rows: how many there are in all. */
  of?: number;
}

export interface GroupRow extends Total {
  key: string;
  label: string | null;
  /** How many groups there are in all. */
  total: number;
}

/** Looks whether a source has what is asked, binding nothing. */
export const tried = <S extends Source>(source: (asked: Asked) => S | undefined, asked: Asked) =>
  source({ ...asked, bind: () => '' }) && source(asked);

function sourceOf(asked: Asked): Source {
  if (rowsOf(asked.question) === 'customers') {
    return tried(keptVehicles, asked) ?? customers(asked);
  }
  const ofNamed = asked.question.group ? undefined : tried(keptCustomers, asked);
  return ofNamed ?? tried(keptDays, asked) ?? tried(keptMonths, asked) ?? jobs(asked);
}

/** The same with the plan's parameters: business, zone, now, and what is put. */
export function statement(
  context: BusinessContext,
  now: Date,
  make: (bind: Parameters['add']) => string,
): Statement {
  const parameters = new Parameters(context.businessId, context.timeZone, now);
  const text = make((value) => parameters.add(value));
  return { text, parameters: parameters.values };
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
  const isByValue = !isTime || order === 'most' || order === 'least';
  if (isByValue) return `value ${directionOf(order)} nulls last, label, key`;
  return order === 'earliest' ? 'key' : 'key desc';
}

const directionOf = (order: Question['order']) =>
  order === 'least' || order === 'earliest' ? 'asc' : 'desc';

/** With those who are level with the last: names decide who of them stands before whom, and few are looked up. */
const firstByValue = ({ order }: Question, limit: string) => `(
      select * from counted order by value ${directionOf(order)} nulls last
      fetch first (${limit}) rows with ties)`;

interface Split {
  question: Question & { group: Group };
  context: BusinessContext;
  now: Date;
}

/** Customers by what is kept of each, in the order of an index where there is one. */
const byKept = ({ question }: Split, { rows, value, count }: Source, bind: Bind) => {
  const direction = directionOf(question.order);
  const nulls = question.measure.isSparse ? ' nulls last' : '';
  const by = `order by ${value} ${direction}${nulls}, s.contact_id ${direction}`;
  return `with counted as (select count(*)::integer as total ${rows})
    select c.id as key, c.name as label, (${value})::float8 as value, ${count} as count,
      (select total from counted) as total
    from (select s.* ${rows} ${by} limit ${bind(question.limit)}) s
    join contacts c on c.business_id = $1 and c.id = s.contact_id ${by}`;
};

/** One figure for each group, the first of them; `keys` are all that matter. */
export function groupsOf(split: Split, keys?: readonly string[]) {
  const { question, context, now } = split;
  return statement(context, now, (bind) => {
    const asked = { question, context, bind };
    const { reaches } = question;
    const kept = reaches ? undefined : tried(keptCustomers, asked);
    if (kept) return byKept(split, kept, bind);
    const { rows, value, count, key = 'null' } = sourceOf(asked);
    const { names } = question.group;
    const only = keys ? ` and g.key::text = any(${bind(keys)})` : '';
    const reached = reaches
      ? ` and g.value ${reaches.isBelow ? '<' : '>='} ${bind(reaches.value)}`
      : '';
    const limit = bind(question.limit);
    // `offset 0`: else each row would be put under its key twice, once to see that it is not null.
    return `with counted as materialized (
      select g.* from (
        select ${key} as key, ${value} as value, ${count}::integer as count ${rows} group by 1 offset 0
      ) g where g.key is not null and g.count > 0${only}${reached}${names ? ` and ${names.isNamed}` : ''}
    )
    select g.*, ${names?.label ?? 'null::text'} as label,
      (select count(*) from counted)::integer as total
    from ${names ? firstByValue(question, limit) : 'counted'} g ${names?.join ?? ''}
    order by ${orderOf(question.group, question.order)} limit ${limit}`;
  });
}
