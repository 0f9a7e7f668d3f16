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
  /** The crew's job before it on that day. */
  before: Appointment | undefined;
  travel: Travel;
  /** The minute that it is, on the day of today. */
  now: number | undefined;
}

/** What a grid draws before a job: the way to it, and what time it is where that is now. */
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
