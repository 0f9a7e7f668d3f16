import type { IsoDate } from '@clearcoat/sdk';
import { MINUTES_A_DAY } from '@clearcoat/sdk/rules';
import { movedTo, stretchedTo, toStep, type ChangeOn, type Spot } from './spot';
import type { Stretch } from './work-hours';

/** A column of the grid: a crew on a day, or a day with all crews. */
export interface ColumnPlace {
  date: IsoDate;
  crewId?: string | undefined;
}

/** `place` drags a job without a time into the grid. */
export type Deed = 'move' | 'stretch' | 'place';

/** Layout of a time grid. */
export interface Grid {
  columns: readonly ColumnPlace[];
  /** Minutes from the top edge to the bottom edge. */
  shown: Stretch;
  /** Step of the drag in minutes. */
  step: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Translation of screen positions and arrow keys into spots; one for each kind of view. */
export interface Geometry {
  /** Screen-reader help for the arrow keys. */
  keys: string;
  /** Starts a drag inside `area`; returns a function from the pointer's position to the spot. */
  dragFrom: (area: HTMLElement, spot: Spot, deed: Deed, from: Point) => (to: Point) => Spot;
  /** Undefined for keys that move nothing. */
  afterKey: (spot: Spot, event: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => Spot | undefined;
}

/** Bounds of the columns, without the heads. */
type Area = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export const contains = ({ left, top, width, height }: Area, { x, y }: Point): boolean =>
  left <= x && x < left + width && top <= y && y < top + height;

const indexAt = (count: number, share: number) =>
  Math.min(Math.max(Math.floor(share * count), 0), count - 1);

/** Column and minute at a point, clamped to the edges. */
export function placeAt({ columns, shown }: Grid, area: Area, { x, y }: Point) {
  const column = columns[indexAt(columns.length, (x - area.left) / area.width)] as ColumnPlace;
  const share = (y - area.top) / area.height;
  return { column, minute: shown.start + share * (shown.end - shown.start) };
}

/** Start of the step that contains a minute. */
export const stepAt = (minute: number, step: number): number =>
  Math.min(Math.max(Math.floor(minute / step) * step, 0), MINUTES_A_DAY - step);

/**
 * Spot of an appointment during a drag. @param grip - minutes between its start and the point
 * where it was grabbed
 */
export function draggedTo(
  spot: Spot,
  deed: Deed,
  { column, minute }: { column: ColumnPlace; minute: number },
  grip: number,
  { changeOn, step }: { changeOn: ChangeOn; step: number },
): Spot {
  if (deed === 'stretch') return stretchedTo(spot, toStep(minute, step), step);
  const { date, crewId = spot.crewId } = column;
  return movedTo(spot, { date, crewId, start: toStep(minute - grip, step) }, changeOn);
}

const columnOf = ({ date, crewId }: Spot, columns: readonly ColumnPlace[]) =>
  columns.findIndex(
    (each) => each.date === date && (each.crewId === undefined || each.crewId === crewId),
  );

/** Spot of a picked-up appointment after a key; undefined for other keys. */
export function afterKey(
  spot: Spot,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { columns, step }: Pick<Grid, 'columns' | 'step'>,
  changeOn: ChangeOn,
): Spot | undefined {
  const vertical = { ArrowUp: -step, ArrowDown: step }[key];
  if (vertical !== undefined) {
    return shiftKey
      ? stretchedTo(spot, spot.end + vertical, step)
      : movedTo(spot, { start: spot.start + vertical }, changeOn);
  }
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (across === undefined || shiftKey) return undefined;
  const next = columns[columnOf(spot, columns) + across];
  return next
    ? movedTo(spot, { date: next.date, crewId: next.crewId ?? spot.crewId }, changeOn)
    : spot;
}

/** The geometry of a time grid: columns across, minutes down. */
export const gridGeometry = (grid: Grid, changeOn: ChangeOn): Geometry => ({
  keys: 'Arrows move it, Shift and arrows make it longer or shorter,',
  dragFrom: (area, spot, deed, from) => {
    const placeOf = (point: Point) => placeAt(grid, area.getBoundingClientRect(), point);
    const isPlaced = deed === 'place';
    const grip = isPlaced ? 0 : placeOf(from).minute - spot.start;
    return (to) =>
      isPlaced && !contains(area.getBoundingClientRect(), to)
        ? spot
        : draggedTo(spot, deed, placeOf(to), grip, { changeOn, step: grid.step });
  },
  afterKey: (spot, event) => afterKey(spot, event, grid, changeOn),
});
