import type { FastifyRequest } from 'fastify';

/** The route that answers, as it was written down, and never the address, which holds ids and anything else. */
export const routeOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.url ?? 'unmatched';
