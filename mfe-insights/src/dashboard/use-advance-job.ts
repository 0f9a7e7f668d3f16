import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ifMatch, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { nextStepOf } from '@clearcoat/sdk/rules';
import { toastError } from '@clearcoat/ui/core';

type Appointment = Schema<'Appointment'>;

function takeNext({ id, status, version }: Appointment): Promise<unknown> {
  const next = nextStepOf(status);
  if (!next) return Promise.resolve();
  const params = { path: { id, step: next.step } };
  return callAs(
    shapes.Appointment,
    api.POST('/api/appointments/{id}/{step}', { params, headers: ifMatch(version) }),
  );
}

/** Starts or finishes a job; figures and lists are refetched. */
export function useAdvanceJob() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: takeNext,
    onSuccess: (_saved, { id, customer, status }) => {
      if (nextStepOf(status)?.step === 'finish') {
        toast({
          title: 'Finished',
          description: customer.name,
          job: { id, customer: customer.name },
        });
      }
      return invalidateBusinessData(client);
    },
    onError: (error) => {
      toastError(error, "That job wasn't saved. Please try again.");
      return invalidateBusinessData(client);
    },
  });
  return { advance: mutate, busyId: isPending ? variables.id : undefined };
}
