import '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { Database } from '../database/index.js';
import { isRead, type AuthenticatedRequest } from './decorators.js';

const COOKIE = 'wrote';
const LOG_POSITION = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/;
/** Replicas that are further behind are not asked. */
const REMEMBERED_SECONDS = 60;

/** Where the database's log was after what this browser changed last, whichever replica of ours served it. */
export function lastWriteOf({ cookies }: FastifyRequest): string | undefined {
  const position = cookies[COOKIE];
  return position && LOG_POSITION.test(position) ? position : undefined;
}

/** Who has changed something reads it in the next request, also where that is read from a replica of the database. */
export function rememberWrites(app: NestFastifyApplication): void {
  const { readDatabaseUrl, secureCookies } = app.get(Config);
  if (readDatabaseUrl === undefined) return;
  const database = app.get(Database);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request: AuthenticatedRequest, reply) => {
    if (!request.principal || isRead(request)) return;
    // What was written is written, also where nobody can say where the log is by now.
    const position = await database.position().catch(() => undefined);
    if (position === undefined) return;
    const scope = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: secureCookies };
    reply.setCookie(COOKIE, position, { ...scope, maxAge: REMEMBERED_SECONDS });
  });
}
