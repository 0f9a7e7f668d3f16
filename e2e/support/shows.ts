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
 * Names the statements of the specification that a test shows; docs/conformance.md is made of them.
 *
 * @param ids - as in docs/statements.json
 * @throws for an id that is not there
 * @example test('the calendar has six weeks', shows('DASH-14'), async ({ page }) => …)
 */
export function shows(...ids: string[]): { tag: string[] } {
  const unknown = ids.filter((id) => !KNOWN.has(id));
  if (unknown.length > 0) throw new Error(`No such statement: ${unknown.join(', ')}`);
  return { tag: ids.map((id) => `@${id}`) };
}

/** As {@link shows}, of a journey that shows nothing of a width, or sets its own: a phone shows it no better. */
export const once = (...ids: string[]): { tag: string[] } => ({
  tag: [...shows(...ids).tag, '@once'],
});
