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
  /** Cents, a number, or a day. Null if there are no rows. */
  value: number | string | null;
  /** Number of jobs or customers behind the value. */
  count: number;
  /** Number of rows in the whole, for a share of rows. */
  of?: number;
}

export interface GroupRow extends Total {
  key: string;
  label: string | null;
  /** Number of groups before the limit. */
  total: number;
}

/** Tries a source with a `bind` that adds no parameters. The real call follows only if the source fits. */
export const tried = <S extends Source>(source: (asked: Asked) => S | undefined, asked: Asked) =>
  source({ ...asked, bind: () => '' }) && source(asked);

function sourceOf(asked: Asked): Source {
  if (rowsOf(asked.question) === 'customers') {
    return tried(keptVehicles, asked) ?? customers(asked);
  }
  const ofNamed = asked.question.group ? undefined : tried(keptCustomers, asked);
  return ofNamed ?? tried(keptDays, asked) ?? tried(keptMonths, asked) ?? jobs(asked);
}

/** Builds a statement with the parameters of every plan: business id, time zone and now. */
export function statement(
  context: BusinessContext,
  now: Date,
  make: (bind: Parameters['add']) => string,
): Statement {
  const parameters = new Parameters(context.businessId, context.timeZone, now);
  const text = make((value) => parameters.add(value));
  return { text, parameters: parameters.values };
}

/** Statement for a single figure. */
export const totalOf = (question: Question, context: BusinessContext, now: Date) =>
  statement(context, now, (bind) => {
    const { rows, value, count } = sourceOf({
      question: { ...question, group: undefined },
      context,
      bind,
    });
    return `select ${value} as value, coalesce(${count}, 0)::integer as count ${rows}`;
  });

/** The `order by` of the groups, applied before the limit. */
function orderOf({ isTime }: Group, order: Question['order']): string {
  const isByValue = !isTime || order === 'most' || order === 'least';
  if (isByValue) return `value ${directionOf(order)} nulls last, label, key`;
  return order === 'earliest' ? 'key' : 'key desc';
}

const directionOf = (order: Question['order']) =>
  order === 'least' || order === 'earliest' ? 'asc' : 'desc';

/** The first groups by value, with ties. Names then decide among ties, and only these names are looked up. */
const firstByValue = ({ order }: Question, limit: string) => `(
      select * from counted order by value ${directionOf(order)} nulls last
      fetch first (${limit}) rows with ties)`;

interface Split {
  question: Question & { group: Group };
  context: BusinessContext;
  now: Date;
}

/** Statement that ranks customers from `contact_summaries`, in index order if there is such an index. */
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

/** Statement for one figure per group, up to the limit. `keys` restricts the groups. */
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
    // `offset 0` keeps PostgreSQL from computing the key twice, once for the null check.
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
