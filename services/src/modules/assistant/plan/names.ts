import type { Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { ArgumentProblem } from './arguments.js';
import { escapeMarkdown } from '../words/text.js';
import type { Condition } from './question.js';

export const customerLink = (id: string, name: string) =>
  `[${escapeMarkdown(name)}](/contacts/${id})`;

const valuesOf = (conditions: readonly Condition[], name: string) =>
  conditions.filter(({ kind }) => kind.name === name).flatMap(({ values }) => values);

/** Names for values: customers by id, services by id and by lower-case name. */
export type Names = Record<'customer' | 'service', ReadonlyMap<string, string>>;

interface Named {
  id: string;
  name: string;
}

/** Looks up the names of the customers and services in the conditions. */
export async function namesOf(
  sql: Sql,
  { businessId }: BusinessContext,
  conditions: readonly Condition[],
): Promise<Names> {
  const asked = (name: string) => valuesOf(conditions, name).map((value) => value.toLowerCase());
  const [customers, services] = [asked('customer'), asked('service')];
  const [people, offered] = await Promise.all([
    customers.length === 0
      ? []
      : sql<Named>(
          `select id, name from contacts
           where business_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
          [businessId, customers],
        ),
    services.length === 0
      ? []
      : sql<Named>(
          `select id, name from services
           where business_id = $1 and (id = any($2) or lower(name) = any($2))`,
          [businessId, services],
        ),
  ]);
  if (customers.some((id) => !people.some((each) => each.id === id))) {
    throw new ArgumentProblem('This customer was not found.');
  }
  return {
    customer: new Map(people.map(({ id, name }) => [id, customerLink(id, name)])),
    service: new Map(
      offered.flatMap(({ id, name }) => [
        [id, name],
        [name.toLowerCase(), name],
      ]),
    ),
  };
}

/** Conditions with names instead of ids, without duplicates. */
export const withNames = (conditions: readonly Condition[], names: Names) =>
  conditions.map((condition) => {
    const known = (names as Partial<Record<string, Names['customer']>>)[condition.kind.name];
    const said = condition.values.map((value) => known?.get(value.toLowerCase()) ?? value);
    return { ...condition, values: [...new Set(said)] };
  });
