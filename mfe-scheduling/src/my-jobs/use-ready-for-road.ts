import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readBeside } from '../job/read-beside';
import { OWN_JOBS } from '../shared/job-area';
import { isKept } from '../shared/kept-jobs';
import type { MyJob } from '../shared/shown-job';
import { loadMyJobPage } from './load-my-job-page';

/**
 * Caches the person's jobs of today and tomorrow for offline use: their page, checklist and
 * photos.
 */
export function useReadyForRoad(jobs: readonly MyJob[] | undefined): void {
  const client = useQueryClient();
  const ids = jobs
    ?.filter(isKept)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!ids || !navigator.onLine) return;
    void loadMyJobPage();
    for (const id of ids.split(' ')) void readBeside(client, { area: OWN_JOBS, id });
  }, [client, ids]);
}
