import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, call, ifMatch, type Schema } from '@clearcoat/api-client';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';

type Appointment = Schema<'Appointment'>;

/** What comes next for a job, and the word on the button that does it; nothing once it is over. */
export function nextStep(status: string) {
  if (status === 'completed' || status === 'cancelled') return undefined;
  return status === 'in-progress'
    ? ({ label: 'Finish', status: 'completed' } as const)
    : ({ label: 'Start', status: 'in-progress' } as const);
}

function withStatus(job: Appointment, status: Appointment['status']): Promise<Appointment> {
  const { contactId, serviceId, date, startTime, endTime, notes, price } = job;
  const body = { contactId, serviceId, date, startTime, endTime, notes, price, status };
  const params = { path: { id: job.id } };
  return call(api.PUT('/api/appointments/{id}', { params, body, headers: ifMatch(job.version) }));
}

/** Starts a job, or finishes it; figures and lists follow. */
export function useAdvanceJob() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (job: Appointment) => withStatus(job, nextStep(job.status)?.status ?? job.status),
    onSuccess: () => invalidateBusinessData(client),
    onError: (error) => {
      toastError(error, "That job wasn't saved. Please try again.");
      return invalidateBusinessData(client);
    },
  });
  return { advance: mutate, busyId: isPending ? variables.id : undefined };
}
