import { formatWeekday, Link, useCan, type IsoDate, joinFacts } from '@clearcoat/sdk';
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { Swatch } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import type { Appointment } from '../shared/appointments-api';
import { lengthOf } from '../shared/day-plan';
import styles from './Calendar.module.css';
import type { Crew } from '../shared/calendar-api';
import { newJobPath } from '../shared/new-job-path';
import { useAddress } from '../shared/use-address';
import { useTimeZone } from '../shared/use-time-zone';

export function jobsInWords(count: number): string {
  if (count === 0) return 'No jobs';
  return count === 1 ? '1 job' : `${count.toLocaleString('en-US')} jobs`;
}

export const minutesOf = (jobs: readonly Appointment[], timeZone: string) =>
  jobs.reduce((sum, job) => sum + lengthOfJob(job, timeZone), 0);

interface BookProps {
  date: IsoDate;
  crewId?: string | undefined;
  name: string;
}

/** Link that books an appointment in this column, for keyboards. */
function Book({ date, crewId, name }: BookProps) {
  if (!useCan('appointments:write')) return null;
  return (
    <Link to={newJobPath({ date, crewId })} className={styles.book} title={`Book ${name}`}>
      <Icon name="plus" size={18} />
      <span className="cc-visually-hidden">Book {name}</span>
    </Link>
  );
}

interface CrewHeadProps {
  crew: Crew;
  date: IsoDate;
  jobs: readonly Appointment[];
  /** Number of visible appointments. */
  drawn: number;
}

/** Head of a crew's column, with its workload. */
export function CrewHead({ crew, date, jobs, drawn }: CrewHeadProps) {
  const timeZone = useTimeZone();
  const hidden = jobs.length - drawn;
  const facts = [
    jobsInWords(jobs.length),
    jobs.length > 0 && lengthOf(minutesOf(jobs, timeZone)),
    hidden > 0 && `${hidden} not shown`,
  ];
  return (
    <>
      <div className={styles.title}>
        <h3 title={crew.name}>
          <Swatch colour={crew.colour} />
          <span>{crew.name}</span>
        </h3>
        <p>{joinFacts(facts)}</p>
      </div>
      {jobs.length > 0 && (
        <Link
          to={`/appointments/route?date=${date}&crew=${crew.id}`}
          className={styles.book}
          title={`Route of ${crew.name}`}
        >
          <Icon name="car-side" size={18} />
          <span className="cc-visually-hidden">Route of {crew.name}</span>
        </Link>
      )}
      <Book date={date} crewId={crew.id} name={crew.name} />
    </>
  );
}

interface DayHeadProps {
  date: IsoDate;
  today: IsoDate;
  crew: string;
  /** 'Closed' with the reason; '' on other days. */
  closed: string;
}

/** Head of a day's column, with a link to the day. */
export function WeekDayHead({ date, today, crew, closed }: DayHeadProps) {
  const { pathTo } = useAddress();
  const weekday = formatWeekday(date);
  return (
    <>
      <div className={styles.title}>
        <h3>
          <Link
            to={pathTo({ view: 'day', date })}
            className={styles.dayLink}
            aria-current={date === today ? 'date' : undefined}
          >
            {weekday} <span>{Number(date.slice(-2))}</span>
          </Link>
        </h3>
        {closed && <p title={closed}>{closed}</p>}
      </div>
      <Book date={date} crewId={crew || undefined} name={`on ${weekday}`} />
    </>
  );
}
