import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checklistQuery } from '../checklist/checklist-api';
import { photosQuery } from '../photos/photos-api';
import { OWN_JOBS } from '../shared/job-area';
import { isKept } from '../shared/kept-jobs';
import type { MyJob } from '../shared/shown-job';
import { loadMyJobPage } from './load-my-job-page';

/** What was read so lately is not asked for again, in milliseconds. */
const FRESH_MS = 10 * 60_000;

/** The jobs of today and tomorrow open without a line: their page, and what stands on it, are fetched while there is one. */
export function useReadyForRoad(jobs: readonly MyJob[] | undefined): void {
  const client = useQueryClient();
  const ids = jobs
    ?.filter(isKept)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!ids || !navigator.onLine) return;
    void loadMyJobPage();
    for (const id of ids.split(' ')) {
      const job = { area: OWN_JOBS, id };
      void client.prefetchQuery({ ...checklistQuery(job), staleTime: FRESH_MS });
      void client.prefetchQuery({ ...photosQuery(job), staleTime: FRESH_MS });
    }
  }, [client, ids]);
}
