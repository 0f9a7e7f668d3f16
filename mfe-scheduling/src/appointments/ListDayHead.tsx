import { formatTime, formatTimeRange, joinFacts, Link, useCan, type IsoDate } from '@clearcoat/sdk';
import type { OpenDay } from '../shared/appointments-api';
import { lengthOf, type DayPlan } from '../shared/day-plan';
import { DayHead } from '../shared/DayHead';
import { newJobPath } from '../shared/new-job-path';
import styles from './ListDayHead.module.css';

/** Share of booked time from which a day counts as nearly full. */
const FULL_FROM = 0.9;

function Load({ load }: { load: number }) {
  return (
    <span className={styles.load} data-full={load >= FULL_FROM || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(1, load) * 100}%` }} />
    </span>
  );
}

interface ManyCrews {
  /** Several crews take appointments. */
  areSeveral: boolean;
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

interface ListDayHeadProps extends ManyCrews {
  date: string;
  plan: DayPlan;
  today: IsoDate;
  /** Open hours and free time; undefined while they are unknown. */
  open: OpenDay | undefined;
  /** Filters leave out other appointments of the day. Default: false. */
  isNarrowed?: boolean | undefined;
  isComplete: boolean;
}

/** Head of a day in the list: also how full the day is, and a link to book it. */
export function ListDayHead({ open, areSeveral, isNarrowed, ...day }: ListDayHeadProps) {
  if (isNarrowed) return <DayHead {...day} note=" in this list" />;
  if (!open) return <DayHead {...day} />;
  const { minutes } = day.plan;
  const hasHours = open.openMinutes > 0;
  return (
    <DayHead
      {...day}
      note={hasHours ? ` · ${lengthOf(minutes)} of ${lengthOf(open.openMinutes)}` : ''}
      bar={hasHours && <Load load={minutes / open.openMinutes} />}
    >
      <BookLink date={day.date} free={open.free} areSeveral={areSeveral} />
    </DayHead>
  );
}
