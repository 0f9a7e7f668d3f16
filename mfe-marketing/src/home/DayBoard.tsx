import { useState } from 'react';
import { formatMoney, formatTime } from '@clearcoat/sdk';
import { Icon, VehicleSilhouette } from '@clearcoat/ui/icons';
import { StatusTag } from '@clearcoat/ui/site';
import { demoDay, demoWeek } from './demo-day';
import { advance, takings, type Job } from './day';
import styles from './DayBoard.module.css';

/** A working day in Clearcoat, to try: start a job, finish it, and see the money arrive. */
export function DayBoard() {
  const [jobs, setJobs] = useState(demoDay);
  const { earned, expected } = takings(jobs);
  const done = earned === expected;
  return (
    <section className={styles.board} aria-label="Try it: a day in Clearcoat">
      <header className={styles.head}>
        <div>
          <h2>Today</h2>
          <p>{done ? 'All done. Time to sweep up.' : `${jobs.length} jobs, one bay`}</p>
        </div>
        <p className={styles.money} role="status">
          <strong>{formatMoney(earned / 100)}</strong>
          <span> of {formatMoney(expected / 100)} earned</span>
        </p>
      </header>
      <div className={styles.track}>
        <div style={{ transform: `scaleX(${earned / expected})` }} />
      </div>
      <ul role="list" className={styles.jobs}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} onAdvance={() => setJobs(advance(jobs, job.id))} />
        ))}
      </ul>
      <footer className={styles.foot}>
        <WeekBars todayCents={earned} />
        <p>
          A live demo with sample jobs.{' '}
          {done && (
            <button type="button" onClick={() => setJobs(demoDay)}>
              <Icon name="undo" size={16} /> Start over
            </button>
          )}
        </p>
      </footer>
    </section>
  );
}

function JobRow({ job, onAdvance }: { job: Job; onAdvance: () => void }) {
  return (
    <li className={styles.job} data-status={job.status}>
      <span className={styles.vehicle}>
        <VehicleSilhouette kind={job.kind} width={62} />
      </span>
      <div className={styles.who}>
        <p>
          <strong>{job.customer}</strong> <span>{formatTime(job.time)}</span>
        </p>
        <p>
          {job.service} · {job.vehicle}
        </p>
      </div>
      <div className={styles.step}>
        {job.status === 'completed' ? (
          <StatusTag status={job.status} />
        ) : (
          <button type="button" onClick={onAdvance}>
            {job.status === 'confirmed' ? 'Start' : 'Finish'}
            <span className="cc-visually-hidden"> {job.customer}’s job</span>
          </button>
        )}
      </div>
    </li>
  );
}

/** The week's takings as small bars; today's grows with the day. Decorative: the sum is in words. */
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
