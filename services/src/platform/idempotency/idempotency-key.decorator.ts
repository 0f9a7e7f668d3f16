import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { unreadable } from '../errors/app-error.js';

/** Create request that must take effect only once. */
export interface IdempotentRequest {
  key: string;
  fingerprint: string;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/** JSON with sorted keys, because a retry may send its fields in another order. */
export const canonicalJson = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): IdempotentRequest | undefined => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw unreadable('Idempotency-Key must be 1 to 200 visible characters.');
    }
    const content = `${request.method} ${request.url}\n${canonicalJson(request.body ?? null)}`;
    return { key, fingerprint: createHash('sha256').update(content).digest('hex') };
  },
);

export const AcceptsIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', maxLength: 200 },
      description: 'The same key and body answer the same result; with another body it is a 422',
    }),
  );
