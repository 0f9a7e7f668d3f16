import type { IsoDate } from '@clearcoat/sdk';
import { contains, type Geometry, type Point } from './drag';
import { movedTo, type ChangeOn, type Spot } from './spot';

/** A cell of the week: one crew on one day. */
export type Cell = Pick<Spot, 'date' | 'crewId'>;

/** DOM key of a cell, to find the cell at a screen position. */
export const cellKey = ({ date, crewId }: Cell): string => `${date} ${crewId}`;

/** The cell at a position; undefined outside of all cells. */
function cellAt(area: HTMLElement, point: Point): Cell | undefined {
  const cells = [...area.querySelectorAll<HTMLElement>('[data-cell]')];
  const hit = cells.find((each) => contains(each.getBoundingClientRect(), point));
  const [date, crewId] = hit?.dataset['cell']?.split(' ') ?? [];
  return date && crewId ? { date, crewId } : undefined;
}

const STEPS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Week {
  dates: readonly IsoDate[];
  crewIds: readonly string[];
}

/** The geometry of a week: days across, crews down. A job keeps its time of day. */
export const weekGeometry = ({ dates, crewIds }: Week, changeOn: ChangeOn): Geometry => ({
  keys: 'Left and Right move it to another day, Up and Down to another crew,',
  dragFrom: (area, spot) => (to) => movedTo(spot, cellAt(area, to) ?? {}, changeOn),
  afterKey: (spot, { key, shiftKey }) => {
    const step = STEPS[key];
    if (!step || shiftKey) return undefined;
    const date = dates[dates.indexOf(spot.date) + step[0]] ?? spot.date;
    const crewId = crewIds[crewIds.indexOf(spot.crewId) + step[1]] ?? spot.crewId;
    return movedTo(spot, { date, crewId }, changeOn);
  },
});
