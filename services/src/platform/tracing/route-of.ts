import type { FastifyRequest } from 'fastify';

/** Route template of a request. The URL is not used, since it contains ids and user data. */
export const routeOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.url ?? 'unmatched';
