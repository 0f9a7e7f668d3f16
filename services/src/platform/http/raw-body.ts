import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** Route option for webhooks. Other routes accept no forms, and their bodies are parsed. */
interface RawRoute {
  takesRawBody?: boolean;
}

/**
 * Leaves the body of a request as the text that arrived, since a signature is over that text. Forms are
 * accepted as well as JSON.
 */
export const TakesRawBody = () => RouteConfig({ takesRawBody: true } satisfies RawRoute);

export const takesRawBody = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as RawRoute | undefined)?.takesRawBody === true;
