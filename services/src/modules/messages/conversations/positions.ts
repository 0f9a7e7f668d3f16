import { unreadable } from '../../../platform/errors/app-error.js';
import { decodeCursor, encodeCursor } from '../../../platform/http/paging.js';

const ofPosition = ({ position }: { position: string }) =>
  encodeCursor({ value: Number(position), id: '' });

/** Position that a cursor names; null for none. */
export function positionOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const { value } = decodeCursor(cursor, 'number');
  if (!Number.isSafeInteger(value)) throw unreadable('This cursor is not one of ours.');
  return Number(value);
}

/** A page of rows, of which the query read one beyond the limit. */
export function pageOf<Row extends { at: Date; position: string }>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next = last ? ofPosition(last) : null;
  return {
    next,
    rows: page.map(({ position: _own, at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}
