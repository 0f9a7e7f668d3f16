import type { FastifyReply, FastifyRequest } from 'fastify';
import { unreadable } from '../errors/app-error.js';

export interface Page<T> {
  items: T[];
  /** Total number of items. */
  total: number;
  /** The real total is higher but was not counted. */
  isCapped?: boolean;
  nextCursor?: string;
}

export const PAGE_HEADERS = {
  'X-Total-Count': {
    schema: { type: 'integer' as const },
    description: 'How many there are in all',
  },
  'X-Total-Count-Capped': {
    schema: { type: 'boolean' as const },
    description: '`true` when there are more than the count says; otherwise left out',
  },
  Link: { schema: { type: 'string' as const }, description: 'rel="next" while more follow' },
};

export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, isCapped, nextCursor }: Omit<Page<unknown>, 'items'>,
): void {
  reply.header('x-total-count', total);
  if (isCapped) reply.header('x-total-count-capped', 'true');
  if (nextCursor === undefined) return;
  const [path = '', query = ''] = request.url.split('?', 2);
  const next = new URLSearchParams(query);
  next.set('cursor', nextCursor);
  reply.header('link', `<${path}?${next.toString()}>; rel="next"`);
}

/**
 * Removes internal fields from a row in place. Copying all rows cost more than the rest of the
 * response. JSON omits undefined values.
 */
export function without<Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: Key[]
): Omit<Row, Key> {
  const rest: Partial<Row> = row;
  for (const key of keys) rest[key] = undefined;
  return row;
}

/** Position of the next page: sort value and id of the last row. */
export interface Cursor {
  value: string | number;
  id: string;
}

export function encodeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

export function decodeCursor(text: string, type: 'string' | 'number'): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (typeof value === type && typeof id === 'string' && !/\0/.test(`${String(value)}${id}`)) {
      return { value: value as string | number, id };
    }
  } catch {
    // Invalid JSON is answered like any other foreign cursor.
  }
  throw unreadable('This cursor is not one of ours.');
}
