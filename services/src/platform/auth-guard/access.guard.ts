import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError } from '../errors/app-error.js';
import { SessionCookie, Sessions } from '../sessions/index.js';
import { ACCESS, type Access, type AuthenticatedRequest } from './decorators.js';
import { permissionsOf } from './permissions.js';

const forbidden = () =>
  new AppError({ statusCode: 403, code: 'forbidden', message: "You don't have access to this." });

const unauthenticated = () =>
  new AppError({ statusCode: 401, code: 'unauthenticated', message: 'Please sign in.' });

/** Every route is closed unless it says who may use it. */
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
    const principal = await this.sessions.resolve(this.cookie.read(request));
    if (!principal) throw unauthenticated();
    if (!permissionsOf(principal).includes(access.permission)) throw forbidden();
    request.principal = principal;
    return true;
  }
}
