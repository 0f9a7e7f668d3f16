import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config } from '../config/config.js';
import { routeOf } from '../tracing/route-of.js';
import { Metrics } from './metrics.js';

/** Measures requests, if metrics are served. */
export function measureRequests(app: NestFastifyApplication): void {
  if (app.get(Config).metricsPort === undefined) return;
  const { requests } = app.get(Metrics);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
