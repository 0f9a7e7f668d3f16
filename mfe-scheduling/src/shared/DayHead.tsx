import { formatDay, formatMoney, formatTime, formatTimeRange, Link, useCan } from '@clearcoat/sdk';
import { lengthOf, OPEN_MINUTES, type DayPlan, type Now } from './day-plan';
import styles from './DayHead.module.css';
import { dayTitle } from './display';

/** From here on a day is nearly full. */
const FULL_FROM = 0.9;
/** So many gaps of a day are offered. */
const GAPS_SHOWN = 2;

function Load({ load }: { load: number }) {
  return (
    <span className={styles.load} data-full={load >= FULL_FROM || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(1, load) * 100}%` }} />
    </span>
  );
}

function Gaps({ date, free }: { date: string; free: DayPlan['free'] }) {
  const canBook = useCan('appointments:write');
  if (!canBook || free.length === 0) return null;
  return (
    <span className={styles.gaps} data-print="no">
      {free.slice(0, GAPS_SHOWN).map(({ startTime, endTime }) => (
        <span key={startTime} className={styles.gap}>
          <span className={styles.word}>Free </span>
          {formatTimeRange(startTime, endTime)}
          <Link to={`/appointments/new?date=${date}&time=${startTime}`}>
            Book<span className="cc-visually-hidden"> at {formatTime(startTime)}</span>
          </Link>
        </span>
      ))}
    </span>
  );
}

interface DayHeadProps {
  date: string;
  plan: DayPlan;
  now: Now;
  /** With how full the day is and what is free of it. Default: only its jobs and their sum. */
  isWhole?: boolean;
  /** False while not all of the day's jobs are there. Default: true. */
  isComplete?: boolean;
}

/** A day above its jobs: which one, how much is booked and, where that is asked for, what is free. */
export function DayHead({ date, plan, now, isWhole = false, isComplete = true }: DayHeadProps) {
  const { jobs, minutes, sum, load, free, isShared } = plan;
  return (
    <span className={styles.head}>
      <span className={styles.day}>{dayTitle(date, formatDay(date, now.today))}</span>
      {isComplete && jobs > 0 && (
        <span className={styles.facts}>
          {jobs === 1 ? '1 job' : `${jobs.toLocaleString('en-US')} jobs`}
          {isWhole && !isShared && (
            <>
              {' · '}
              {lengthOf(minutes)} of {lengthOf(OPEN_MINUTES)}
              <Load load={load} />
            </>
          )}
          <span className={styles.dot}> · </span>
          <span className={styles.sum}>{formatMoney(sum)}</span>
        </span>
      )}
      {isWhole && <Gaps date={date} free={free} />}
    </span>
  );
}
