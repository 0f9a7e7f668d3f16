import type { Client } from 'openapi-fetch';
import { ApiError, type ErrorBody } from './error';
import type { paths } from './schema.generated';

/** @param nth - which of the page's calls was refused, counted from 1: see {@link callsSent} */
type Listener = (nth: number) => void;
const unauthorizedListeners = new Set<Listener>();
let sent = 0;

/**
 * Number of calls that this page has sent. Distinguishes a 401 of an earlier session from one of
 * the present session.
 */
export const callsSent = (): number => sent;

/**
 * Calls `listener` whenever the server says that the session is no longer valid (401). A wrong
 * password is another refusal and does not count.
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
 * Holds all further calls. During a sign-out, until the next document loads, the page must not
 * send calls for the ended session.
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
  /** Timeout. Default: 20 seconds, for a form with files 60. */
  timeoutMs?: number;
  /**
   * Accepts any content type, such as a file. Default: false, which accepts JSON, a requested
   * stream and 204.
   */
  takesAnything?: boolean;
}

const CALL_LIMIT_MS = 20_000;
/** Longer timeout for files, which slow connections need. */
export const FILE_LIMIT_MS = 60_000;

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';

/** '/api/contacts/{id}' with its parameters filled in; empty query parameters are left out. */
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

/**
 * New `traceparent` header in W3C Trace Context format. The server decides whether the trace is
 * sampled.
 */
function newTrace(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-00`;
}

const isJson = (response: Response) => response.headers.get('content-type')?.includes('json');

async function readJson(response: Response): Promise<unknown> {
  if (!isJson(response)) return undefined;
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

/** Body of a refusal, or undefined if it cannot be read. */
async function readRefusal(response: Response): Promise<Partial<ErrorBody> | undefined> {
  return (await readJson(response).catch(() => undefined)) as Partial<ErrorBody> | undefined;
}

const isStream = (headers: Record<string, string>) =>
  headers['Accept']?.includes('event-stream') ?? false;

/**
 * Timeout of a call. A stalled connection reports nothing for minutes, and the person should learn
 * about it sooner. A stream has pauses of its own, so its reader watches it.
 */
function limitOf({ timeoutMs, body }: Options, headers: Record<string, string>) {
  if (isStream(headers)) return undefined;
  const own = body instanceof FormData ? FILE_LIMIT_MS : CALL_LIMIT_MS;
  return AbortSignal.timeout(timeoutMs ?? own);
}

/** A page of a Wi-Fi's or a proxy's is no answer of the API, whatever its status says. */
const isUnderstood = (response: Response, { takesAnything }: Options, isStreamed: boolean) =>
  takesAnything || isStreamed || response.status === 204 || isJson(response);

/** One request, or why there is no answer: 'network', or 'timeout' after the limit. */
async function ask(address: string, init: RequestInit, limit: AbortSignal | undefined) {
  const signals = [init.signal, limit].filter((signal) => signal instanceof AbortSignal);
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.any(signals) });
    return { response, data: response.ok ? await readJson(response) : undefined };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, limit?.aborted ? { code: 'timeout' } : undefined);
  }
}

/**
 * An untyped call. A stream, or a file with `takesAnything`, stays unread in the response.
 *
 * @throws ApiError for a refusal, and with status 0 when no complete answer of the API arrived in time
 */
export async function send(method: string, template: string, options: Options = {}) {
  while (held) await held;
  const nth = (sent += 1);
  const { params = {}, body, timeoutMs: _limit, takesAnything: _all, ...init } = options;
  const isForm = body instanceof FormData;
  const headers = {
    traceparent: newTrace(),
    // The browser sets a form's boundary itself.
    ...(!isForm && { 'Content-Type': 'application/json' }),
    ...(options.headers as Record<string, string> | undefined),
  };
  const content = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const request = { ...init, ...content, method, headers };
  const { response, data } = await ask(
    addressOf(template, params),
    request,
    limitOf(options, headers),
  );
  if (response.ok && isUnderstood(response, options, isStream(headers))) return { data, response };
  if (response.ok) throw new ApiError(0, { code: 'unreadable' });
  const refusal = await readRefusal(response);
  const isSessionOver = !refusal?.code || refusal.code === 'unauthenticated';
  if (response.status === 401 && isSessionOver) {
    unauthorizedListeners.forEach((listener) => listener(nth));
  }
  throw new ApiError(response.status, refusal);
}

const sender = (method: string) => (template: string, options?: Options) =>
  send(method, template, options);

/**
 * The typed client. Paths, parameters and answers come from openapi.json through openapi-fetch's
 * types. Its runtime is not used, because it is three times the size of this file and is loaded by
 * public pages. A non-OK answer throws an {@link ApiError}. Wrap calls in {@link call} to get the
 * body itself.
 *
 * @example const contacts = await call(api.GET('/api/contacts', { signal }));
 */
export const api = {
  GET: sender('GET'),
  POST: sender('POST'),
  PUT: sender('PUT'),
  DELETE: sender('DELETE'),
} as unknown as Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

function formOf(fields: Readonly<Record<string, string | Blob | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  return form;
}

/**
 * Sends files with further fields as a form; otherwise like {@link api}.
 *
 * @param fields - values by name; undefined ones are left out
 * @returns the body of the answer
 * @throws ApiError when it was refused or no complete answer arrived in time
 * @example await upload<void>('PUT', '/api/user/photo', { photo: file });
 */
export async function upload<T>(
  method: 'POST' | 'PUT',
  address: keyof paths,
  fields: FormData | Readonly<Record<string, string | Blob | undefined>>,
): Promise<T> {
  // Remotes built for a contract before 1.4 pass a FormData.
  const body = fields instanceof FormData ? fields : formOf(fields);
  const { data } = await send(method, address, { body });
  return data as T;
}

/**
 * Awaits a call of {@link api} and returns its body.
 *
 * @throws ApiError when the answer is not OK or none arrives
 * @example const dashboard = await call(api.GET('/api/dashboard'));
 */
export async function call<T>(pending: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data } = await pending;
  return data as T;
}
