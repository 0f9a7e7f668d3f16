import type { IdleTimeout } from './idle-timeout.js';

/** Failure of the model. The reason has nothing that a person typed. */
export class ModelFailed extends Error {
  constructor(
    reason: string,
    readonly status?: number,
  ) {
    super(reason);
  }
}

export function failureOf(error: unknown, { signal }: IdleTimeout): ModelFailed {
  if (error instanceof ModelFailed) return error;
  if (signal.aborted) return new ModelFailed('too slow');
  if (error instanceof RangeError) return new ModelFailed('it asked for too much');
  const { status, type, code, param } = (error ?? {}) as Record<string, unknown>;
  if (typeof status !== 'number') return new ModelFailed('no connection');
  // The error class only. The server's message may quote what a person typed.
  const told = [type, code, param].filter(isWord).join(' ');
  return new ModelFailed(`status ${status}${told && ` (${told})`}`, status);
}

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.[\]-]{1,60}$/.test(value);

const LONGEST_REST_MS = 5 * 60 * 1000;
/** Statuses that are caused by a single question. */
const OF_THE_QUESTION = new Set([400, 413, 422]);

/** Pause after a failure: the server's `retry-after`, or the default. */
export function restAfter({ status }: ModelFailed, error: unknown, usualMs: number): number {
  if (status !== undefined && OF_THE_QUESTION.has(status)) return 0;
  const { headers } = (error ?? {}) as { headers?: unknown };
  const said = headers instanceof Headers ? Number(headers.get('retry-after')) : 0;
  return said > 0 ? Math.min(said * 1000, LONGEST_REST_MS) : usualMs;
}
