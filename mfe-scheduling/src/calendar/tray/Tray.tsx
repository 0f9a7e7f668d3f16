import { formatDay } from '@clearcoat/sdk';
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { Facts, LinkButton } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import type { PointerEventHandler } from 'react';
import { againPath } from '../../job/again';
import { oftenInWords } from '../../repeats/words';
import type { Appointment } from '../../shared/appointments-api';
import { lengthOf } from '../../shared/day-plan';
import { describe } from '../../shared/display';
import { useAddress } from '../../shared/use-address';
import { useTimeZone } from '../../shared/use-time-zone';
import styles from './Tray.module.css';
import type { WaitingJob } from './use-tray';

/** Why a job needs a time. */
const reasonOf = ({ status, date, series }: Appointment, today: string): string =>
  status === 'cancelled' || !series
    ? `Called off for weather, ${formatDay(date, today)}`
    : `${oftenInWords(series.everyWeeks)}, but couldn't be planned`;

function Waiting({ item, canDrag }: { item: WaitingJob; canDrag: boolean }) {
  const { date, today } = useAddress();
  const { job, dragged } = item;
  const { customer, vehicle } = describe(job);
  const length = lengthOf(lengthOfJob(job, useTimeZone()));
  return (
    <li
      className={styles.job}
      data-job={canDrag ? dragged.id : undefined}
      data-handle={canDrag ? 'place' : undefined}
    >
      {canDrag && <Icon name="grip" size={16} className={styles.grip} />}
      <strong>{customer}</strong>
      <Facts facts={[vehicle, job.service, length]} />
      <span className={styles.reason}>{reasonOf(job, today)}</span>
      <LinkButton to={againPath(job, date > today ? date : today)} size="small">
        Find a Time<span className="cc-visually-hidden"> for {customer}</span>
      </LinkButton>
    </li>
  );
}

interface TrayProps {
  waiting: readonly WaitingJob[];
  /** Starts dragging a job into a day. Default: jobs can't be dragged. */
  onPointerDown?: PointerEventHandler;
}

/** Folded list of jobs that need a time. */
export function Tray({ waiting, onPointerDown }: TrayProps) {
  if (waiting.length === 0) return null;
  return (
    <details className={styles.tray} data-print="no">
      <summary>
        To place: {waiting.length}
        <Icon name="chevron-down" size={18} />
      </summary>
      {onPointerDown && <p className={styles.how}>Drag a job into a day, or find a time for it.</p>}
      <ul role="list" onPointerDown={onPointerDown}>
        {waiting.map((item) => (
          <Waiting key={item.dragged.id} item={item} canDrag={onPointerDown !== undefined} />
        ))}
      </ul>
    </details>
  );
}
