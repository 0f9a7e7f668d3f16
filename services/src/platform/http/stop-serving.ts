import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from '../health/readiness.js';
import { drain } from './drain.js';

/** Graceful shutdown: reports not ready, completes requests, and releases resources. */
export async function stopServing(app: NestFastifyApplication): Promise<void> {
  app.get(Readiness).drain();
  await drain(app.getHttpServer());
  await app.close();
}
