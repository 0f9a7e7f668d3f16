import type { Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { ArgumentProblem } from '../tools/arguments.js';
import { escapeMarkdown } from '../text.js';
import type { Condition } from './question.js';

export const customerLink = (id: string, name: string) =>
  `[${escapeMarkdown(name)}](/contacts/${id})`;

const valuesOf = (conditions: readonly Condition[], name: string) =>
  conditions.filter(({ kind }) => kind.name === name).flatMap(({ values }) => values);

/** What to say instead of each id among the values, of this business's customers and services. */
export async function namesOf(
  sql: Sql,
  { businessId }: BusinessContext,
  conditions: readonly Condition[],
): Promise<Map<string, string>> {
  const [customers, services] = ['customer', 'service'].map((name) => valuesOf(conditions, name));
  const [people, offered] = await Promise.all([
    customers?.length
      ? sql<{ id: string; name: string }>(
          `select id, name from contacts
           where business_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
          [businessId, customers],
        )
      : [],
    services?.length
      ? sql<{ id: string; name: string }>(
          'select id, name from services where business_id = $1 and id = any($2)',
          [businessId, services],
        )
      : [],
  ]);
  const links = people.map(({ id, name }): [string, string] => [id, customerLink(id, name)]);
  const names = new Map([...links, ...offered.map(({ id, name }): [string, string] => [id, name])]);
  if (customers?.some((id) => !names.has(id.toLowerCase()))) {
    throw new ArgumentProblem('This customer was not found.');
  }
  return names;
}

export const withNames = (conditions: readonly Condition[], names: ReadonlyMap<string, string>) =>
  conditions.map((condition) => ({
    ...condition,
    values: condition.values.map((value) => names.get(value.toLowerCase()) ?? value),
  }));
