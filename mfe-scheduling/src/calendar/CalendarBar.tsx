import { useQuery } from '@tanstack/react-query';
import { Button, IconButton, useMediaQuery } from '@clearcoat/ui/core';
import { NativeSelect } from '../appointment-form/NativeSelect';
import { crewsQuery } from '../shared/crews-api';
import { fullDay } from '../shared/display';
import { useAddress } from '../shared/use-address';
import styles from './CalendarBar.module.css';
import { DayMenu } from './move/DayMenu';
import { stepFrom, titleOf } from './span';

function Steps() {
  const { calendarView: view, date, today, go } = useAddress();
  const step = (direction: -1 | 1) => go({ date: stepFrom(view, date, direction) });
  return (
    <div className={styles.steps}>
      <IconButton icon="chevron-left" label={`Previous ${view}`} onClick={() => step(-1)} />
      <Button onClick={() => go({ date: today })}>Today</Button>
      <IconButton icon="chevron-right" label={`Next ${view}`} onClick={() => step(1)} />
    </div>
  );
}

const ALL = 'all';

/** Crew filter; shown only if there are several crews. */
function CrewChoice() {
  const { crew, go } = useAddress();
  const { data: crews = [] } = useQuery(crewsQuery());
  if (crews.length < 2) return null;
  const options = crews.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.crews}>
      <NativeSelect
        aria-label="Crew"
        value={crew || ALL}
        options={[{ value: ALL, label: 'All crews' }, ...options]}
        onChange={({ target }) => go({ crew: target.value === ALL ? '' : target.value })}
      />
    </div>
  );
}

/** Controls of the calendar's toolbar: the range of days and the crew filter. */
export function CalendarBar() {
  const { calendarView: view, date, crew } = useAddress();
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  return (
    <>
      <Steps />
      <h2 className={styles.range} aria-live="polite">
        {isPhone && view === 'day' ? fullDay(date) : titleOf(view, date)}
      </h2>
      {view === 'day' && <DayMenu date={date} crew={crew} />}
      <CrewChoice />
    </>
  );
}
