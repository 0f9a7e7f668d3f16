import type { FocusEvent, RefObject } from 'react';
import type { Appointment } from '../../shared/appointments-api';
import { describe } from '../../shared/display';
import styles from './Peek.module.css';
import { PeekCard } from './PeekCard';
import { usePeek } from './use-peek';

interface PeekProps {
  jobs: readonly Appointment[];
  /** Area around the links and this popover. */
  area: RefObject<HTMLElement | null>;
  /** Press that began before this was loaded. Default: none. */
  pressed?: RefObject<PointerEvent | null>;
}

/** Popover with an appointment's facts, for all links to appointments in an area. */
export default function Peek({ jobs, area, pressed }: PeekProps) {
  const { popover, job, onClosed, close } = usePeek(jobs, area, pressed);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <>
      <p className="cc-visually-hidden">Space on a job shows its details.</p>
      <div
        ref={popover}
        popover="auto"
        className={styles.peek}
        role={job && 'dialog'}
        aria-label={job && `${describe(job).customer}'s job`}
        tabIndex={-1}
        onToggle={({ newState }) => newState === 'closed' && onClosed()}
        onBlur={onBlur}
      >
        {job && <PeekCard job={job} />}
      </div>
    </>
  );
}
