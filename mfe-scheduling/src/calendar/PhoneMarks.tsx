import { formatTime } from '@clearcoat/sdk';
import { fromMinutes } from '@clearcoat/sdk/rules';
import type { Appointment } from '../shared/appointments-api';
import { Way } from '../shared/Way';
import styles from './Calendar.module.css';
import { wayTo } from './drives';
import { spotOf } from './spot';
import type { Travel } from './travel';

interface PhoneMarksProps {
  job: Appointment;
  /** The crew's previous appointment on that day. */
  before: Appointment | undefined;
  travel: Travel;
  /** Current minute, if the day is today. */
  now: number | undefined;
}

/**
 * Marks before an appointment: its drive time, and the current time if this appointment is next.
 */
export function PhoneMarks({ job, before, travel, now }: PhoneMarksProps) {
  const { start } = spotOf(job);
  const way = wayTo(job, before, travel);
  const isNext = now !== undefined && now < start && (!before || spotOf(before).start <= now);
  return (
    <>
      {way && (
        <div className={styles.way}>
          <Way driveMinutes={way.minutes} isTight={way.isTight} />
        </div>
      )}
      {isNext && <p className={styles.nowMark}>Now, {formatTime(fromMinutes(now))}</p>}
    </>
  );
}
