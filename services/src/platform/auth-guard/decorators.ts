import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UnauthorizedException,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiCookieAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ErrorBody } from '../errors/error-body.dto.js';
import type { AuthenticatedRequest } from '../tenancy/authenticated-request.js';
import type { Principal } from '../tenancy/context.js';
import type { Permission } from './permissions.js';

export const ACCESS = 'clearcoat:access';

export type Access = { permission: Permission } | { publicReason: string };

/** Only people with this permission get in. */
export const Requires = (permission: Permission) =>
  applyDecorators(
    SetMetadata(ACCESS, { permission } satisfies Access),
    ApiCookieAuth(),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Not signed in' }),
    ApiForbiddenResponse({ type: ErrorBody, description: `Needs ${permission}` }),
  );

/** Open to everyone; the reason stands where the decision was taken. */
export const Public = (reason: string) =>
  SetMetadata(ACCESS, { publicReason: reason } satisfies Access);

export const STALE = 'clearcoat:stale';

/** Read from a replica of the database where there is one: with all that the person wrote until now, wherever. */
export const ReadsStale = () => SetMetadata(STALE, true);

/** Changes nothing, by its method. */
export const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** The signed-in person, for routes that require one. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!principal) throw new UnauthorizedException();
    return principal;
  },
);
