import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError } from '../errors/app-error.js';
import { SessionCookie, Sessions } from '../sessions/index.js';
import { showTimesAs, withOwnTimeFormat } from '../time/time-format.js';
import { ACCESS, isRead, type Access } from './decorators.js';
import type { AuthenticatedRequest } from '../tenancy/authenticated-request.js';
import { permissionsOf } from './permissions.js';

const forbidden = () =>
  new AppError({ statusCode: 403, code: 'forbidden', message: "You don't have access to this." });

const unauthenticated = () =>
  new AppError({ statusCode: 401, code: 'unauthenticated', message: 'Please sign in.' });

/** Denies every route that does not declare a permission. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (!access) throw forbidden();
    if ('publicReason' in access) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = this.cookie.read(request);
    const principal = await (isRead(request)
      ? this.sessions.recall(token)
      : this.sessions.resolve(token));
    if (!principal) throw unauthenticated();
    if (!permissionsOf(principal).includes(access.permission)) throw forbidden();
    request.principal = principal;
    showTimesAs(principal.timeFormat);
    return true;
  }
}

/** Invalidates cached sessions of a business after each write, before the response is sent. */
export function tellSessionsOfWrites(app: NestFastifyApplication): void {
  const sessions = app.get(Sessions);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', (request: AuthenticatedRequest, _reply, payload, done) => {
    if (request.principal && !isRead(request)) sessions.changed(request.principal.businessId);
    done(null, payload);
  });
}

/** Gives each request its own time format, which the session sets. */
export function keepTimeFormats(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  // The hook runs after the body is read, since body events belong to the connection's async context.
  fastify.addHook('preHandler', (_request, _reply, done) => withOwnTimeFormat(done));
}
