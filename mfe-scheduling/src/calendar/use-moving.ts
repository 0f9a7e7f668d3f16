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
import type { Crew } from '../shared/calendar-api';
import { follow, pointOf, swallowClick } from './follow';
import type { Deed, Geometry } from './drag';
import { clashAt, isSameSpot, spotOf, type Spot } from './spot';
import { spotInWords } from './use-move-job';

/** An appointment being moved. */
export interface Moving {
  job: Appointment;
  spot: Spot;
  deed: Deed;
}

interface MovingOptions {
  /** Container of the columns, without their heads. */
  area: RefObject<HTMLElement | null>;
  geometry: Geometry;
  jobs: readonly Appointment[];
  crews: readonly Crew[];
  /** Default: false. */
  canMove: boolean;
  moving: Moving | undefined;
  setMoving: (moving: Moving | undefined) => void;
  onDrop: (job: Appointment, to: Spot) => void;
}

export const isMovable = ({ status }: Pick<Appointment, 'status'>) => !isOver(status);

type Taken = Omit<Moving, 'spot'>;

const DEEDS: readonly Deed[] = ['move', 'stretch', 'place'];

/**
 * The appointment under the pointer and the action of the grabbed handle. A finger elsewhere on it
 * scrolls.
 */
function takenBy(event: PointerEvent, { jobs }: MovingOptions): Taken | undefined {
  const target = event.target as HTMLElement;
  const handle = target.closest<HTMLElement>('[data-handle]')?.dataset['handle'];
  const id = target.closest<HTMLElement>('[data-job]')?.dataset['job'];
  const job = jobs.find((each) => each.id === id);
  if (event.button !== 0 || !job || !isMovable(job)) return undefined;
  const deed = DEEDS.find((each) => each === handle);
  if (event.pointerType === 'touch' && (!deed || deed === 'place')) return undefined;
  return { job, deed: deed ?? 'move' };
}

/** Overlap warning before the drop, or ''. */
export function warningAt(spot: Spot, job: Appointment, jobs: readonly Appointment[]): string {
  const clash = clashAt(spot, jobs, job.id);
  return clash ? `Overlaps ${describe(clash).customer}` : '';
}

/** Restores the focus to an appointment dropped by keyboard, in whichever column it is now. */
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

/** Event handlers of the grip. */
export interface GripHandlers {
  onGrip: (job: Appointment) => void;
  onGripKey: (job: Appointment, event: KeyboardEvent) => void;
  onGripBlur: () => void;
}

/** Moving and resizing by pointer or keyboard. Nothing is saved before the drop. */
export function useMoving(options: MovingOptions) {
  const { area, geometry, jobs, crews, canMove, moving, setMoving, onDrop } = options;
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
    if (!taken || moving || !area.current) return;
    const { job, deed } = taken;
    let [spot, hasBegun] = [spotOf(job), false];
    const spotAt = geometry.dragFrom(area.current, spot, deed, pointOf(event));
    stop.current = follow(pointOf(event), {
      onDrag: (point) => {
        const next = spotAt(point);
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
    setSaid(
      `Picked up ${nameOf(job)}: ${spotInWords(spot, crews)}. ${geometry.keys} Enter drops it, Escape puts it back.`,
    );
  };
  /** Handles Enter, Space and any press on the grip. */
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
    const next = geometry.afterKey(moving.spot, event);
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
