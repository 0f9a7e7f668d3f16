import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { AppError, type ErrorDetails } from './app-error.js';
import type { ErrorBody } from './error-body.dto.js';
import { fromPostgres } from './postgres-errors.js';

/** Sentences for errors that the framework raises before a route runs. */
const SENTENCES: Record<number, string> = {
  400: 'The request could not be read.',
  401: 'Please sign in.',
  403: 'This request is not allowed from here.',
  404: 'There is nothing at this address.',
  405: 'This address does not support that.',
  413: 'This is too large: at most 1 MB can be sent.',
  414: 'The address is too long.',
  415: 'Send this as application/json.',
  431: 'The request headers are too large.',
  503: 'The service is busy. Please try again in a moment.',
};

const INTERNAL: ErrorDetails = {
  statusCode: 500,
  code: 'internal_error',
  message: 'Something went wrong on our side. Please try again.',
};

const OF_THE_ANSWER = ['content-disposition', 'content-length', 'content-encoding', 'etag'];

/** One shape for every failure, and nothing internal in it. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const details = detailsOf(error);
    // A client that aborts a response is not an error of ours.
    if (reply.raw.destroyed && isCutOff(error)) return;
    if (details.statusCode >= 500) request.log.error({ err: error }, details.code);
    if (hasStarted(reply)) reply.raw.destroy();
    else send(reply, details, request.id);
  }
}

/** Handler for router errors, which occur before any hook. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  send(reply, detailsOf(error), request.id);
}

const isCutOff = (error: unknown) =>
  (error as { code?: unknown } | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Whether status and headers have already been sent. */
const hasStarted = (reply: FastifyReply) => reply.sent || reply.raw.headersSent;

function send(reply: FastifyReply, details: ErrorDetails, requestId: string): void {
  const { retryAfterSeconds, ...said } = details;
  const { statusCode, message } = said;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const body: ErrorBody = { ...said, error: message, requestId };
  // Headers that described the route's own response.
  for (const name of OF_THE_ANSWER) reply.removeHeader(name);
  void reply
    .status(statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}

function detailsOf(error: unknown): ErrorDetails {
  if (error instanceof AppError) return error.details;
  const status = error instanceof HttpException ? error.getStatus() : frameworkStatus(error);
  if (status !== undefined) return fromStatus(status);
  return fromPostgres(error) ?? INTERNAL;
}

/** Status of a Fastify error. Only client errors (4xx) are passed on. */
function frameworkStatus(error: unknown): number | undefined {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined;
}

function fromStatus(statusCode: number): ErrorDetails {
  const message = SENTENCES[statusCode];
  if (message === undefined && statusCode >= 500) return INTERNAL;
  const name = STATUS_CODES[statusCode] ?? 'Bad Request';
  return {
    statusCode,
    code: name.toLowerCase().replaceAll(/\W+/g, '_'),
    message: message ?? `${name}.`,
  };
}
