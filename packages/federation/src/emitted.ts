import { parseSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Facts from a built script: read from the emitted code, not from the configuration. */
export interface EmittedFacts {
  /** The global name of the container, when the script is a remote's entry. */
  container?: string;
  /** Exposed modules, e.g. './module'. */
  exposes: string[];
  /** Consumed shared packages with their version ranges. */
  asks: Record<string, string>;
  /** Provided shared packages with their versions. */
  provides: Record<string, string>;
}

interface Node {
  type: string;
  value?: unknown;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function keyOf({ key }: Node): string | undefined {
  if (!isNode(key)) return undefined;
  return typeof key.value === 'string' ? key.value : undefined;
}

/** An object literal's fields by name. */
function fieldsOf(node: unknown): Map<string, Node> | undefined {
  if (!isNode(node) || node.type !== 'ObjectExpression') return undefined;
  const fields = new Map<string, Node>();
  for (const property of node['properties'] as Node[]) {
    const key = property.type === 'KeyValueProperty' ? keyOf(property) : undefined;
    if (key !== undefined && isNode(property.value)) fields.set(key, property.value);
  }
  return fields;
}

const textOf = (node: Node | undefined) =>
  node?.type === 'StringLiteral' ? String(node.value) : undefined;

/** Records a consumed package: `{shareKey: 'react', requiredVersion: '^19.0.0', …}`. */
function noteAsk(fields: Map<string, Node>, facts: EmittedFacts): void {
  const key = textOf(fields.get('shareKey'));
  if (key !== undefined && fields.has('requiredVersion')) {
    facts.asks[key] = textOf(fields.get('requiredVersion')) ?? '*';
  }
}

/** Records a provided package: `{react: [{version: '19.3.1', shareConfig: …}]}`. */
function noteProvided(fields: Map<string, Node>, facts: EmittedFacts): void {
  for (const [key, value] of fields) {
    if (value.type !== 'ArrayExpression') continue;
    for (const element of value['elements'] as ({ expression?: unknown } | null)[]) {
      const entry = fieldsOf(element?.expression);
      const version = textOf(entry?.get('version'));
      if (version !== undefined && entry?.has('shareConfig')) facts.provides[key] = version;
    }
  }
}

/** Records an exposed module: `{'./module': () => …}`. */
function noteExposed(fields: Map<string, Node>, facts: EmittedFacts): void {
  for (const [key, value] of fields) {
    if (key.startsWith('./') && value.type === 'ArrowFunctionExpression') facts.exposes.push(key);
  }
}

function walk(value: unknown, facts: EmittedFacts): void {
  if (Array.isArray(value)) return value.forEach((item) => walk(item, facts));
  if (typeof value !== 'object' || value === null) return;
  const fields = fieldsOf(value);
  if (fields) {
    noteAsk(fields, facts);
    noteProvided(fields, facts);
    noteExposed(fields, facts);
  }
  Object.values(value).forEach((part) => walk(part, facts));
}

function firstGlobal(body: unknown[]): string | undefined {
  const [first] = body as Node[];
  if (first?.type !== 'VariableDeclaration') return undefined;
  const [declaration] = first['declarations'] as { id: Node }[];
  return typeof declaration?.id.value === 'string' ? declaration.id.value : undefined;
}

/**
 * Reads a built script.
 *
 * @param code - the emitted JavaScript
 * @throws Error when the code is not JavaScript
 */
export function readEmitted(code: string): EmittedFacts {
  const { body } = parseSync(code, { syntax: 'ecmascript', target: 'es2022', isModule: false });
  const facts: EmittedFacts = { exposes: [], asks: {}, provides: {} };
  const container = firstGlobal(body);
  walk(body, facts);
  return { ...(container !== undefined && { container }), ...facts };
}

/** Facts from a built remote's entry. @param dir - the folder with its remoteEntry.js */
export function readRemoteEntry(dir: string): EmittedFacts {
  return readEmitted(readFileSync(path.join(dir, 'remoteEntry.js'), 'utf8'));
}

/** Facts from a built shell's page. @param dir - the folder with its index.html */
export function readShellPage(dir: string): EmittedFacts {
  const page = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]*\ssrc="?\/([^"\s>]+\.js)/g)];
  const all = scripts.map(([, file = '']) =>
    readEmitted(readFileSync(path.join(dir, file), 'utf8')),
  );
  return {
    exposes: [],
    asks: Object.assign({}, ...all.map(({ asks }) => asks)) as EmittedFacts['asks'],
    provides: Object.assign({}, ...all.map(({ provides }) => provides)) as EmittedFacts['provides'],
  };
}
