import '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { LastWrites, REMEMBERED_MS } from '../sessions/index.js';
import { isRead } from './decorators.js';
import type { AuthenticatedRequest } from '../tenancy/authenticated-request.js';

const COOKIE = 'wrote';
const LOG_POSITION = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/;

/** WAL position after this browser's last write, no matter which process served it. */
export function lastWriteOf({ cookies }: FastifyRequest): string | undefined {
  const position = cookies[COOKIE];
  return position && LOG_POSITION.test(position) ? position : undefined;
}

/**
 * Stores the WAL position of a write in a cookie, so that the next request reads it, even from a
 * replica.
 */
export function rememberWrites(app: NestFastifyApplication): void {
  const { readDatabaseUrl, secureCookies } = app.get(Config);
  if (readDatabaseUrl === undefined) return;
  const lastWrites = app.get(LastWrites);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request: AuthenticatedRequest, reply) => {
    if (!request.principal || isRead(request)) return;
    const position = await lastWrites.note(request.principal);
    if (position === undefined) return;
    const scope = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: secureCookies };
    reply.setCookie(COOKIE, position, { ...scope, maxAge: REMEMBERED_MS / 1000 });
  });
}
