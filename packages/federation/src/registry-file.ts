/** Registry as tools read and write it: unknown fields are errors. */
import * as v from 'valibot';
import {
  declaration,
  parseStrictly,
  route,
  sidebarEntry,
  slotPlace,
  type Contributions,
} from './contributions.ts';
import { canary, envelope, head, version, type Registry } from './registry.ts';

/** Contributions of a remote. */
export const StrictContributions = v.strictObject({
  routes: v.array(v.strictObject(route)),
  sidebar: v.array(v.strictObject(sidebarEntry)),
  slots: v.array(v.string()),
  slotOrder: v.optional(v.array(v.strictObject(slotPlace))),
  declares: v.optional(v.array(v.strictObject(declaration))),
} satisfies Record<keyof Contributions, unknown>);

/** One version of a remote, as the loader needs it. */
export const StrictRemoteVersion = v.strictObject(version);

const StrictRemote = v.strictObject({
  ...head,
  stable: StrictRemoteVersion,
  previous: v.optional(StrictRemoteVersion),
  canary: v.optional(v.strictObject(canary)),
  contributes: StrictContributions,
});

const StrictRegistry = v.strictObject({ ...envelope, remotes: v.array(StrictRemote) });

/**
 * Parses a registry strictly: an unknown field is an error. For tools, which write the registry
 * again.
 *
 * @throws Error naming the invalid field
 * @example parseRegistry(await (await fetch('/registry/remotes.json')).json())
 */
export function parseRegistry(input: unknown): Registry {
  return parseStrictly('registry', StrictRegistry, input);
}
