import { formatTime, Link, type IsoDate } from '@clearcoat/sdk';
import { Swatch } from '@clearcoat/ui/core';
import type { Appointment } from '../shared/appointments-api';
import { describe } from '../shared/display';
import { jobPath } from '../shared/job-path';
import { useAddress } from '../shared/use-address';
import { dayTitle, monthGrid, monthOf, WEEKDAYS } from '../month-calendar/calendar';
import type { Calendar } from '../shared/calendar-api';
import { jobsInWords } from './heads';
import styles from './MonthSheet.module.css';
import { reasonOn } from './work-hours';

interface MonthSheetProps {
  date: IsoDate;
  today: IsoDate;
  crew: string;
  calendar: Calendar;
}

/** '8 AM', '8:30 AM': no minutes on the full hour. */
const shortTime = (time: string) => formatTime(time).replace(':00 ', ' ');

/** 'Ana R.' */
function shortName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : first;
}

function First({ job }: { job: Appointment }) {
  const { customer } = describe(job);
  const whole = [formatTime(job.startTime), customer, job.service, job.crew.name].join(', ');
  return (
    <li>
      <Link to={jobPath(job.id)} className={styles.job}>
        <span className="cc-visually-hidden">{whole}</span>
        <span className={styles.shown} title={whole} aria-hidden="true">
          <Swatch colour={job.crew.colour} size={8} />
          <span className={styles.time}>{shortTime(job.startTime)} </span>
          <span className={styles.name}>{shortName(customer)}</span>
        </span>
      </Link>
    </li>
  );
}

interface DayProps {
  date: IsoDate;
  today: IsoDate;
  isOutside: boolean;
  count: number;
  jobs: readonly Appointment[];
  reason: string | undefined;
}

/** A day of the month. Finished days are quieter. */
function Day({ date, today, isOutside, count, jobs, reason }: DayProps) {
  const { pathTo } = useAddress();
  const more = count - jobs.length;
  return (
    <td
      className={styles.day}
      data-outside={isOutside || undefined}
      data-past={date < today || undefined}
      data-closed={reason !== undefined || undefined}
    >
      <Link
        to={pathTo({ view: 'day', date })}
        className={styles.number}
        aria-current={date === today ? 'date' : undefined}
      >
        <span aria-hidden="true">{Number(date.slice(-2))}</span>
        <span className="cc-visually-hidden">
          {dayTitle(date)}, {jobsInWords(count)}
        </span>
      </Link>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      {reason && <p className={styles.reason}>{reason}</p>}
      {jobs.length > 0 && (
        <ul role="list" className={styles.jobs}>
          {jobs.map((job) => (
            <First key={job.id} job={job} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.more}>{more} more</p>}
    </td>
  );
}

/** Month view: the number of appointments of each day, and the first of them. */
export function MonthSheet({ date, today, crew, calendar }: MonthSheetProps) {
  const month = monthOf(date);
  const counts = new Map(calendar.days.map((day) => [day.date, day.count]));
  const weeks = monthGrid(month).filter((week) => week.some((day) => monthOf(day) === month));
  const crewIds = calendar.crews.filter(({ active }) => active).map(({ id }) => id);
  return (
    <div className={styles.frame}>
      <table className={styles.sheet}>
        <caption className="cc-visually-hidden">Month</caption>
        <thead>
          <tr>
            {WEEKDAYS.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                <span className={styles.long}>{long.slice(0, 3)}</span>
                <span className={styles.short}>{short}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  date={day}
                  today={today}
                  isOutside={monthOf(day) !== month}
                  count={counts.get(day) ?? 0}
                  jobs={calendar.jobs.filter((job) => job.date === day)}
                  reason={reasonOn(calendar, day, crew ? [crew] : crewIds)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
