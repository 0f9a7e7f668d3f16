import { useQuery } from '@tanstack/react-query';
import { addDays, formatDay, useCan, useToday, type IsoDate } from '@clearcoat/sdk';
import { nextStepOf } from '@clearcoat/sdk/rules';
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
import { byDay } from './by-day';
import { MyJobCard } from './MyJobCard';
import styles from './MyJobsPage.module.css';

/** Days are in order, except that yesterday comes last. */
const nameOf = (date: IsoDate, today: IsoDate) =>
  date === addDays(today, -1) ? 'Yesterday' : formatDay(date, today);

/** A job in progress comes before the next one. */
const firstOf = (jobs: readonly MyJobOfDay[]) =>
  jobs.find(({ status }) => status === 'in-progress') ??
  jobs.find(({ status }) => nextStepOf(status));

interface DayProps {
  date: IsoDate;
  jobs: readonly MyJobOfDay[];
  today: IsoDate;
}

function Day({ date, jobs, today }: DayProps) {
  const first = firstOf(jobs);
  const name = nameOf(date, today);
  return (
    <section aria-label={name}>
      <h2 className={styles.day}>{dayTitle(date, name)}</h2>
      <ul role="list" className={styles.jobs}>
        {jobs.map((job) => (
          <MyJobCard key={job.id} job={job} isToday={date === today} isFirst={job === first} />
        ))}
      </ul>
    </section>
  );
}

const STANDS_HERE = 'What your van or bay is booked for in the next two weeks stands here.';

/** Empty state. People who assign crews get a link there; others are told whom to ask. */
function Nothing() {
  const canChoose = useCan('settings:write');
  const next = canChoose
    ? 'Nothing comes while you are on none.'
    : 'Ask your shop if you miss some: they say who is on which crew.';
  return (
    <Card>
      <EmptyState
        icon="calendar"
        title="No jobs for your crew"
        description={`${STANDS_HERE} ${next}`}
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
  return (
    <>
      {ahead[0]?.date !== today && (
        <p className={styles.free}>
          Nothing on today.
          {ahead[0]?.date === addDays(today, 1) && ' Tomorrow is below.'}
        </p>
      )}
      {[...ahead, ...before].map((day) => (
        <Day key={day.date} {...day} today={today} />
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
      <PageHeader title="My Jobs" subtitle="What your crew does today and in the next two weeks" />
      <Loaded />
    </div>
  );
}
