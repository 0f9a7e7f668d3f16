import type { Client } from 'openapi-fetch';
import { ApiError, type ErrorBody } from './error';
import type { paths } from './schema.generated';

type Listener = () => void;
const unauthorizedListeners = new Set<Listener>();

/**
 * Calls `listener` whenever the server says that the session is no longer valid (401).
 *
 * @returns a function that stops listening
 * @example const stop = onUnauthorized(() => session.expire());
 */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener);
  return () => void unauthorizedListeners.delete(listener);
}

let held: Promise<void> | undefined;

/**
 * Keeps all further calls waiting. While a page signs out, and from then until the next document
 * takes its place, what it still loads must not ask for a session that is over.
 *
 * @returns a function that lets them go
 * @example const release = holdCalls();
 */
export function holdCalls(): () => void {
  let open = () => {};
  const current = new Promise<void>((resolve) => (open = resolve));
  held = current;
  return () => {
    if (held === current) held = undefined;
    open();
  };
}

type Values = Record<string, unknown>;
interface Options extends Omit<RequestInit, 'body'> {
  params?: { path?: Values; query?: Values };
  body?: unknown;
}

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';

/** '/api/contacts/{id}' with its parameters in place; empty query parameters are left out. */
function addressOf(template: string, { path = {}, query = {} }: NonNullable<Options['params']>) {
  const address = template.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => isPresent(value))
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `${address}?${search}` : address;
}

async function readJson(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? response.json().catch(() => undefined) : undefined;
}

/** A call without the types. Answers that are not JSON are left in the response, unread. */
export async function send(method: string, template: string, options: Options = {}) {
  while (held) await held;
  const { params = {}, body, headers, ...init } = options;
  const request: RequestInit = {
    ...init,
    method,
    headers: { 'Content-Type': 'application/json', ...(headers as Record<string, string>) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await fetch(addressOf(template, params), request).catch((error: unknown) => {
    throw init.signal?.aborted ? error : new ApiError(0);
  });
  if (response.ok) return { data: await readJson(response), response };
  if (response.status === 401) unauthorizedListeners.forEach((listener) => listener());
  throw new ApiError(response.status, (await readJson(response)) as Partial<ErrorBody>);
}

const sender = (method: string) => (template: string, options?: Options) =>
  send(method, template, options);

/**
 * The typed client. Paths, parameters and answers come from openapi.json, by openapi-fetch's types;
 * its run time is not used, because it is three times the size of this file and on public pages
 * every kilobyte counts. A non-OK answer throws an {@link ApiError}. Wrap calls in {@link call} to
 * get the body itself.
 *
 * @example const contacts = await call(api.GET('/api/contacts', { signal }));
 */
export const api = {
  GET: sender('GET'),
  POST: sender('POST'),
  PUT: sender('PUT'),
  DELETE: sender('DELETE'),
} as unknown as Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

/**
 * Awaits a call of {@link api} and answers its body.
 *
 * @throws ApiError when the answer is not OK or none arrives
 * @example const dashboard = await call(api.GET('/api/dashboard'));
 */
export async function call<T>(pending: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data } = await pending;
  return data as T;
}
