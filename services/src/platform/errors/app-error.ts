import { HttpException } from '@nestjs/common';
import type { ChangeMade } from './error-body.dto.js';

export interface ErrorDetails {
  statusCode: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Stored state, for a version conflict. */
  current?: object;
  /** Author and time of the conflicting change, if known. */
  changed?: ChangeMade | undefined;
}

/** Error with a sentence for people and a stable code for programs. */
export class AppError extends HttpException {
  constructor(readonly details: ErrorDetails) {
    super(details.message, details.statusCode);
  }
}

export const unreadable = (message: string) =>
  new AppError({ statusCode: 400, code: 'bad_request', message });

export const notFound = (what: string) =>
  new AppError({ statusCode: 404, code: 'not_found', message: `${what} was not found.` });

/** Returns the value, or throws a 404 if it is undefined. */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw notFound(what);
  return found;
}

export const conflict = (message: string, code = 'conflict', fields?: Record<string, string>) =>
  new AppError({ statusCode: 409, code, message, fields });

/** Error for invalid fields. The first field's sentence is the message. */
export function invalidFields(fields: Record<string, string>): AppError {
  const message = Object.values(fields)[0] ?? 'Please check the fields.';
  return new AppError({ statusCode: 422, code: 'validation_failed', message, fields });
}

export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new AppError({ statusCode: 429, code: 'too_many_requests', message, retryAfterSeconds });

export const unavailable = (message: string) =>
  new AppError({ statusCode: 503, code: 'unavailable', message });
