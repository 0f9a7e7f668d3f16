import * as v from 'valibot';
import { parseStrictly } from './contributions.ts';
import { StrictContributions, StrictRemoteVersion } from './registry-file.ts';

/**
 * `release.json`, beside the files of every published version of a remote. Sufficient to promote
 * the version, to start a canary and to check it against a shell, without its sources.
 */
export const Release = v.strictObject({
  schema: v.literal(1),
  name: v.string(),
  ...StrictRemoteVersion.entries,
  publishedAt: v.string(),
  timeoutMs: v.number(),
  contributes: StrictContributions,
  /** Modules that the built entry exposes. */
  exposes: v.array(v.string()),
  /** Shared packages that the built entry consumes, with their version ranges. */
  shared: v.record(v.string(), v.string()),
  /** Selectors that match elements outside the remote. */
  strayStyles: v.array(v.string()),
  /** Largest amount of the remote's own JavaScript on a route, gzipped, and its budget. */
  routeBytes: v.number(),
  budgetBytes: v.number(),
  /** SHA-384 of every file. */
  files: v.record(v.string(), v.string()),
});

/** Contract, slots and shared packages of the published shell. */
export const ShellRelease = v.strictObject({
  schema: v.literal(1),
  version: v.string(),
  publishedAt: v.string(),
  contract: v.string(),
  /** The federation runtime it provides. */
  runtime: v.string(),
  /** Shared packages that the built page provides, with their versions. */
  shared: v.record(v.string(), v.string()),
  /** Slots that its contract knows. */
  slots: v.array(v.string()),
});

/** One change of the published versions. */
export const HistoryEntry = v.strictObject({
  at: v.string(),
  by: v.string(),
  action: v.picklist(['publish', 'promote', 'canary', 'rollback']),
  /** The remote, or 'shell'. */
  app: v.string(),
  from: v.optional(v.string()),
  to: v.string(),
  /** Percentage of the canary. */
  percent: v.optional(v.number()),
  /** Registry revision after the change. */
  revision: v.string(),
});

export type Release = v.InferOutput<typeof Release>;
export type ShellRelease = v.InferOutput<typeof ShellRelease>;
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;
export type Action = HistoryEntry['action'];

/** Parses a `release.json`. @throws Error naming the invalid field */
export const parseRelease = (input: unknown): Release =>
  parseStrictly('release.json', Release, input);

/** Parses a `shell.json`. @throws Error naming the invalid field */
export const parseShellRelease = (input: unknown): ShellRelease =>
  parseStrictly('shell.json', ShellRelease, input);

/** Parses one line of the history. @throws Error naming the invalid field */
export const parseHistoryEntry = (input: unknown): HistoryEntry =>
  parseStrictly('history.jsonl', HistoryEntry, input);
