import { LogController, type FastifyReply } from 'fastify';
import type { AuthenticatedRequest } from '../tenancy/authenticated-request.js';
import { truncated } from '../rate-limit/index.js';
import { traceOf } from '../tracing/index.js';
import { routeOf } from '../tracing/route-of.js';

/** One log line per request, on completion. Other lines of the request have the same id. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Nothing to add to the line of the response.
  }

  override routeNotFound(): void {
    // The default line would contain the URL with its query.
  }
}

/**
 * Log fields of a request: the route instead of the URL, which may hold user data and secrets, and
 * people by id.
 */
export const describeRequest = (request: AuthenticatedRequest) => ({
  method: request.method,
  route: routeOf(request),
  businessId: request.principal?.businessId,
  userId: request.principal?.userId,
  // Whose network it is: enough to see an attack, not enough to see a person.
  remoteNetwork: truncated(request.ip),
  traceId: traceOf(request),
});

type Answer = Pick<FastifyReply, 'statusCode'> & Partial<FastifyReply>;

/** Log fields of a response. A request refused during shutdown has only a status. */
export const describeReply = ({ statusCode, request }: Answer) => ({
  statusCode,
  ...(request && describeRequest(request)),
});
