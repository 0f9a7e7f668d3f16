import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from '../../src/platform/openapi/document.js';

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  nullable?: boolean;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
}

export interface Route {
  method: string;
  path: string;
  query: { name: string; schema: Schema }[];
  body?: Schema;
  /** Whether the route takes a file instead. */
  isForm: boolean;
  answers: Record<string, Schema | undefined>;
  isPublic: boolean;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security?: unknown[];
}

/** Whether a field accepts any text. */
export const isFreeText = ({ type, enum: values, format, pattern, $ref }: Schema) =>
  type === 'string' && !(values ?? format ?? pattern ?? $ref);

/** Required query of a route. */
export const NEEDED: Record<string, string> = {
  '/api/appointments/conflicts': '?date=2026-06-18&startTime=00:00&endTime=23:59',
  '/api/availability': '?date=2026-06-18&minutes=60',
  '/api/availability/days': '?from=2026-06-18&to=2026-06-19',
  '/api/calendar': '?from=2026-06-01&to=2026-06-30',
  '/api/calendar/route': '?date=2026-06-18&crewId=nobody',
  '/api/moves': '?from=2026-06-18&to=2026-06-19',
  '/api/vehicle-size': '?model=Tahoe',
  '/api/vin': '?vin=1HGCM82633A004352',
};

/** Platform routes, for administrators only and without a tenant. */
export const isOfPlatform = ({ path }: Route) => path.startsWith('/api/platform/');

const schemaOf = (holder?: Content) => holder?.content?.['application/json']?.schema;

/** All routes, from the server's OpenAPI document. */
export function routesOf(app: NestFastifyApplication): Route[] {
  const { paths } = describeApi(app) as unknown as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      query: (operation.parameters ?? []).filter((parameter) => parameter.in === 'query'),
      body: schemaOf(operation.requestBody),
      isForm: operation.requestBody?.content?.['multipart/form-data'] !== undefined,
      answers: Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [status, schemaOf(answer)]),
      ),
      isPublic: operation.security === undefined,
    })),
  );
}

/** Schema violations of a value. Undocumented properties are violations, too. */
export function violations(document: OpenAPIObject, schema: Schema, value: unknown): string[] {
  return check(document.components?.schemas as Record<string, Schema>, schema, value, '$');
}

type Schemas = Record<string, Schema>;

function check(all: Schemas, schema: Schema, value: unknown, at: string): string[] {
  if (value === null && schema.nullable) return [];
  const target = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (target) return check(all, all[target.split('/').at(-1) ?? ''] ?? {}, value, at);
  if (schema.enum) return schema.enum.includes(value) ? [] : [`${at}: not one of the values`];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${at}: not a list`];
    return value.flatMap((item, index) => check(all, schema.items ?? {}, item, `${at}[${index}]`));
  }
  if (schema.type === 'object') return checkObject(all, schema, value, at);
  if (schema.type === 'integer') return Number.isInteger(value) ? [] : [`${at}: not an integer`];
  return typeof value === schema.type ? [] : [`${at}: ${typeof value}, not ${schema.type}`];
}

function checkObject(all: Schemas, schema: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${at}: not an object`];
  if (schema.additionalProperties) return [];
  const { properties = {}, required = [] } = schema;
  const missing = required
    .filter((name) => !(name in value))
    .map((name) => `${at}.${name}: missing`);
  const wrong = Object.entries(value).flatMap(([name, item]) => {
    const known = properties[name];
    return known ? check(all, known, item, `${at}.${name}`) : [`${at}.${name}: not described`];
  });
  return [...missing, ...wrong];
}
