import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isOver } from '@clearcoat/sdk/rules';
import type { Appointment } from '../shared/appointments-api';
import { describe } from '../shared/display';
import type { Crew } from './calendar-api';
import { follow, pointOf, swallowClick } from './follow';
import { afterKey, draggedTo, placeAt, type Deed, type Grid } from './drag';
import { clashAt, isSameSpot, spotOf, type ChangeOn, type Spot } from './spot';
import { spotInWords } from './use-move-job';

/** A job on its way to another place in the calendar. */
export interface Moving {
  job: Appointment;
  spot: Spot;
  deed: Deed;
}

interface MovingOptions {
  /** What stands around the columns, without their heads. */
  area: RefObject<HTMLElement | null>;
  grid: Grid;
  jobs: readonly Appointment[];
  crews: readonly Crew[];
  changeOn: ChangeOn;
  /** Default: nothing can be moved. */
  canMove: boolean;
  moving: Moving | undefined;
  setMoving: (moving: Moving | undefined) => void;
  onDrop: (job: Appointment, to: Spot) => void;
}

export const isMovable = ({ status }: Pick<Appointment, 'status'>) => !isOver(status);

interface Taken {
  job: Appointment;
  deed: Deed;
  grip: number;
}

/** The job under a pointer, and what is done to it there; a finger elsewhere on it scrolls. */
function takenBy(event: PointerEvent, { area, grid, jobs }: MovingOptions): Taken | undefined {
  const target = event.target as HTMLElement;
  const handle = target.closest<HTMLElement>('[data-handle]')?.dataset['handle'];
  const id = target.closest<HTMLElement>('[data-job]')?.dataset['job'];
  const job = jobs.find((each) => each.id === id);
  if (event.button !== 0 || !job || !isMovable(job) || !area.current) return undefined;
  if (event.pointerType === 'touch' && !handle) return undefined;
  const { minute } = placeAt(grid, area.current.getBoundingClientRect(), pointOf(event));
  return {
    job,
    deed: handle === 'stretch' ? 'stretch' : 'move',
    grip: minute - spotOf(job).start,
  };
}

/** What a clash, or none, is called before the job is dropped. */
export function warningAt(spot: Spot, job: Appointment, jobs: readonly Appointment[]): string {
  const clash = clashAt(spot, jobs, job.id);
  return clash ? `Overlaps ${describe(clash).customer}` : '';
}

const HOW =
  'Arrows move it, Shift and arrows make it longer or shorter, Enter drops it, Escape puts it back.';

/** Where a job was dropped by keys it has the focus, in whichever column. */
function useFocusKept(area: MovingOptions['area'], jobs: MovingOptions['jobs']) {
  const droppedRef = useRef<string>(undefined);
  useEffect(() => {
    const id = droppedRef.current;
    if (id === undefined || document.activeElement !== document.body) return;
    droppedRef.current = undefined;
    const block = area.current?.querySelector(`[data-job="${CSS.escape(id)}"]`);
    block?.querySelector<HTMLElement>('[data-handle="move"]')?.focus();
  }, [area, jobs]);
  return droppedRef;
}

/** What the grip of a job does. */
export interface GripHandlers {
  onGrip: (job: Appointment) => void;
  onGripKey: (job: Appointment, event: KeyboardEvent) => void;
  onGripBlur: () => void;
}

/** A job is moved or stretched, by a pointer or by keys; nothing is changed before it is dropped. */
export function useMoving(options: MovingOptions) {
  const { area, grid, jobs, crews, changeOn, canMove, moving, setMoving, onDrop } = options;
  const [said, setSaid] = useState('');
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const droppedRef = useFocusKept(area, jobs);

  const nameOf = (job: Appointment) => `${describe(job).customer}'s job`;
  const drop = ({ job, spot }: Moving) => {
    setMoving(undefined);
    if (isSameSpot(spot, spotOf(job))) {
      setSaid(`${nameOf(job)} stays where it is.`);
      return;
    }
    setSaid(`Dropped ${nameOf(job)}: ${spotInWords(spot, crews)}.`);
    onDrop(job, spot);
  };
  const cancel = () => {
    setMoving(undefined);
    setSaid('Put back.');
  };

  const onPointerDown = (event: PointerEvent) => {
    const taken = canMove ? takenBy(event, options) : undefined;
    if (!taken || moving) return;
    const { job, deed, grip } = taken;
    let [spot, hasBegun] = [spotOf(job), false];
    stop.current = follow(pointOf(event), {
      onDrag: (point) => {
        if (!area.current) return;
        const place = placeAt(grid, area.current.getBoundingClientRect(), point);
        const next = draggedTo(spotOf(job), deed, place, grip, changeOn);
        if (hasBegun && isSameSpot(next, spot)) return;
        hasBegun = true;
        spot = next;
        setMoving({ job, spot, deed });
      },
      onEnd: (hasMoved) => {
        if (!hasMoved) return;
        swallowClick();
        drop({ job, spot, deed });
      },
      onCancel: cancel,
    });
  };

  const pickUp = (job: Appointment) => {
    const spot = spotOf(job);
    setMoving({ job, spot, deed: 'move' });
    setSaid(`Picked up ${nameOf(job)}: ${spotInWords(spot, crews)}. ${HOW}`);
  };
  /** Of the grip of a job, by Enter, Space, or a press of any kind. */
  const onGrip = (job: Appointment) => {
    if (moving?.job.id !== job.id) {
      pickUp(job);
      return;
    }
    droppedRef.current = job.id;
    drop(moving);
  };
  const onGripKey = (job: Appointment, event: KeyboardEvent) => {
    if (moving?.job.id !== job.id) return;
    const next = afterKey(moving.spot, event, grid.columns, changeOn);
    if (event.key === 'Escape') cancel();
    else if (next) {
      setMoving({ job, deed: 'move', spot: next });
      setSaid([spotInWords(next, crews), warningAt(next, job, jobs)].filter(Boolean).join('. '));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onGripBlur = () => moving && cancel();
  return { said, onPointerDown, grip: { onGrip, onGripKey, onGripBlur } };
}
