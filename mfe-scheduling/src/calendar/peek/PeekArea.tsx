import type { ComponentProps, FocusEvent } from 'react';
import type { Appointment } from '../../shared/appointments-api';
import { describe } from '../../shared/display';
import styles from './Peek.module.css';
import { PeekCard } from './PeekCard';
import { usePeek } from './use-peek';

interface PeekAreaProps extends ComponentProps<'div'> {
  jobs: readonly Appointment[];
}

/** Area whose links to appointments have a popover with the facts. */
export function PeekArea({ jobs, children, ...rest }: PeekAreaProps) {
  const { popover, job, onClosed, close, area } = usePeek(jobs);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div {...rest} {...area}>
      <p className="cc-visually-hidden">Space on a job shows its details.</p>
      {children}
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
    </div>
  );
}
