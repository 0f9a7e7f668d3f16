import {
  formatDay,
  formatMoney,
  formatTime,
  formatTimeRange,
  Link,
  useCan,
  type IsoDate,
} from '@clearcoat/sdk';
import type { OpenDay } from './appointments-api';
import { lengthOf, type DayPlan } from './day-plan';
import styles from './DayHead.module.css';
import { dayTitle } from './display';
import { newJobPath } from './new-job-path';

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

/** 'Free 1:00–3:00 PM', and of several crews whose time it is. */
function Gaps({
  date,
  free,
  areSeveral,
}: Pick<OpenDay, 'date' | 'free'> & { areSeveral: boolean }) {
  const canBook = useCan('appointments:write');
  if (!canBook || free.length === 0) return null;
  return (
    <span className={styles.gaps} data-print="no">
      {free.slice(0, GAPS_SHOWN).map(({ resourceId, crew, startTime, endTime }) => (
        <span key={`${resourceId} ${startTime}`} className={styles.gap}>
          {areSeveral && <span className={styles.crew} title={crew}>{`${crew} `}</span>}
          <span className={styles.word}>{areSeveral ? 'is free ' : 'Free '}</span>
          {formatTimeRange(startTime, endTime)}
          <Link
            to={newJobPath({ date, time: startTime, crewId: areSeveral ? resourceId : undefined })}
          >
            Book
            <span className="cc-visually-hidden">
              {areSeveral && ` ${crew}`} at {formatTime(startTime)}
            </span>
          </Link>
        </span>
      ))}
    </span>
  );
}

interface DayHeadProps {
  date: string;
  plan: DayPlan;
  today: IsoDate;
  /** How long crews are at work, and when they have time. Default: only the day's jobs and their sum are said. */
  open?: OpenDay | undefined;
  /** Several take jobs. Default: false. */
  areSeveral?: boolean;
  /** False while not all of the day's jobs are there. Default: true. */
  isComplete?: boolean;
}

/** A day above its jobs: which one, how much is booked and, where that is known, what is free. */
export function DayHead(props: DayHeadProps) {
  const { date, plan, today, open, areSeveral = false, isComplete = true } = props;
  const { jobs, minutes, sum } = plan;
  return (
    <span className={styles.head}>
      <span className={styles.day}>{dayTitle(date, formatDay(date, today))}</span>
      {isComplete && jobs > 0 && (
        <span className={styles.facts}>
          {jobs === 1 ? '1 job' : `${jobs.toLocaleString('en-US')} jobs`}
          {open && open.openMinutes > 0 && (
            <>
              {' · '}
              {lengthOf(minutes)} of {lengthOf(open.openMinutes)}
              <Load load={minutes / open.openMinutes} />
            </>
          )}
          <span className={styles.dot}> · </span>
          <span className={styles.sum}>{formatMoney(sum)}</span>
        </span>
      )}
      {open && <Gaps date={date} free={open.free} areSeveral={areSeveral} />}
    </span>
  );
}
