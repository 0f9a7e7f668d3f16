import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { invalidateBusinessData, outbox } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import type { Appointment, JobStep } from './appointments-api';
import { OFFICE, OWN_JOBS } from './job-area';
import { stepTaken } from './job-life';
import type { MyJob } from './shown-job';

interface Step {
  job: Pick<Appointment, 'id' | 'version'>;
  step: JobStep;
}

/**
 * Says how far a job is; lists and figures follow. Where somebody else was quicker, that is what is shown. Without a line it is kept,
 * and said when there is one.
 */
export function useJobStep() {
  const client = useQueryClient();
  const area = useCan('appointments:write') ? OFFICE : OWN_JOBS;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ job: { id, version }, step }: Step) =>
      outbox.deliver<Appointment | MyJob>(stepTaken({ area, id }, step, version)),
    onSuccess: (saved) => {
      if (!saved) return undefined;
      client.setQueryData(area.key(saved.id), saved);
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
