import { formatTime } from '@clearcoat/sdk';
import { fromMinutes } from '@clearcoat/sdk/rules';
import { Icon } from '@clearcoat/ui/icons';
import type { Appointment } from '../shared/appointments-api';
import { lengthOf } from '../shared/day-plan';
import styles from './Calendar.module.css';
import { spotOf } from './spot';
import { travelBetween, type Travel } from './travel';

interface PhoneMarksProps {
  job: Appointment;
  /** The crew's job before it on that day. */
  before: Appointment | undefined;
  travel: Travel;
  /** The minute that it is, on the day of today. */
  now: number | undefined;
}

/** What a grid draws before a job: the way to it, and what time it is where that is now. */
export function PhoneMarks({ job, before, travel, now }: PhoneMarksProps) {
  const { start } = spotOf(job);
  const minutes = before ? travelBetween(travel, before.place, job.place) : 0;
  const isTight = before !== undefined && start - spotOf(before).end < minutes;
  const isNext = now !== undefined && now < start && (!before || spotOf(before).start <= now);
  return (
    <>
      {minutes > 0 && (
        <p className={styles.way} data-tight={isTight || undefined}>
          <Icon name={isTight ? 'warning' : 'car-side'} size={16} />
          {lengthOf(minutes)} drive{isTight && ', longer than the time between the jobs'}
        </p>
      )}
      {isNext && <p className={styles.nowMark}>Now, {formatTime(fromMinutes(now))}</p>}
    </>
  );
}
