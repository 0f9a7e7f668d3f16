import {
  formatDay,
  formatMoney,
  formatTime,
  formatTimeRange,
  joinFacts,
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

function Load({ load }: { load: number }) {
  return (
    <span className={styles.load} data-full={load >= FULL_FROM || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(1, load) * 100}%` }} />
    </span>
  );
}

/** Link that books the first free time of a day; its tooltip names all free times. */
function BookLink({ date, free, areSeveral }: Pick<OpenDay, 'date' | 'free'> & ManyCrews) {
  const canBook = useCan('appointments:write');
  const [first] = free;
  if (!canBook || !first) return null;
  const { crewId, crew, startTime } = first;
  const times = free.map((each) =>
    joinFacts([areSeveral && each.crew, formatTimeRange(each.startTime, each.endTime)]),
  );
  return (
    <Link
      className={styles.book}
      data-print="no"
      title={`Free: ${times.join(', ')}`}
      to={newJobPath({ date, time: startTime, crewId: areSeveral ? crewId : undefined })}
    >
      Book
      <span className="cc-visually-hidden">
        {areSeveral && ` ${crew}`} at {formatTime(startTime)}
      </span>
    </Link>
  );
}

interface ManyCrews {
  /** Several crews take appointments. Default: false. */
  areSeveral?: boolean;
}

interface DayHeadProps extends ManyCrews {
  date: string;
  plan: DayPlan;
  today: IsoDate;
  /** Open hours and free time. Default: only the totals are shown. */
  open?: OpenDay | undefined;
  /** Filters leave out other appointments of the day. Default: false. */
  isNarrowed?: boolean;
  /** False while some of the day's appointments are not loaded. Default: true. */
  isComplete?: boolean;
}

/** Head of a day: date, booked time and, if known, free time. */
export function DayHead(props: DayHeadProps) {
  const { date, plan, today, areSeveral = false, isComplete = true, isNarrowed = false } = props;
  const open = isNarrowed ? undefined : props.open;
  const hasHours = open !== undefined && open.openMinutes > 0;
  const { jobs, minutes, sum } = plan;
  return (
    <span className={styles.head}>
      <span className={styles.day}>{dayTitle(date, formatDay(date, today))}</span>
      {isComplete && jobs > 0 && (
        <span className={styles.facts}>
          {jobs === 1 ? '1 job' : `${jobs.toLocaleString('en-US')} jobs`}
          {isNarrowed && ' in this list'}
          {hasHours && ` · ${lengthOf(minutes)} of ${lengthOf(open.openMinutes)}`}
          <span className={styles.dot}> · </span>
          <span className={styles.sum}>{formatMoney(sum)}</span>
          {hasHours && <Load load={minutes / open.openMinutes} />}
        </span>
      )}
      {open && <BookLink date={date} free={open.free} areSeveral={areSeveral} />}
    </span>
  );
}
