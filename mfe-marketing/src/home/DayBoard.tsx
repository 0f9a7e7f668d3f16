import { useState } from 'react';
import { formatMoney } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { DayBoard as Board } from '@clearcoat/ui/site';
import { demoDay, demoWeek } from './demo-day';
import { advance, takings } from './day';
import styles from './DayBoard.module.css';

/** Interactive demo day: start and finish jobs, and see the revenue grow. */
export function DayBoard() {
  const [jobs, setJobs] = useState(demoDay);
  const { earned, expected } = takings(jobs);
  const done = earned === expected;
  return (
    <Board
      label="Try it: a day in Clearcoat"
      title="Today"
      note={done ? 'All done. Time to sweep up.' : `${jobs.length} jobs, one bay`}
      earned={formatMoney(earned / 100)}
      expected={formatMoney(expected / 100)}
      progress={earned / expected}
      jobs={jobs}
      onAdvance={({ id }) => setJobs(advance(jobs, id))}
    >
      <footer className={styles.foot}>
        <WeekBars todayCents={earned} />
        <p>
          A live demo with sample jobs.{' '}
          {done && (
            <button type="button" onClick={() => setJobs(demoDay)}>
              <Icon name="undo" size={16} /> Start Over
            </button>
          )}
        </p>
      </footer>
    </Board>
  );
}

/** Revenue of the week as bars; today's grows with the demo. Decorative: the sum is in words. */
function WeekBars({ todayCents }: { todayCents: number }) {
  const days = [...demoWeek, { day: 'Fri', cents: todayCents }];
  const most = 100_000;
  const total = days.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <div className={styles.week}>
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ day, cents }) => (
          <span key={day} style={{ height: `${8 + (cents / most) * 92}%` }} />
        ))}
      </div>
      <p>
        <span>This week</span>
        <strong>{formatMoney(total / 100, 'never')}</strong>
      </p>
    </div>
  );
}
