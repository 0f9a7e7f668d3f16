import type { FastifyRequest } from 'fastify';
import type { Principal } from './context.js';

/** A request, with whoever sent it once that is known. */
export interface AuthenticatedRequest extends FastifyRequest {
  principal?: Principal;
}
