import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { unreadable } from '../errors/app-error.js';

const SAID = ['app', 'assistant'] as const;
export const VIAS = [...SAID, 'platform', 'customer'] as const;
/**
 * Part of the product that was used. `platform` is one of our own administrators, `customer` a customer
 * who answered a message.
 */
export type Via = (typeof VIAS)[number];

const HEADER = 'clearcoat-via';

export const CurrentVia = createParamDecorator((_data: unknown, context: ExecutionContext): Via => {
  const { [HEADER]: said = 'app' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
  const via = SAID.find((each) => each === said);
  if (!via) throw unreadable(`Clearcoat-Via must be one of ${SAID.join(', ')}.`);
  return via;
});

export const AcceptsVia = () =>
  applyDecorators(
    ApiHeader({
      name: 'Clearcoat-Via',
      required: false,
      schema: { type: 'string', enum: [...SAID], default: 'app' },
      description: 'What the person used; it stands in the history of what was done',
    }),
  );
