import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './wait';

interface Area {
  statements: { id: string }[];
}

const FILE = path.join(ROOT, 'docs/statements.json');
const KNOWN = new Set(
  (JSON.parse(readFileSync(FILE, 'utf8')) as Area[]).flatMap(({ statements }) =>
    statements.map(({ id }) => id),
  ),
);

/**
 * Tags a test with the specification statements that it shows; docs/conformance.md is generated
 * from the tags.
 *
 * @param ids - as in docs/statements.json
 * @throws for an unknown id
 * @example test('the calendar has six weeks', shows('DASH-14'), async ({ page }) => …)
 */
export function shows(...ids: string[]): { tag: string[] } {
  const unknown = ids.filter((id) => !KNOWN.has(id));
  if (unknown.length > 0) throw new Error(`No such statement: ${unknown.join(', ')}`);
  return { tag: ids.map((id) => `@${id}`) };
}

/**
 * Like {@link shows}, for a journey that does not depend on the width or sets its own; it is not
 * run on a phone.
 */
export const once = (...ids: string[]): { tag: string[] } => ({
  tag: [...shows(...ids).tag, '@once'],
});
