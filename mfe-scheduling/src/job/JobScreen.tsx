import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { useParams } from '@clearcoat/sdk';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonTable,
} from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import { useWaitingOf } from '../shared/job-changes';
import { withWaiting, type Timed } from '../shared/job-life';

interface Words {
  title: string;
  /** The list that it stands in. */
  back: { to: string; label: string };
  loading: string;
  failed: string;
  missing: { title: string; description: string };
}

interface JobScreenProps<Job extends Timed> {
  words: Words;
  useJob: (id: string) => UseQueryResult<Job>;
  children: (job: Job) => ReactNode;
}

function Missing({ words: { missing, back } }: { words: Words }) {
  return (
    <Card>
      <EmptyState
        icon="calendar"
        {...missing}
        action={<LinkButton to={back.to}>Go to {back.label}</LinkButton>}
      />
    </Card>
  );
}

function Loaded<Job extends Timed>({
  id,
  words,
  useJob,
  children,
}: JobScreenProps<Job> & { id: string }) {
  const { data, error, isError, refetch } = useJob(id);
  const waiting = useWaitingOf(id);
  if (data !== undefined) return children(withWaiting(data, waiting));
  if (error instanceof ApiError && error.status === 404) return <Missing words={words} />;
  return (
    <Card>
      {isError ? (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonTable label={words.loading} columns={2} avatar={false} />
      )}
    </Card>
  );
}

/** The page of a job by its address: on its way, failed, not there, or there. */
export function JobScreen<Job extends Timed>(props: JobScreenProps<Job>) {
  const { id = '' } = useParams();
  const { title, back } = props.words;
  return (
    <>
      <PageHeader title={title} back={back} />
      <Loaded key={id} id={id} {...props} />
    </>
  );
}
