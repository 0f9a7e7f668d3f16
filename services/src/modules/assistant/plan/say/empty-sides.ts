import type { Facts } from '../facts.js';
import type { Language } from '../plan.js';
import { noRows } from './rows.js';

/** Sides of a comparison without rows: 'Sundays: no completed jobs'. */
export function saidEmptySides(
  { plan, group, groups, measure }: Facts,
  language: Language,
): string[] {
  const { rows = [], count = 0 } = groups ?? {};
  const sides = plan.filters.find(({ name, not }) => name === plan.group && !not)?.values ?? [];
  const told = new Set(rows.map(({ key }) => key));
  // If groups were cut or have other keys, the empty sides are unknown.
  const areAll =
    rows.length > 0 && rows.length === count && [...told].every((key) => sides.includes(key));
  if (!areAll || !group || group.names || sides.length < 2) return [];
  const none = noRows(measure, language);
  return sides
    .filter((side) => !told.has(side))
    .map((side) => `- **${group.said(side, language) ?? side}**: ${none}`);
}
