import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { invalidateBusinessData, queryKeys } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import { takeStep, type Appointment, type JobStep } from './appointments-api';
import { takeMyStep } from './my-jobs-api';
import type { MyJob } from './shown-job';

interface Step {
  job: Pick<Appointment, 'id' | 'version'>;
  step: JobStep;
}

/** The calls of whoever sees all jobs, or those of their own crews. */
const ALL = { take: takeStep, key: queryKeys.appointment };
const OWN = { take: takeMyStep, key: queryKeys.myJob };

/** Says how far a job is; lists and figures follow. Where somebody else was quicker, that is what is shown. */
export function useJobStep() {
  const client = useQueryClient();
  const calls = useCan('appointments:write') ? ALL : OWN;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ job, step }: Step): Promise<Appointment | MyJob> =>
      calls.take(job.id, step, job.version),
    onSuccess: (saved) => {
      client.setQueryData(calls.key(saved.id), saved);
      return invalidateBusinessData(client);
    },
    onError: (error) => {
      toastError(error, "That wasn't saved. Please try again.");
      return invalidateBusinessData(client);
    },
  });
  return {
    take: (job: Step['job'], step: JobStep) => mutate({ job, step }),
    /** The step that is under way, of a job by its id. */
    busy: (id: string) => (isPending && variables.job.id === id ? variables.step : undefined),
  };
}
