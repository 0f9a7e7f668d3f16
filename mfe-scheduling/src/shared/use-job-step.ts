import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, useCan } from '@clearcoat/sdk';
import { outbox } from '@clearcoat/sdk/offline';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import type { Appointment, JobStep } from './appointments-api';
import { describe, toastJob } from './display';
import { OFFICE, OWN_JOBS } from './job-area';
import { labelOf, stepTaken } from './job-life';
import type { MyJob } from './shown-job';
import { usePutBack } from './use-put-back';

interface Step {
  job: Pick<MyJob, 'id' | 'version' | 'status' | 'date' | 'startTime' | 'customer'>;
  step: JobStep;
}

/** Steps that the customer should hear of. */
const TOLD: ReadonlySet<JobStep> = new Set(['on-my-way', 'finish', 'no-show']);

type Saved = Appointment | MyJob | undefined;

/** Undo of a no-show: a queued step is discarded, a sent one is reverted. */
function useUndoNoShow() {
  const putBack = usePutBack();
  return ({ status }: Step['job'], changeId: string, saved: Saved) => {
    if (!saved) return () => void outbox.discard(changeId);
    // People without permission to revert confirmed the step before.
    return 'contactId' in saved ? () => void putBack(saved, status) : undefined;
  };
}

/** Toast after a step that the customer should hear of. */
function useTellOfStep() {
  const undoOf = useUndoNoShow();
  return ({ job, step }: Step, changeId: string, saved: Saved) => {
    const onClick = step === 'no-show' ? undoOf(job, changeId, saved) : undefined;
    if (!onClick && !(saved && TOLD.has(step))) return;
    const { customer, date } = describe({ ...job, time: job.startTime });
    toast({
      title: labelOf(step),
      description: `${customer}, ${date}`,
      ...(onClick && { action: { label: 'Undo', onClick } }),
      ...(saved && toastJob(saved)),
    });
  };
}

/**
 * Takes a job's step; lists and figures are refetched. After a conflict the other person's change
 * is shown. Offline the step is queued.
 */
export function useJobStep() {
  const client = useQueryClient();
  const area = useCan('appointments:write') ? OFFICE : OWN_JOBS;
  const tell = useTellOfStep();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ job: { id, version }, step }: Step) => {
      const change = stepTaken({ area, id }, step, version);
      return { changeId: change.id, saved: await outbox.deliver<NonNullable<Saved>>(change) };
    },
    onSuccess: ({ changeId, saved }, taken) => {
      tell(taken, changeId, saved);
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
    /** Step in progress of a job, by its id. */
    busy: (id: string) => (isPending && variables.job.id === id ? variables.step : undefined),
  };
}
