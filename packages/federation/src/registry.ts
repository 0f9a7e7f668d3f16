import * as v from 'valibot';
import { Contributions, parseStrictly } from './contributions.ts';

export type { RouteContribution, SidebarContribution } from './contributions.ts';

/** One version of a remote, as the loader needs it. */
export const RemoteVersion = v.strictObject({
  version: v.string(),
  /** The address of its remoteEntry.js, absolute or from the root. */
  entry: v.string(),
  /** The container's global name: one per version, so that two versions never mix in a tab. */
  container: v.string(),
  /** The contract versions it works with, as a caret range ('^1.0.0'). */
  contract: v.string(),
  /** The federation runtime it was built against; shell and remotes share one. */
  runtime: v.string(),
  /** Subresource integrity of the entry. */
  integrity: v.string(),
});

const RegistryRemote = v.strictObject({
  name: v.string(),
  stable: RemoteVersion,
  previous: v.optional(RemoteVersion),
  canary: v.optional(
    v.strictObject({
      ...RemoteVersion.entries,
      /** How many of a hundred businesses get it. */
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  timeoutMs: v.pipe(v.number(), v.minValue(0)),
  contributes: Contributions,
});

/** `/registry/remotes.json`: which remotes there are, which version runs and what each contributes. */
export const Registry = v.strictObject({
  schema: v.literal(1),
  /** Changes whenever anything in the registry does. */
  revision: v.string(),
  remotes: v.array(RegistryRemote),
});

export type Registry = v.InferOutput<typeof Registry>;
export type RegistryRemote = v.InferOutput<typeof RegistryRemote>;
export type RemoteVersion = v.InferOutput<typeof RemoteVersion>;

/**
 * Reads a registry, strictly: an unknown field is an error.
 *
 * @throws Error naming the field that is wrong
 * @example parseRegistry(await (await fetch('/registry/remotes.json')).json())
 */
export function parseRegistry(input: unknown): Registry {
  return parseStrictly('registry', Registry, input);
}

/**
 * Whether a remote that wants `range` (a caret range) works with the contract `version`.
 *
 * @example satisfiesContract('^1.2.0', '1.3.0') // true
 */
export function satisfiesContract(range: string, version: string): boolean {
  const numbers = (text: string) => text.replace('^', '').split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = numbers(range);
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  if (major !== wantMajor) return false;
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch);
}

/**
 * A number from 0 to 99 that stays the same for a business: below a canary's percentage, it gets
 * the canary.
 *
 * @example bucketOf(user.businessId) < canary.percent
 */
export function bucketOf(businessId: string): number {
  let hash = 0;
  for (const character of businessId) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % 100;
}

/** Whether `pathname` belongs to a route prefix; '/' claims only itself. */
export function claims(prefix: string, pathname: string): boolean {
  return pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));
}
