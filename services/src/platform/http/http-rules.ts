import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Config } from '../config/config.js';
import { AppError, unreadable } from '../errors/app-error.js';
import { refuse } from '../errors/error.filter.js';
import { assertModest } from './json-shape.js';
import { traceIdOf } from '../tracing/index.js';
import { takesRawBody } from './raw-body.js';
import { describeReply, describeRequest, RequestLog } from './request-log.js';
import { takesFile } from './uploads.js';

const BODY_LIMIT = 1024 * 1024;
const REQUEST_ID = /^[\w.-]{1,64}$/;
const FORM = /^application\/x-www-form-urlencoded\b/i;
const JSON_METHODS = new Set(['POST', 'PUT', 'PATCH']);

export function fastifyOptions({ logLevel, trustProxy }: Config): FastifyHttpOptions<Server> {
  return {
    bodyLimit: BODY_LIMIT,
    trustProxy,
    requestTimeout: 60_000,
    // Interval at which Node checks for slow or silent clients, also while the server drains.
    http: { connectionsCheckingInterval: 5_000 },
    frameworkErrors: refuse,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
      // Uses the trace id, so that a request id in an error message also finds the trace.
      return traceIdOf(headers) ?? randomUUID();
    },
    logger: logLevel === 'silent' ? false : loggerOptions(logLevel),
    logController: new RequestLog(),
  };
}

/**
 * Logs requests without URLs, which may contain search texts, and database errors without parameter
 * values.
 */
function loggerOptions(level: string) {
  return {
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    serializers: {
      req: describeRequest,
      res: describeReply,
      err: ({ name, message, stack, code }: Error & { code?: string }) => ({
        type: name,
        code,
        message,
        stack: stack ?? '',
      }),
    },
  };
}

/** Rules for every request before its route runs. */
export function useHttpRules(app: NestFastifyApplication, config: Config): void {
  const fastify = app.getHttpAdapter().getInstance();
  useBodyParsers(fastify);
  app.enableCsrfProtection();
  app.useSecurityHeaders(securityHeaders(config));
  // oxlint-disable-next-line typescript/require-await -- only of a promise a refusal becomes an answer
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!isApi(request)) return;
    reply.header('cache-control', 'no-store');
    requireJson(request);
  });
}

/** By the route that answers: an address can be written in more than one way. */
const isApi = ({ routeOptions, url }: FastifyRequest) =>
  (routeOptions.url ?? url).startsWith('/api/');

/**
 * A form of another site can post anything but this content type; where a file is taken, only the
 * check of the origin keeps it out.
 */
function requireJson(request: FastifyRequest): void {
  const { method, headers } = request;
  if (!JSON_METHODS.has(method)) return;
  const type = headers['content-type'] ?? '';
  if (/^application\/json\b/i.test(type)) return;
  if (/^multipart\/form-data\b/i.test(type) && takesFile(request)) return;
  if (FORM.test(type) && takesRawBody(request)) return;
  throw new AppError({
    statusCode: 415,
    code: 'unsupported_media_type',
    message: 'Send this as application/json.',
  });
}

/** Accepts empty JSON bodies, which some screens send, and raw bodies on marked routes. */
function useBodyParsers(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (takesRawBody(request)) return done(null, body);
      if (body.trim() === '') return done(null, undefined);
      void parse(request, body, (error, value) => {
        if (error) return done(unreadable('The body is not valid JSON.'));
        try {
          assertModest(value);
        } catch (problem) {
          return done(problem as Error);
        }
        done(null, value);
      });
    },
  );
  fastify.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

function securityHeaders({ secureCookies }: Config) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: "'self'",
        baseUri: "'self'",
        objectSrc: "'none'",
        formAction: "'self'",
        frameAncestors: "'none'",
        scriptSrc: "'self'",
        // Inline styles carry a nonce: see page.ts.
        styleSrc: "'self'",
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: "'self'",
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    strictTransportSecurity: secureCookies,
    xFrameOptions: { action: 'deny' as const },
  };
}
