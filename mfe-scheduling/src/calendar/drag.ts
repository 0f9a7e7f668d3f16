import type { IsoDate } from '@clearcoat/sdk';
import { DAY_MINUTES, movedTo, STEP, stretchedTo, toGrid, type ChangeOn, type Spot } from './spot';
import type { Stretch } from './work-hours';

/** A column of the grid: of a crew on a day, or of a day with all crews. */
export interface ColumnPlace {
  date: IsoDate;
  crewId?: string | undefined;
}

export type Deed = 'move' | 'stretch';

/** What is drawn where. */
export interface Grid {
  columns: readonly ColumnPlace[];
  /** The minutes from the upper edge to the lower one. */
  shown: Stretch;
}

interface Point {
  x: number;
  y: number;
}

/** Of the columns together, without the head. */
type Area = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const indexAt = (count: number, share: number) =>
  Math.min(Math.max(Math.floor(share * count), 0), count - 1);

/** The column and the minute at a point; beyond the edges, the nearest. */
export function placeAt({ columns, shown }: Grid, area: Area, { x, y }: Point) {
  const column = columns[indexAt(columns.length, (x - area.left) / area.width)] as ColumnPlace;
  const share = (y - area.top) / area.height;
  return { column, minute: shown.start + share * (shown.end - shown.start) };
}

/** The quarter of an hour in which a point lies. */
export const quarterAt = (minute: number): number =>
  Math.min(Math.max(Math.floor(minute / STEP) * STEP, 0), DAY_MINUTES - STEP);

/** Where a job is to be while it is dragged. @param grip - how many minutes after its start it was taken hold of */
export function draggedTo(
  spot: Spot,
  deed: Deed,
  { column, minute }: { column: ColumnPlace; minute: number },
  grip: number,
  changeOn: ChangeOn,
): Spot {
  if (deed === 'stretch') return stretchedTo(spot, toGrid(minute));
  const { date, crewId = spot.crewId } = column;
  return movedTo(spot, { date, crewId, start: toGrid(minute - grip) }, changeOn);
}

const columnOf = ({ date, crewId }: Spot, columns: readonly ColumnPlace[]) =>
  columns.findIndex(
    (each) => each.date === date && (each.crewId === undefined || each.crewId === crewId),
  );

/** Where a key takes a job that was picked up; undefined when the key is no matter of it. */
export function afterKey(
  spot: Spot,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  columns: readonly ColumnPlace[],
  changeOn: ChangeOn,
): Spot | undefined {
  const vertical = { ArrowUp: -STEP, ArrowDown: STEP }[key];
  if (vertical !== undefined) {
    return shiftKey
      ? stretchedTo(spot, spot.end + vertical)
      : movedTo(spot, { start: spot.start + vertical }, changeOn);
  }
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (across === undefined || shiftKey) return undefined;
  const next = columns[columnOf(spot, columns) + across];
  return next
    ? movedTo(spot, { date: next.date, crewId: next.crewId ?? spot.crewId }, changeOn)
    : spot;
}
