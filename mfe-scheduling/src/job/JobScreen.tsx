import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { useParams } from '@clearcoat/sdk';
import { BackLink, Card, ErrorState, PageHeader, SkeletonRecord } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import { useWaitingOf } from '../shared/job-changes';
import { MissingJob, type BackLink as Back, type MissingWords } from '../shared/MissingJob';
import { withWaiting, type Timed } from '../shared/job-life';

interface Words {
  /** Title while no job is shown. */
  title: string;
  back: Back;
  loading: string;
  failed: string;
  /** Default: the office's wording. */
  missing?: MissingWords;
}

interface JobScreenProps<Job extends Timed> {
  words: Words;
  useJob: (id: string) => UseQueryResult<Job>;
  /** The job's page, with its h1. */
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
  const { title, back, missing } = words;
  if (data !== undefined || !isError) {
    return (
      <>
        <BackLink {...back} />
        {data !== undefined ? (
          children(withWaiting(data, waiting))
        ) : (
          <>
            <h1 className="cc-visually-hidden" tabIndex={-1}>
              {title}
            </h1>
            <SkeletonRecord label={words.loading} />
          </>
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} back={back} />
      {error instanceof ApiError && error.status === 404 ? (
        <MissingJob {...(missing && { words: missing })} back={back} />
      ) : (
        <Card>
          <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
        </Card>
      )}
    </>
  );
}

/** A job's page by the id in the address, with loading, error and not-found states. */
export function JobScreen<Job extends Timed>(props: JobScreenProps<Job>) {
  const { id = '' } = useParams();
  return <Loaded key={id} id={id} {...props} />;
}
