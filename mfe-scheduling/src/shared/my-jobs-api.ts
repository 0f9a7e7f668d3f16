import { queryOptions } from '@tanstack/react-query';
import { api, call, ifMatch } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import type { JobStep } from './appointments-api';
import type { MyJob } from './shown-job';

/** One's own crews' jobs, from yesterday to two weeks ahead, in their order. */
export const myJobsQuery = () =>
  queryOptions({
    queryKey: queryKeys.myJobs(),
    queryFn: ({ signal }): Promise<MyJob[]> => call(api.GET('/api/my-jobs', { signal })),
  });

export const myJobQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.myJob(id),
    queryFn: ({ signal }): Promise<MyJob> =>
      call(api.GET('/api/my-jobs/{id}', { params: { path: { id } }, signal })),
  });

/** Says how far a job is. @param version - what the person saw; another one by now is refused */
export function takeMyStep(id: string, step: JobStep, version: number): Promise<MyJob> {
  const params = { path: { id, step } };
  return call(api.POST('/api/my-jobs/{id}/{step}', { params, headers: ifMatch(version) }));
}

/** @param version - what the change is based on; another one by now is refused as a conflict */
export function noteMyJob(id: string, notes: string, version: number | undefined): Promise<MyJob> {
  const params = { path: { id } };
  const headers = ifMatch(version);
  return call(api.PUT('/api/my-jobs/{id}/notes', { params, body: { notes }, headers }));
}
