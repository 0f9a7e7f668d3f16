import type { IdleTimeout } from './idle-timeout.js';

/** The model gave no usable answer; the reason holds nothing anyone typed. */
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
  // The server's class of error, never its sentence, which may quote what people typed.
  const told = [type, code, param].filter(isWord).join(' ');
  return new ModelFailed(`status ${status}${told && ` (${told})`}`, status);
}

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.[\]-]{1,60}$/.test(value);

const LONGEST_REST_MS = 5 * 60 * 1000;
/** What is wrong with one question only. */
const OF_THE_QUESTION = new Set([400, 413, 422]);

/** How long to leave the model alone: as long as it says, or as usual. */
export function restAfter({ status }: ModelFailed, error: unknown, usualMs: number): number {
  if (status !== undefined && OF_THE_QUESTION.has(status)) return 0;
  const { headers } = (error ?? {}) as { headers?: unknown };
  const said = headers instanceof Headers ? Number(headers.get('retry-after')) : 0;
  return said > 0 ? Math.min(said * 1000, LONGEST_REST_MS) : usualMs;
}
