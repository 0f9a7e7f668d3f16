import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiConflictResponse, ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorBody } from '../errors/error-body.dto.js';

const ENTITY_TAG = /^"([1-9]\d{0,8})"$/;

/** Version that a change is based on; undefined if any version is fine. */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const [, version] = ENTITY_TAG.exec(header) ?? [];
  if (version !== undefined) return Number(version);
  throw new AppError({
    statusCode: 400,
    code: 'bad_if_match',
    message: 'If-Match must be a version in quotation marks, such as "3", or *.',
  });
}

export const IfMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext): number | undefined =>
    parseIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

export const AcceptsIfMatch = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      schema: { type: 'string', example: '"3"' },
      description: 'The `version` the change is based on; without it the last save wins',
    }),
    ApiConflictResponse({
      type: ErrorBody,
      description: '`version_conflict`: it was changed meanwhile; `current` is what is stored',
    }),
  );
