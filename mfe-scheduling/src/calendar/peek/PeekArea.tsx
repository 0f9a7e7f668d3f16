import { lazy, Suspense, type ComponentProps, type FocusEvent } from 'react';
import type { Appointment } from '../../shared/appointments-api';
import { describe } from '../../shared/display';
import styles from './Peek.module.css';
import { usePeek } from './use-peek';

/** Loads on first use. */
const PeekCard = lazy(() => import('./PeekCard'));

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
        {job && (
          <Suspense>
            <PeekCard job={job} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
