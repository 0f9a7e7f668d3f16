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

/** Share of booked time from which a day counts as nearly full. */
const FULL_FROM = 0.9;
/** Maximum gaps shown for a day. */
const GAPS_SHOWN = 2;

function Load({ load }: { load: number }) {
  return (
    <span className={styles.load} data-full={load >= FULL_FROM || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(1, load) * 100}%` }} />
    </span>
  );
}

/** 'Free 1:00–3:00 PM', with the crew's name if there are several. */
function Gaps({
  date,
  free,
  areSeveral,
}: Pick<OpenDay, 'date' | 'free'> & { areSeveral: boolean }) {
  const canBook = useCan('appointments:write');
  if (!canBook || free.length === 0) return null;
  return (
    <span className={styles.gaps} data-print="no">
      {free.slice(0, GAPS_SHOWN).map(({ crewId, crew, startTime, endTime }) => (
        <span key={`${crewId} ${startTime}`} className={styles.gap}>
          {areSeveral && <span className={styles.crew} title={crew}>{`${crew} `}</span>}
          <span className={styles.word}>{areSeveral ? 'is free ' : 'Free '}</span>
          {formatTimeRange(startTime, endTime)}
          <Link to={newJobPath({ date, time: startTime, crewId: areSeveral ? crewId : undefined })}>
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
  /** Open hours and free time. Default: only the totals are shown. */
  open?: OpenDay | undefined;
  /** Several crews take appointments. Default: false. */
  areSeveral?: boolean;
  /** False while some of the day's appointments are not loaded. Default: true. */
  isComplete?: boolean;
}

/** Head of a day: date, booked time and, if known, free time. */
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
