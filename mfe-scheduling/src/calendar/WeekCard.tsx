import { formatTime, Link } from '@clearcoat/sdk';
import { fromMinutes } from '@clearcoat/sdk/rules';
import { Icon } from '@clearcoat/ui/icons';
import type { Appointment } from '../shared/appointments-api';
import { describe } from '../shared/display';
import { jobPath } from '../shared/job-path';
import { crewStyle, jobInWords } from './Block';
import { Grip } from './Grip';
import type { GripHandlers, Moving } from './use-moving';
import styles from './WeekBoard.module.css';

interface LinesProps {
  time: string;
  customer: string;
  detail: string;
}

/** Time and customer, on one line if they fit, and the service. */
const Lines = ({ time, customer, detail }: LinesProps) => (
  <>
    <span className={styles.line} aria-hidden="true">
      <span className={styles.time}>{time}</span>
      <span className={styles.name} title={customer}>
        {customer}
      </span>
    </span>
    <span className={styles.detail} title={detail} aria-hidden="true">
      {detail}
    </span>
  </>
);

interface WeekCardProps {
  job: Appointment;
  isAway: boolean;
  canMove: boolean;
  howId: string;
  grip: GripHandlers;
}

/**
 * An appointment in the week: a click opens it, dragging or its grip moves it to another day or
 * crew.
 */
export function WeekCard({ job, isAway, canMove, howId, grip }: WeekCardProps) {
  const { customer } = describe(job);
  return (
    <li
      className={styles.card}
      style={crewStyle(job)}
      data-job={job.id}
      data-status={job.status}
      data-away={isAway || undefined}
      data-movable={canMove || undefined}
    >
      <Link to={jobPath(job.id)} className={styles.open} draggable={false}>
        <span className="cc-visually-hidden">{jobInWords(job, job.crew.name)}</span>
        <Lines time={formatTime(job.startTime)} customer={customer} detail={job.service} />
      </Link>
      {canMove && <Grip {...{ job, isAway, howId, grip }} className={styles.grip} />}
    </li>
  );
}

/** Preview of the dragged card at its drop position, with the conflict if there is one. */
export function WeekGhost({ moving, warning }: { moving: Moving; warning: string }) {
  const { job, spot } = moving;
  return (
    <li
      className={`${styles.card} ${styles.ghost}`}
      style={crewStyle(job)}
      data-clash={warning !== '' || undefined}
      aria-hidden="true"
    >
      <span className={styles.open}>
        <Lines
          time={formatTime(fromMinutes(spot.start))}
          customer={describe(job).customer}
          detail={warning ? '' : job.service}
        />
        {warning && (
          <span className={styles.warning}>
            <Icon name="warning" size={14} />
            {warning}
          </span>
        )}
      </span>
    </li>
  );
}
