import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { keepTimeFormats, tellSessionsOfWrites } from './platform/auth-guard/access.guard.js';
import { SystemClock, type Clock } from './platform/clock/clock.js';
import type { Config } from './platform/config/config.js';
import { fastifyOptions, useHttpRules } from './platform/http/http-rules.js';
import { measureRequests } from './platform/metrics/index.js';
import { NestLogger } from './platform/http/nest-logger.js';
import { useUploads } from './platform/http/uploads.js';
import { serveWeb } from './platform/http/static-web.js';
import { startTracing, traceRequests } from './platform/tracing/index.js';
import { describeApi } from './platform/openapi/document.js';

/** The complete server, not yet listening or connected. */
export async function createApp(
  config: Config,
  clock: Clock = new SystemClock(),
): Promise<NestFastifyApplication> {
  if (config.traces) await startTracing();
  const adapter = new FastifyAdapter(fastifyOptions(config));
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, clock),
    adapter,
    { bodyParser: false, abortOnError: false, logger: false },
  );
  app.useLogger(new NestLogger(adapter.getInstance().log));
  await app.register(cookie);
  traceRequests(app);
  useHttpRules(app, config);
  measureRequests(app);
  tellSessionsOfWrites(app);
  keepTimeFormats(app);
  await useUploads(app);
  serveOpenApi(app);
  if (config.webRoot) await serveWeb(app, config.webRoot);
  return app;
}

function serveOpenApi(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/openapi.json', (_request, reply) => {
      document ??= describeApi(app);
      return reply.send(document);
    });
}
