import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Span } from '@opentelemetry/api';
import type { FastifyReply } from 'fastify';
import type { AuthenticatedRequest } from '../tenancy/authenticated-request.js';
import { routeOf } from './route-of.js';
import type { Telemetry } from './telemetry.js';
import { traceIdOf } from './trace-parent.js';
import { tracing } from './tracing.js';

/** Health checks, which are too frequent to trace. */
const PROBES = '/health/';

const spans = new WeakMap<AuthenticatedRequest, Span>();

/** Trace id of a request: its span's, or the one in its header. */
export const traceOf = (request: AuthenticatedRequest): string | undefined =>
  spans.get(request)?.spanContext().traceId ?? traceIdOf(request.headers);

/** Traces each request as a span named by its route. Without tracing no hook is added. */
export function traceRequests(app: NestFastifyApplication): void {
  const telemetry = tracing();
  if (!telemetry) return;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request: AuthenticatedRequest, reply, done) => {
    const route = routeOf(request);
    if (route.startsWith(PROBES)) return done();
    const { method } = request;
    const isKnown = route !== 'unmatched';
    const span = telemetry.begin(
      {
        name: isKnown ? `${method} ${route}` : method,
        kind: 'server',
        attributes: { 'http.request.method': method, ...(isKnown && { 'http.route': route }) },
      },
      traceIdOf(request.headers),
    );
    spans.set(request, span);
    // Aborted requests emit 'close' as well.
    reply.raw.once('close', () => end(telemetry, span, request, reply));
    telemetry.within(span, done);
  });
  // Reading the body runs in the connection's async context, so the span is set again.
  fastify.addHook('preValidation', (request: AuthenticatedRequest, _reply, done) => {
    const span = spans.get(request);
    if (span) telemetry.within(span, done);
    else done();
  });
}

function end(
  telemetry: Telemetry,
  span: Span,
  request: AuthenticatedRequest,
  { statusCode }: FastifyReply,
): void {
  const { principal, id } = request;
  span.setAttributes({
    'http.response.status_code': statusCode,
    'clearcoat.request.id': id,
    ...(principal && {
      'clearcoat.business.id': principal.businessId,
      'user.id': principal.userId,
    }),
  });
  if (statusCode >= 500) telemetry.failed(span, { code: String(statusCode) });
  span.end();
}
