import * as v from 'valibot';
import { parseStrictly } from './contributions';
import { claims } from './registry';
import { StrictContributions } from './registry-file';

const NAME = /^[a-z][a-z0-9-]*$/;
const CARET_RANGE = /^\^\d+\.\d+\.\d+$/;

/**
 * Declaration in `remote.json`: everything the shell must know without loading the remote's code.
 */
export const RemoteDefinition = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.regex(NAME)),
    /** Contract versions that the remote works with, as a caret range ('^1.0.0'). */
    contract: v.pipe(v.string(), v.regex(CARET_RANGE)),
    ...StrictContributions.entries,
    /** Budget of the remote's own JavaScript on a route, in KB, gzipped. */
    budgetKb: v.pipe(v.number(), v.maxValue(40)),
    /** Timeout for loading the remote's code, in milliseconds. */
    timeoutMs: v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(30_000)),
  }),
  v.check(
    ({ routes, sidebar }) => [...routes, ...sidebar].every(({ path }) => path.startsWith('/')),
    'every path starts with a slash',
  ),
  v.check(
    ({ routes, sidebar }) =>
      sidebar.every((entry) => routes.some((route) => claims(route.path, entry.path))),
    'a sidebar entry leads to a route of this remote',
  ),
  v.check(
    ({ routes, declares = [] }) =>
      declares.every(({ path }) => routes.some((route) => claims(route.path, path))),
    'a slot is declared on a route of this remote',
  ),
  v.check(
    ({ slots, slotOrder = [] }) => slotOrder.every(({ slot }) => slots.includes(slot)),
    'slotOrder names slots that this remote fills',
  ),
  v.check(
    ({ sidebar }) => sidebar.every(({ label, icon }) => label.trim() && NAME.test(icon)),
    'a sidebar entry has a label and the name of an icon',
  ),
);

export type RemoteDefinition = v.InferOutput<typeof RemoteDefinition>;

/**
 * Reads a `remote.json`.
 *
 * @throws Error naming the invalid field
 * @example parseRemoteDefinition(JSON.parse(await readFile('remote.json', 'utf8')))
 */
export function parseRemoteDefinition(input: unknown): RemoteDefinition {
  return parseStrictly('remote.json', RemoteDefinition, input);
}
