import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from '../health/readiness.js';
import { drain } from './drain.js';

/** Says that nothing new is wanted, answers what was asked, and lets go of everything. */
export async function stopServing(app: NestFastifyApplication): Promise<void> {
  app.get(Readiness).drain();
  await drain(app.getHttpServer());
  await app.close();
}
