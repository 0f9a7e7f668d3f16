import type { Schema } from './routes.js';

type Schemas = Record<string, Schema>;

/** Valid values by field name, where the type alone is not enough. */
const BY_NAME: Record<string, unknown> = {
  email: 'somebody@example.com',
  phone: '(555) 010-0100',
  date: '2026-06-18',
  startTime: '12:00',
  endTime: '13:00',
  timeZone: 'America/New_York',
  serviceId: 's1',
  duration: 60,
  website: 'example.com',
  currentPassword: 'secret-enough',
  status: 'scheduled',
};

export const target = (all: Schemas, schema: Schema): Schema => {
  const name = (schema.$ref ?? schema.allOf?.[0]?.$ref)?.split('/').at(-1);
  return name === undefined ? schema : (all[name] ?? {});
};

/** A valid body for a route, from its schema. */
export function bodyFor(
  all: Schemas,
  schema: Schema,
  known: Record<string, unknown> = {},
): unknown {
  const values = { ...BY_NAME, ...known };
  const { properties = {} } = target(all, schema);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      name in values ? values[name] : valueFor(all, property, known),
    ]),
  );
}

function valueFor(all: Schemas, schema: Schema, known: Record<string, unknown>): unknown {
  const { type, enum: values, items, properties } = target(all, schema);
  if (values) return values[0];
  if (properties) return bodyFor(all, schema, known);
  switch (type) {
    case 'array':
      return [valueFor(all, items ?? {}, known)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return type === 'object' ? {} : 'Something';
  }
}
