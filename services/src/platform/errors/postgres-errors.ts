import type { ErrorDetails } from './app-error.js';

const UNREADABLE = {
  statusCode: 422,
  code: 'validation_failed',
  message: 'Some of what was sent cannot be saved. Please check the fields.',
};

const CHANGED = {
  statusCode: 409,
  code: 'conflict',
  message: 'Someone changed this at the same moment. Please try again.',
};

const BUSY = {
  statusCode: 503,
  code: 'unavailable',
  message: 'The service is busy. Please try again in a moment.',
};

/** Answers to PostgreSQL errors by code. Any other code is a bug of ours. */
const BY_CODE: Record<string, ErrorDetails> = {
  '22001': UNREADABLE, // value too long
  '22003': UNREADABLE, // number out of range
  '22007': UNREADABLE, // invalid date or time
  '22008': UNREADABLE, // date or time out of range
  '22021': UNREADABLE, // character not in the encoding, NUL among them
  '22023': UNREADABLE, // a time zone it does not know
  '22P02': UNREADABLE, // text that is not of the type
  '22P05': UNREADABLE, // character that cannot be converted
  '23502': UNREADABLE, // not null
  '23503': CHANGED, // what it refers to is gone
  '23505': CHANGED, // exists already
  '23514': UNREADABLE, // check
  '23P01': CHANGED, // overlaps
  '40001': CHANGED, // serialization, after its retries
  '40P01': CHANGED, // deadlock, after its retries
  '53300': BUSY, // too many connections
  '57014': BUSY, // statement time-out
  '57P01': BUSY, // the server shuts down
  '57P03': BUSY, // the server starts up
  '57P02': BUSY, // the server crashed
  ECONNREFUSED: BUSY,
  ECONNRESET: BUSY,
  EPIPE: BUSY, // the same, noticed while writing
  ERR_STREAM_DESTROYED: BUSY,
  ETIMEDOUT: BUSY,
};

/** Messages of driver errors, which have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client (has encountered a connection error|was closed)|Received unexpected \w+ message)/;
/** TypeORM errors for a connection lost between two statements. */
const RUNNER_LOST = /^(QueryRunner(Provider)?AlreadyReleased|TransactionNotStarted)Error$/;

export function fromPostgres(error: unknown): ErrorDetails | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return BY_CODE[code];
  const isLost = CONNECTION_LOST.test(error.message) || RUNNER_LOST.test(error.name);
  return isLost ? BUSY : undefined;
}
