import type { components } from './schema.generated';

/** Body of a refusal, as in openapi.json. */
export type ErrorBody = components['schemas']['ErrorBody'];

/**
 * Error of every API call. `message` is the generic 'API Error: {status}'. `serverMessage` is the
 * server's own message for people, if it sent one.
 *
 * A `status` of 0 means that no answer arrived. The `code` is 'network' without a connection or if
 * the server is down, 'timeout' after the limit, and 'unreadable' for a body that is not the API's.
 *
 * @example
 * try { await call(api.GET('/api/contacts')); }
 * catch (error) { if (error instanceof ApiError && error.isNetwork) showOffline(); }
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly serverMessage: string | undefined;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** With a conflict (409): the stored value, in the shape of a save's answer. */
  readonly current: unknown;
  /** With a conflict (409): the author and time of the stored change, if recorded. */
  readonly changed: ErrorBody['changed'];

  constructor(
    readonly status: number,
    body?: Partial<ErrorBody> & { current?: unknown },
  ) {
    super(`API Error: ${status}`);
    this.code = body?.code ?? (status === 0 ? 'network' : 'unknown');
    this.serverMessage = body?.message ?? body?.error;
    this.fields = body?.fields ?? {};
    this.requestId = body?.requestId;
    this.current = body?.current;
    this.changed = body?.changed;
  }

  /** True if the request got no answer. */
  get isNetwork(): boolean {
    return this.status === 0;
  }
}

/**
 * The server's message for the person, else the fallback.
 *
 * @param error - thrown by a call
 * @param fallback - the SPEC's sentence for this situation
 * @example errorText(error, 'Failed to create contact. Please try again.')
 */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
