import { LogController, type FastifyReply } from 'fastify';
import type { AuthenticatedRequest } from '../tenancy/authenticated-request.js';
import { truncated } from '../rate-limit/index.js';
import { traceOf } from '../tracing/index.js';
import { routeOf } from '../tracing/route-of.js';

/** One line a request, when it is answered; what else is logged meanwhile has the same id. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // It would say nothing that the line of the answer does not.
  }

  override routeNotFound(): void {
    // It would say the address, query and all.
  }
}

/**
 * A request as it is logged: by its route, since addresses hold what people typed and what lets them in, and
 * people by their ids.
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

/** Its answer. Of one that is refused while the server closes there is only the status. */
export const describeReply = ({ statusCode, request }: Answer) => ({
  statusCode,
  ...(request && describeRequest(request)),
});
