import { fit, listOf, shapes, type Shape } from '@clearcoat/api-client/answers';
import document from '../../../api-client/openapi.json';

/** The part of JSON Schema that answers use. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

/** An answer that an older API or a proxy could give, with a label of its oddity. */
export interface Variant {
  label: string;
  value: unknown;
}

const SCHEMAS = document.components.schemas as unknown as Record<string, Schema>;
/** Maximum depth of nested objects to vary. */
const DEPTH = 3;

/** The schema itself, without references and wrappers. */
export function resolved(schema: Schema): Schema {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (reference === undefined) return schema;
  const target = resolved(SCHEMAS[reference.slice(reference.lastIndexOf('/') + 1)] ?? {});
  return schema.nullable ? { ...target, nullable: true } : target;
}

/** Schema of a successful answer, by path in openapi.json. */
export function answerOf(path: string, method = 'get'): Schema | undefined {
  const operations = (document.paths as Record<string, unknown>)[path] as
    | Record<
        string,
        { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }
      >
    | undefined;
  const answers = Object.entries(operations?.[method]?.responses ?? {});
  const [, ok] = answers.find(([status]) => status.startsWith('2')) ?? [];
  return ok?.content?.['application/json']?.schema;
}

const TEXTS: Record<string, string> = {
  date: '2026-11-23',
  'date-time': '2026-11-23T15:00:00.000Z',
  email: 'ana@example.com',
};

/** A complete answer with all fields. */
export function exampleOf(schema: Schema, name = ''): unknown {
  const { type, properties, items, enum: words, example, format = '' } = resolved(schema);
  if (example !== undefined) return example;
  if (words) return words[0];
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [key, exampleOf(field, key)]),
    );
  }
  if (type === 'array' && items) return [exampleOf(items, name)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return type === 'string' ? (TEXTS[format] ?? `${name} text`) : {};
}

type Path = readonly string[];
interface Field {
  path: Path;
  schema: Schema;
}

/** Fields of an object, including nested ones. */
const fieldsOf = (schema: Schema, path: Path = []): Field[] =>
  Object.entries(resolved(schema).properties ?? {}).flatMap(([name, field]) => [
    { path: [...path, name], schema: field },
    ...(path.length < DEPTH ? fieldsOf(field, [...path, name]) : []),
  ]);

const MISSING = Symbol('missing');

/** Changes to a field. */
const ODDITIES: Record<string, (schema: Schema) => unknown> = {
  missing: () => MISSING,
  null: () => null,
  'of another type': (schema) => (resolved(schema).properties ? 'odd' : {}),
  strange: (schema) => {
    const { type, enum: words } = resolved(schema);
    if (type === 'string') return words ? 'Unheard Of' : 'banana';
    if (type === 'number') return 1e12;
    return type === 'integer' ? -1 : undefined;
  },
};

function changed(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  const { [name]: inner, ...others } = value as Record<string, unknown>;
  const next = rest.length > 0 ? changed(inner, rest, to) : to;
  return next === MISSING ? others : { ...others, [name]: next };
}

/** Halves of the fields, chosen so that for every two fields some variant makes only one odd. */
function halvesOf(fields: readonly Field[]): Field[][] {
  const bits = Array.from({ length: Math.ceil(Math.log2(fields.length + 1)) }, (_, bit) => bit);
  return bits.flatMap((bit) =>
    [0, 1].map((side) => fields.filter((_, index) => ((index >> bit) & 1) === side)),
  );
}

function withOdd(base: unknown, fields: readonly Field[], kind: string): unknown {
  const oddity = ODDITIES[kind] ?? (() => undefined);
  return fields.reduce((value, { path, schema }) => {
    const odd = oddity(schema);
    return odd === undefined ? value : changed(value, path, odd);
  }, base);
}

