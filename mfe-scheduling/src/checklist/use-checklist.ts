import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { outbox } from '@clearcoat/sdk/offline';
import { toastError } from '@clearcoat/ui/core';
import { useWaitingOf, type JobOf } from '../shared/job-changes';
import { checklistQuery, tickedStep, withTicks, type CheckedStep } from './checklist-api';

interface Tick {
  label: string;
  done: boolean;
}

/** A job's checklist, including queued ticks. */
export function useChecklist(job: JobOf) {
  const client = useQueryClient();
  const query = useQuery(checklistQuery(job));
  const waiting = useWaitingOf(job.id);
  const { queryKey } = checklistQuery(job);
  const ticking = useMutation({
    mutationKey: queryKey,
    // One at a time, because each answer has the whole list.
    scope: { id: queryKey.join(' ') },
    mutationFn: ({ label, done }: Tick) =>
      outbox.deliver<CheckedStep[]>(tickedStep(job, label, done)),
    onMutate: async ({ label, done }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<CheckedStep[]>(queryKey, (steps) =>
        steps?.map((step) => (step.label === label ? { ...step, done, by: null, at: null } : step)),
      );
    },
    onSuccess: (saved) => {
      if (!saved) return client.invalidateQueries({ queryKey });
      // An earlier answer does not include later ticks.
      const isLast = client.isMutating({ mutationKey: queryKey }) === 1;
      return isLast && client.setQueryData(queryKey, saved);
    },
    onError: (error) => {
      toastError(error, "That wasn't saved. Please try again.");
      return client.invalidateQueries({ queryKey });
    },
  });
  return {
    query,
    steps: withTicks(query.data ?? [], waiting),
    tick: (label: string, done: boolean) => ticking.mutate({ label, done }),
  };
}
