import type { QueryClient } from '@tanstack/react-query';
import { checklistQuery } from '../checklist/checklist-api';
import { photosQuery } from '../photos/photos-api';
import type { JobOf } from '../shared/job-changes';

/** Cache time of prefetched data, in milliseconds. */
const FRESH_MS = 10 * 60_000;
export const FRESH = { staleTime: FRESH_MS, gcTime: FRESH_MS };

/** Prefetches the checklist and photos of a job's page. */
export const readBeside = (client: QueryClient, job: JobOf) =>
  Promise.all([
    client.prefetchQuery({ ...checklistQuery(job), ...FRESH }),
    client.prefetchQuery({ ...photosQuery(job), ...FRESH }),
  ]);
