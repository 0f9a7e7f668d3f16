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

/** Requires a permission. */
export const Requires = (permission: Permission) =>
  applyDecorators(
    SetMetadata(ACCESS, { permission } satisfies Access),
    ApiCookieAuth(),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Not signed in' }),
    ApiForbiddenResponse({ type: ErrorBody, description: `Needs ${permission}` }),
  );

/** Public route, with the reason for that decision. */
export const Public = (reason: string) =>
  SetMetadata(ACCESS, { publicReason: reason } satisfies Access);

/** Whether the method is read-only. */
export const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** The signed-in person. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal => {
    const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!principal) throw new UnauthorizedException();
    return principal;
  },
);
