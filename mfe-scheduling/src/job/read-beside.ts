import type { QueryClient } from '@tanstack/react-query';
import { checklistQuery } from '../checklist/checklist-api';
import { photosQuery } from '../photos/photos-api';
import type { JobOf } from '../shared/job-changes';

/** What was read so lately is not asked for again, in milliseconds. */
const FRESH_MS = 10 * 60_000;
export const FRESH = { staleTime: FRESH_MS, gcTime: FRESH_MS };

/** What stands on the page of a job beside the job itself. */
export const readBeside = (client: QueryClient, job: JobOf) =>
  Promise.all([
    client.prefetchQuery({ ...checklistQuery(job), ...FRESH }),
    client.prefetchQuery({ ...photosQuery(job), ...FRESH }),
  ]);
