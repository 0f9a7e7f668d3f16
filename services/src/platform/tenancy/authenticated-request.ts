import type { FastifyRequest } from 'fastify';
import type { Principal } from './context.js';

/** Request with the signed-in person, once known. */
export interface AuthenticatedRequest extends FastifyRequest {
  principal?: Principal;
}
