import { unreadable } from '../errors/app-error.js';
import { isUuid } from '../validation/ids.js';
import { decodeCursor, encodeCursor, type Page } from './paging.js';

/** Position in a list that is sorted newest first. */
export interface TimePlace {
  at: Date;
  id: string;
}

export const encodeTimeCursor = ({ at, id }: TimePlace) =>
  encodeCursor({ value: at.toISOString(), id });

export function decodeTimeCursor(text: string): TimePlace {
  const { value, id } = decodeCursor(text, 'string');
  const at = new Date(value);
  if (!isUuid(id) || Number.isNaN(at.getTime())) {
    throw unreadable('This cursor is not one of ours.');
  }
  return { at, id };
}

type Shown<Row> = Omit<Row, 'createdAt'> & { createdAt: string };

/** A page of rows. The query reads one row beyond the limit to tell whether another page follows. */
export function pageByTime<Row extends { id: string; createdAt: Date }>(
  rows: Row[],
  limit: number,
  total: number,
): Page<Shown<Row>> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total,
    nextCursor: last && encodeTimeCursor({ at: last.createdAt, id: last.id }),
  };
}
