import type { Span } from '@opentelemetry/api';
import type pg from 'pg';
import type { Telemetry } from '../tracing/telemetry.js';
import { tracing } from '../tracing/index.js';

type Query = (...input: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Round trip that is being sent; its queries share one span. */
interface Exchange {
  pool?: string;
  texts: string[];
}
let sending: Exchange | undefined;

/** Traces the queries of a pool within a request or job. Queries outside of one are not traced. */
export function tracePool(name: string, pool: pg.Pool): void {
  const telemetry = tracing();
  if (!telemetry) return;
  const connect = pool.connect.bind(pool) as Query;
  // A waiting caller resumes in the async context of whoever releases the connection, so its own
  // context is bound.
  pool.connect = ((callback?: unknown) =>
    callback ? connect(telemetry.bound(callback)) : connect()) as pg.Pool['connect'];
  pool.on('connect', (client) => traceClient(name, client, telemetry));
}

function traceClient(pool: string, client: pg.PoolClient, telemetry: Telemetry): void {
  const query = client.query.bind(client) as unknown as Query;
  const ask: Query = (...input) => {
    const text = textOf(input[0]);
    if (sending && text !== undefined) {
      sending.pool = pool;
      sending.texts.push(text);
      return query(...input);
    }
    if (text === undefined || !telemetry.isKept()) return query(...input);
    const span = telemetry.part({ name: nameOf([text]), kind: 'client' });
    describe(span, { pool, texts: [text] });
    return answered(telemetry, span, input, query);
  };
  client.query = ask as typeof client.query;
}

function answered(telemetry: Telemetry, span: Span, input: unknown[], query: Query): unknown {
  const callback = input.at(-1);
  const end = (error?: unknown) => {
    if (error) telemetry.failed(span, error);
    span.end();
  };
  if (typeof callback !== 'function') {
    const answer = query(...input) as Promise<unknown>;
    answer.then(() => end(), end);
    return answer;
  }
  const told: Callback = (error, result) => {
    end(error);
    (callback as Callback)(error, result);
  };
  return query(...input.slice(0, -1), told);
}

/**
 * Traces all queries of `send` as one round trip with one span.
 *
 * @param send asks all of it before its first wait, and answers when all of it is over
 */
export function asExchange<T>(send: () => Promise<T>): Promise<T> {
  const telemetry = tracing();
  return telemetry?.isKept() ? tracedExchange(telemetry, send) : send();
}

async function tracedExchange<T>(telemetry: Telemetry, send: () => Promise<T>): Promise<T> {
  const exchange: Exchange = { texts: [] };
  const span = telemetry.part({ name: 'exchange', kind: 'client' });
  sending = exchange;
  const answer = send();
  sending = undefined;
  describe(span, exchange);
  span.updateName(nameOf(exchange.texts));
  try {
    return await answer;
  } catch (error) {
    telemetry.failed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text;

/** Statements that only frame a transaction. */
const FRAME = /^\s*(?:begin|commit|rollback|set local)\b/i;
const OPERATION = /^\s*([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_][\w.]*)/i;
const LITERAL = /'(?:[^']|'')*'/g;

/** Span name by OpenTelemetry's convention: operation and first table. */
function nameOf(texts: string[]): string {
  const asked = texts.filter((text) => !FRAME.test(text));
  const text = asked[0] ?? texts[0] ?? '';
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? '';
  const name = [operation, asked.length > 0 && TABLE.exec(text)?.[1]].filter(Boolean).join(' ');
  return asked.length > 1 ? `BATCH ${name}` : name;
}

/**
 * Sets the span's attributes. Values are bound parameters; quoted literals are removed all the same.
 */
function describe(span: Span, { pool, texts }: Exchange): void {
  span.setAttributes({
    'db.system.name': 'postgresql',
    'db.query.text': texts.join(';\n').replace(LITERAL, "'?'"),
    'clearcoat.database.pool': pool,
  });
}
