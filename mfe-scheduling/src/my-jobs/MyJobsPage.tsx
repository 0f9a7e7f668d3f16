import { useQuery } from '@tanstack/react-query';
import { addDays, formatDay, useCan, useToday, type IsoDate } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonTable,
} from '@clearcoat/ui/core';
import { useReadyForRoad } from './use-ready-for-road';
import { dayTitle } from '../shared/display';
import { myJobsQuery } from './my-jobs-api';
import { useWaitingOfEach } from '../shared/job-changes';
import { withWaiting } from '../shared/job-life';
import type { MyJobOfDay } from '../shared/shown-job';
import { Way } from '../shared/Way';
import { byDay } from './by-day';
import { DoneRow, LaterRow } from './JobRow';
import { MyJobCard } from './MyJobCard';
import { NextJob } from './NextJob';
import styles from './MyJobsPage.module.css';

/** Days are in order, except that yesterday comes last. */
const nameOf = (date: IsoDate, today: IsoDate) =>
  date === addDays(today, -1) ? 'Yesterday' : formatDay(date, today);

/** A job in progress comes before the next one. */
const firstOf = (jobs: readonly MyJobOfDay[]) =>
  jobs.find(({ status }) => status === 'in-progress') ?? jobs.find(({ status }) => !isOver(status));

interface DayProps {
  date: IsoDate;
  jobs: readonly MyJobOfDay[];
  today: IsoDate;
  /** The next job of all days. */
  next: MyJobOfDay | undefined;
}

/** A job of today or the next one, below the drive to it. */
function Stop({ job, isToday, isNext }: { job: MyJobOfDay; isToday: boolean; isNext: boolean }) {
  return (
    <li className={styles.stop}>
      <Way driveMinutes={job.driveMinutes} isTight={job.isTight} />
      {isNext ? <NextJob job={job} isToday={isToday} /> : <MyJobCard job={job} />}
    </li>
  );
}

/** The next job first, then the others of the day, and the finished ones last. */
function Day({ date, jobs, today, next }: DayProps) {
  const name = nameOf(date, today);
  const isToday = date === today;
  const ahead = jobs.filter((job) => job !== next && !isOver(job.status));
  const done = jobs.filter(({ status }) => isOver(status));
  return (
    <section aria-label={name}>
      <h2 className={styles.day}>{dayTitle(date, name)}</h2>
      <ul role="list" className={styles.jobs}>
        {next && jobs.includes(next) && <Stop job={next} isToday={isToday} isNext />}
        {ahead.map((job) =>
          isToday ? (
            <Stop key={job.id} job={job} isToday isNext={false} />
          ) : (
            <LaterRow key={job.id} job={job} />
          ),
        )}
        {done.map((job) => (
          <DoneRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

/** Empty state. People who assign crews get a link there; others are told whom to ask. */
function Nothing() {
  const canChoose = useCan('settings:write');
  const next = canChoose
    ? "Nothing shows up until you're on a crew."
    : "If you miss a job, ask your shop who's on which crew.";
  return (
    <Card>
      <EmptyState
        icon="calendar"
        title="No jobs for your crew"
        description={`Your crew's next two weeks show up here. ${next}`}
        action={canChoose && <LinkButton to="/settings/team">Choose Your Crew</LinkButton>}
      />
    </Card>
  );
}

/** Today first, then later days, and yesterday last. */
function Days({ jobs }: { jobs: readonly MyJobOfDay[] }) {
  const today = useToday();
  if (jobs.length === 0) return <Nothing />;
  const { ahead, before } = byDay(jobs, today);
  const next = firstOf(ahead.flatMap((day) => day.jobs));
  return (
    <>
      {ahead[0]?.date !== today && (
        <p className={styles.free}>
          Nothing today.
          {ahead[0]?.date === addDays(today, 1) && ' Your next jobs are tomorrow.'}
        </p>
      )}
      {[...ahead, ...before].map((day) => (
        <Day key={day.date} {...day} today={today} next={next} />
      ))}
    </>
  );
}

function Loaded() {
  const { data, error, refetch } = useQuery(myJobsQuery());
  const waitingOf = useWaitingOfEach();
  useReadyForRoad(data);
  if (data) return <Days jobs={data.map((job) => withWaiting(job, waitingOf(job.id)))} />;
  return (
    <Card>
      {error ? (
        <ErrorState title="Couldn't load your jobs" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonTable label="Loading jobs..." rows={4} columns={2} />
      )}
    </Card>
  );
}

/** /my-jobs: start page of technicians. */
export default function MyJobsPage() {
  return (
    <div className={styles.page}>
      <PageHeader title="My Jobs" subtitle="Your crew's jobs today and in the next two weeks" />
      <Loaded />
    </div>
  );
}
