import { fit, listOf, shapes } from '@clearcoat/api-client/answers';
import { Link, useToday, type IsoDate, type SlotProps } from '@clearcoat/sdk';
import { Card, IconButton } from '@clearcoat/ui/core';
import { useState } from 'react';
import { addMonths, dayTitle, monthGrid, monthOf, monthTitle, WEEKDAYS } from './calendar';
import styles from './MonthCalendar.module.css';

interface DayProps {
  date: IsoDate;
  today: IsoDate;
  isOutside: boolean;
  /** Number of appointments. */
  jobs: number;
}

/** Above this number more beads add nothing. */
const MOST_BEADS = 3;

/** Drops of water under the date: more for a busier day. */
const Beads = ({ jobs }: { jobs: number }) => (
  <span className={styles.beads} aria-hidden="true">
    {Array.from({ length: Math.min(jobs, MOST_BEADS) }, (_, index) => (
      <i key={index} />
    ))}
  </span>
);

/** A day; links to its appointments if there are any. */
function Day({ date, today, isOutside, jobs }: DayProps) {
  const isBusy = jobs > 0;
  const name = `${dayTitle(date)}${isBusy ? ', has appointments' : ''}`;
  const tab = date < today ? '&tab=past' : '';
  const attributes = {
    className: styles.day,
    'data-outside': isOutside || undefined,
    'data-busy': isBusy || undefined,
    'data-today': date === today || undefined,
    'aria-current': date === today ? ('date' as const) : undefined,
  };
  const number = (
    <>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      {isBusy && <Beads jobs={jobs} />}
      <span className="cc-visually-hidden">{name}</span>
    </>
  );
  return isBusy ? (
    <Link {...attributes} to={`/appointments?from=${date}&to=${date}${tab}`}>
      {number}
    </Link>
  ) : (
    <span {...attributes}>{number}</span>
  );
}

function Legend() {
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.key} data-today aria-hidden="true" />
        Today
      </li>
      <li>
        <span className={styles.key} data-busy aria-hidden="true" />
        Has Appointments
      </li>
    </ul>
  );
}

/** Month calendar of the dashboard that marks days with appointments. */
export function MonthCalendar({ data, isLoading }: SlotProps['dashboard.monthCalendar']) {
  const today = useToday();
  const [month, setMonth] = useState(monthOf(today));
  const jobsOn = new Map(
    fit(listOf(shapes.CalendarEvent), data).map(({ date, jobs }) => [date, jobs || 1]),
  );
  return (
    <Card
      title={<span aria-live="polite">{monthTitle(month)}</span>}
      extra={
        <div className={styles.steps}>
          <IconButton
            icon="chevron-left"
            label="Previous month"
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <IconButton
            icon="chevron-right"
            label="Next month"
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </div>
      }
    >
      <table className={styles.grid} aria-busy={isLoading}>
        <caption className="cc-visually-hidden">Calendar</caption>
        <thead>
          <tr>
            {WEEKDAYS.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <Day
                    date={date}
                    today={today}
                    isOutside={monthOf(date) !== month}
                    jobs={jobsOn.get(date) ?? 0}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </Card>
  );
}
