import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { useParams } from '@clearcoat/sdk';
import { Card, ErrorState, PageHeader, SkeletonRecord } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import { useWaitingOf } from '../shared/job-changes';
import { MissingJob, type BackLink, type MissingWords } from '../shared/MissingJob';
import { withWaiting, type Timed } from '../shared/job-life';

interface Words {
  title: string;
  back: BackLink;
  loading: string;
  failed: string;
  /** Default: the office's wording. */
  missing?: MissingWords;
}

interface JobScreenProps<Job extends Timed> {
  words: Words;
  useJob: (id: string) => UseQueryResult<Job>;
  children: (job: Job) => ReactNode;
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
  if (error instanceof ApiError && error.status === 404) {
    return <MissingJob {...(words.missing && { words: words.missing })} back={words.back} />;
  }
  if (!isError) return <SkeletonRecord label={words.loading} />;
  return (
    <Card>
      <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
    </Card>
  );
}

/** A job's page by the id in the address, with loading, error and not-found states. */
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