function objectVariants(schema: Schema, base: unknown, byPairs: boolean): Variant[] {
  const fields = fieldsOf(schema);
  const groups = [fields, ...(byPairs ? halvesOf(fields) : [])];
  return Object.keys(ODDITIES).flatMap((kind) =>
    groups.map((group) => ({
      label: `${kind}: ${group.map(({ path }) => path.join('.')).join(', ')}`,
      value: withOdd(base, group, kind),
    })),
  );
}

/** Rows with each word that a field can be, combined with other fields as usual, missing or odd. */
function wordRows(items: Schema): unknown[] {
  const fields = fieldsOf(items);
  const base = exampleOf(items);
  const bases = [base, withOdd(base, fields, 'missing'), withOdd(base, fields, 'strange')];
  return fields.flatMap(({ path, schema }) =>
    (resolved(schema).enum ?? []).flatMap((word) => bases.map((row) => changed(row, path, word))),
  );
}

/** One row for each variant of a row. */
const rowsOf = (items: Schema) => [
  exampleOf(items),
  ...objectVariants(items, exampleOf(items), true).map(({ value }) => value),
  ...wordRows(items),
  null,
  'odd',
];

/** The answer with odd rows in its lists. */
const withOddRows = (schema: Schema, base: unknown): unknown =>
  fieldsOf(schema).reduce((value, { path, schema: field }) => {
    const { type, items } = resolved(field);
    return type === 'array' && items ? changed(value, path, rowsOf(items)) : value;
  }, base);

/**
 * Variants of an answer: an empty one, lists of odd rows, and fields that are missing, null,
 * mistyped or odd.
 *
 * @param options - `base`: the answer to vary. Default: a complete one; `byPairs`: also vary half of the fields at a time
 */
export function variantsOf(
  schema: Schema,
  { base = exampleOf(schema), byPairs = false }: { base?: unknown; byPairs?: boolean } = {},
): Variant[] {
  const nothing = [null, [], 'text', {}].map((value) => ({ label: JSON.stringify(value), value }));
  const { type, items } = resolved(schema);
  if (type === 'array' && items) return [...nothing, { label: 'odd rows', value: rowsOf(items) }];
  const odd = { label: 'odd rows', value: withOddRows(schema, base) };
  return [...nothing, odd, ...objectVariants(schema, base, byPairs)];
}

const ROUTES = Object.keys(document.paths)
  .map((path) => ({ path, match: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

/** The path in openapi.json of an address. @example templateOf('/api/contacts/7') // '/api/contacts/{id}' */
export const templateOf = (pathname: string): string | undefined =>
  ROUTES.find(({ match }) => match.test(pathname))?.path;

const nameOf = ({ $ref = '' }: Schema) => $ref.slice($ref.lastIndexOf('/') + 1);

/** The answer as a page reads it. Variants that read alike are rendered once. */
export function readAs(schema: Schema, value: unknown): unknown {
  const known = shapes as unknown as Record<string, Shape<unknown>>;
  const shape = known[nameOf(schema)];
  const row = known[nameOf(schema.items ?? {})];
  if (shape) return fit(shape, value);
  return row ? fit(listOf(row), value) : value;
}

/** Whether a value has every required field of its schema, of the right type. */
export function conforms(schema: Schema, value: unknown): boolean {
  const { type, format, nullable, properties, items, required = [] } = resolved(schema);
  if (value === null) return nullable === true;
  if (properties) {
    if (typeof value !== 'object') return false;
    const fields = value as Record<string, unknown>;
    return Object.entries(properties).every(([name, field]) =>
      fields[name] === undefined ? !required.includes(name) : conforms(field, fields[name]),
    );
  }
  if (type === 'array')
    return Array.isArray(value) && value.every((each) => conforms(items ?? {}, each));
  if (format === 'figure') return typeof value === 'number';
  if (type === 'integer' || type === 'number') return Number.isFinite(value);
  return type === 'string' || type === 'boolean' ? typeof value === type : true;
}
