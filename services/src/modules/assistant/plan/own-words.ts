import type { Sql } from '../../../platform/database/index.js';
import { truncate } from '../../../platform/text/truncate.js';
import { respelled } from '../words/spelling.js';
import { ArgumentProblem } from './arguments.js';
import { nameKey, nameWords } from './name-keys.js';
import { conditionOf } from './question.js';
import type { FilterKind } from './definitions.js';
import type { Plan } from './plan.js';

const MOST_LISTED = 20;

/**
 * Names that a value may stand for. Equal names come first, ignoring case, number and spacing.
 * Otherwise names with all of its words, or the one name that it misspells.
 *
 * @example namesMeant('the bay', ['Van 1', 'Bay 1']) // ['Bay 1']
 */
export function namesMeant(value: string, names: readonly string[]): readonly string[] {
  const words = nameWords(value);
  const [key, keys] = [words.join(''), names.map(nameKey)];
  const same = names.filter((_, at) => keys[at] === key);
  if (same.length > 0) return same;
  const holding = names.filter((name) => {
    const own = nameWords(name);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  if (holding.length > 0) return holding;
  const near = respelled(key, keys);
  return names.filter((_, at) => keys[at] === near);
}

const refusal = (what: string, value: string, names: readonly string[]) =>
  new ArgumentProblem(
    `No ${what} is called "${truncate(value, 60)}". There are: ${names.slice(0, MOST_LISTED).join(', ') || 'none'}.`,
  );

/** The business's names for one value of a filter. */
function ownNames(value: string, kind: FilterKind, names: readonly string[]): readonly string[] {
  const isClosed = kind.values?.some((each) => each.value === value);
  if (isClosed || kind.isSure?.(value)) return [value];
  if (names.some((name) => name.toLowerCase() === value.toLowerCase())) return [value];
  const meant = namesMeant(value, names);
  if (meant.length > 0) return meant;
  throw refusal(kind.name.replace('_', '-'), value, names);
}

type Resolve = (value: string) => Promise<readonly string[]>;

/** Look-up of a filter's values in the records, if the filter needs one. */
async function resolverOf(sql: Sql, businessId: string, kind: FilterKind): Promise<Resolve> {
  const { find } = kind;
  if (find)
    return async (value) => [kind.isSure?.(value) ? value : await find(sql, businessId, value)];
  if (!kind.names) return (value) => Promise.resolve([value]);
  const rows = await sql<{ name: string }>(kind.names, [businessId]);
  const names = rows.map(({ name }) => name);
  return (value) => Promise.resolve(ownNames(value, kind, names));
}

export const hasNames = ({ filters }: Plan): boolean =>
  filters.some((filter) => {
    const { names, find, isSure } = conditionOf(filter).kind;
    return (names ?? find) !== undefined && !filter.values.every((value) => isSure?.(value));
  });

/**
 * Replaces the names in a plan by those in the records: services, crews, sizes, add-ons, vehicles
 * and customers.
 *
 * @throws ArgumentProblem for an unknown name; the message lists the valid ones
 */
export async function withOwnNames(sql: Sql, businessId: string, plan: Plan): Promise<Plan> {
  const filters = await Promise.all(
    plan.filters.map(async (filter) => {
      const resolve = await resolverOf(sql, businessId, conditionOf(filter).kind);
      const values = (await Promise.all(filter.values.map(resolve))).flat();
      return { ...filter, values: [...new Set(values)] };
    }),
  );
  return { ...plan, filters };
}
