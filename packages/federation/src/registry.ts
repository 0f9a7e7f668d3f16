import * as v from 'valibot';
import { KnownContributions, parseStrictly } from './contributions.ts';
import { satisfies } from './version-range.ts';

export type { RouteContribution, SidebarContribution } from './contributions.ts';

/** One version of a remote, as the loader needs it. */
export const version = {
  version: v.string(),
  /** Address of its remoteEntry.js, absolute or from the root. */
  entry: v.string(),
  /** Global name of the container: unique per version, so that two versions never mix in a tab. */
  container: v.string(),
  /** The contract versions it works with, as a caret range ('^1.0.0'). */
  contract: v.string(),
  /** Federation runtime it was built against; shell and remotes share one. */
  runtime: v.string(),
  /** Subresource integrity of the entry. */
  integrity: v.string(),
};
export const canary = {
  ...version,
  /** Percentage of the businesses. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
};
export const head = {
  name: v.string(),
  timeoutMs: v.pipe(v.number(), v.minValue(0)),
};

/** A remote as a page reads it; unknown fields are ignored. */
const KnownRemote = v.object({
  ...head,
  stable: v.object(version),
  previous: v.optional(v.object(version)),
  canary: v.optional(v.object(canary)),
  contributes: KnownContributions,
});

export const envelope = {
  schema: v.literal(1),
  /** Changes whenever anything in the registry does. */
  revision: v.string(),
};
const KnownRegistry = v.object({ ...envelope, remotes: v.array(v.unknown()) });

export type RemoteVersion = v.InferOutput<typeof KnownRemote>['stable'];
export type RegistryRemote = v.InferOutput<typeof KnownRemote>;
/** `/registry/remotes.json`: the remotes with their running versions and contributions. */
export type Registry = Omit<v.InferOutput<typeof KnownRegistry>, 'remotes'> & {
  remotes: RegistryRemote[];
};

/** The usable part of a registry, and the errors of the rest. */
export interface UsableRegistry {
  registry: Registry;
  refused: { name: string; error: unknown }[];
}

/**
 * Parses a registry as a page does: an invalid remote is left out, the others stay, and unknown
 * fields are ignored.
 *
 * @param check - throws when a valid remote must not be used
 * @returns the usable remotes, and the refused ones with their errors
 * @throws Error naming the invalid field of the registry itself
 * @example const { registry, refused } = readUsable(await response.json(), () => undefined);
 */
export function readUsable(
  input: unknown,
  check: (remote: RegistryRemote) => void,
): UsableRegistry {
  const { remotes, ...rest } = parseStrictly('registry', KnownRegistry, input);
  const refused: UsableRegistry['refused'] = [];
  const usable = remotes.flatMap((described, index) => {
    try {
      const remote = parseStrictly(`registry: remotes.${index}`, KnownRemote, described);
      check(remote);
      return [remote];
    } catch (error) {
      const { name } = (described ?? {}) as { name?: unknown };
      refused.push({ name: typeof name === 'string' ? name : `remotes.${index}`, error });
      return [];
    }
  });
  return { registry: { ...rest, remotes: usable }, refused };
}

/**
 * Whether a remote that wants `range` (a caret range) works with the contract `version`.
 *
 * @example satisfiesContract('^1.2.0', '1.3.0') // true
 */
export const satisfiesContract = (range: string, version: string): boolean =>
  /^\^\d/.test(range) && satisfies(version, range);

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

/**
 * Whether `pathname` belongs to a route prefix; '/' claims only itself.
 *
 * @example claims('/contacts', '/contacts/42') // true
 */
export function claims(prefix: string, pathname: string): boolean {
  return pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));
}
