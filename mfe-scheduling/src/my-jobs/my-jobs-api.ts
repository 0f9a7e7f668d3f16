import { queryOptions } from '@tanstack/react-query';
import { api } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { keptOwnJobs } from '../shared/kept-jobs';
import type { MyJob, MyJobOfDay } from '../shared/shown-job';

/**
 * Jobs of the person's crews from yesterday to two weeks ahead, in order. Offline only those of
 * today and tomorrow.
 */
export const myJobsQuery = () =>
  queryOptions({
    queryKey: queryKeys.myJobs(),
    queryFn: ({ signal }): Promise<MyJobOfDay[]> =>
      keptOwnJobs.all(() => callAs(listOf(shapes.MyJobOfDay), api.GET('/api/my-jobs', { signal }))),
  });

export const myJobQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.myJob(id),
    queryFn: ({ signal }): Promise<MyJob> =>
      keptOwnJobs.one(id, () =>
        callAs(shapes.MyJob, api.GET('/api/my-jobs/{id}', { params: { path: { id } }, signal })),
      ),
  });
