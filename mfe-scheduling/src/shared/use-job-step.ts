import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateBusinessData, queryKeys } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import { takeStep, type Appointment, type JobStep } from './appointments-api';

interface Step {
  job: Pick<Appointment, 'id' | 'version'>;
  step: JobStep;
}

/** Says how far a job is; lists and figures follow. Where somebody else was quicker, that is what is shown. */
export function useJobStep() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ job, step }: Step) => takeStep(job.id, step, job.version),
    onSuccess: (saved) => {
      client.setQueryData(queryKeys.appointment(saved.id), saved);
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
