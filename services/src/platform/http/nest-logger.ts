import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** Writes framework messages to the structured request log. */
export class NestLogger implements LoggerService {
  constructor(private readonly log_: FastifyBaseLogger) {}

  log(message: unknown, context?: string): void {
    this.log_.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.log_.warn({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (message instanceof Error) this.log_.error({ err: message, context }, message.message);
    else this.log_.error({ context }, String(message));
  }
}
