import * as v from 'valibot';
import { parseStrictly } from './contributions.ts';
import { StrictContributions, StrictRemoteVersion } from './registry-file.ts';

/**
 * `release.json`, beside the files of every published version of a remote: all it takes to make
 * that version a canary or everyone's, and to check it against a shell, without its sources.
 */
export const Release = v.strictObject({
  schema: v.literal(1),
  name: v.string(),
  ...StrictRemoteVersion.entries,
  publishedAt: v.string(),
  timeoutMs: v.number(),
  contributes: StrictContributions,
  /** What the built entry exposes. */
  exposes: v.array(v.string()),
  /** What the built entry asks the page for, and the range it wants. */
  shared: v.record(v.string(), v.string()),
  /** Selectors that reach beyond the remote's own elements. */
  strayStyles: v.array(v.string()),
  /** The most JavaScript of its own that a route loads, gzipped, and the most it may be. */
  routeBytes: v.number(),
  budgetBytes: v.number(),
  /** The SHA-384 of every file. */
  files: v.record(v.string(), v.string()),
});

/** What the published shell offers to remotes. */
export const ShellRelease = v.strictObject({
  schema: v.literal(1),
  version: v.string(),
  publishedAt: v.string(),
  contract: v.string(),
  /** The federation runtime it brings. */
  runtime: v.string(),
  /** What the built page provides, and in which version. */
  shared: v.record(v.string(), v.string()),
  /** The slots its contract knows. */
  slots: v.array(v.string()),
});

/** One change of what runs: who, when, from, to. */
export const HistoryEntry = v.strictObject({
  at: v.string(),
  by: v.string(),
  action: v.picklist(['publish', 'promote', 'canary', 'rollback']),
  /** The remote, or 'shell'. */
  app: v.string(),
  from: v.optional(v.string()),
  to: v.string(),
  /** The canary's share. */
  percent: v.optional(v.number()),
  /** The registry's revision after it. */
  revision: v.string(),
});

export type Release = v.InferOutput<typeof Release>;
export type ShellRelease = v.InferOutput<typeof ShellRelease>;
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;
export type Action = HistoryEntry['action'];

/** Reads a `release.json`. @throws Error naming the field that is wrong */
export const parseRelease = (input: unknown): Release =>
  parseStrictly('release.json', Release, input);

/** Reads what a shell offers. @throws Error naming the field that is wrong */
export const parseShellRelease = (input: unknown): ShellRelease =>
  parseStrictly('shell.json', ShellRelease, input);

/** Reads one line of the history. @throws Error naming the field that is wrong */
export const parseHistoryEntry = (input: unknown): HistoryEntry =>
  parseStrictly('history.jsonl', HistoryEntry, input);
