import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** OpenAPI document generated from the routes' decorators, in a reproducible order. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Clearcoat')
    .setDescription('Runs an auto detailing business')
    .setVersion('1.0.0')
    .addCookieAuth('session')
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: false });
  delete document.servers;
  return sortKeysOf(document);
}

function sortKeysOf(document: OpenAPIObject): OpenAPIObject {
  const schemas = sorted(document.components?.schemas ?? {});
  return {
    ...document,
    paths: sorted(document.paths),
    components: { ...document.components, schemas },
  };
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
