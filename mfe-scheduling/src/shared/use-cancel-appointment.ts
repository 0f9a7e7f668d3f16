import { ApiError } from '@clearcoat/api-client';
import { openAction, toast, useNavigate } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelAppointment, type Appointment } from './appointments-api';
import { describe, toastJob } from './display';
import { jobPath } from './job-path';
import { usePutBack } from './use-put-back';

export const cancelFailure = (error: Error): string =>
  error instanceof ApiError && !error.isNetwork
    ? 'Failed to cancel appointment. Please try again.'
    : 'Error cancelling appointment. Please try again.';

interface CancelOptions {
  /** The job's page asks for the reason itself. Default: false, a link to it is offered. */
  isItsPage?: boolean;
}

/** Toast after cancelling, with Undo or a link to give the reason. */
function useTellOfCancelled({ isItsPage = false }: CancelOptions) {
  const putBack = usePutBack();
  const navigate = useNavigate();
  return (cancelled: Appointment, before: Appointment) => {
    const { id, version } = cancelled;
    const { customer, date } = describe(before);
    const undo = () => void putBack({ ...before, version }, before.status);
    const sayWhy = { label: 'Say Why', onClick: () => void navigate(jobPath(id)) };
    toast({
      title: 'Appointment cancelled',
      description: `${customer}, ${date}`,
      action: { label: 'Undo', onClick: undo },
      ...(!isItsPage && { secondAction: sayWhy }),
      ...toastJob(cancelled),
    });
  };
}

/** Cancels an appointment, with Undo; lists, figures and calendar are refetched. */
export function useCancelAppointment(options: CancelOptions = {}) {
  const client = useQueryClient();
  const tell = useTellOfCancelled(options);
  const { mutate, error, reset, isPending, variables } = useMutation({
    mutationFn: (appointment: Appointment) => cancelAppointment(appointment.id),
    onSuccess: (cancelled, before) => {
      tell(cancelled, before);
      return invalidateBusinessData(client);
    },
  });
  const keepUndo = (saved: Appointment) => {
    if (variables?.id === saved.id && openAction() !== undefined) tell(saved, variables);
  };
  return {
    cancel: mutate,
    /** Updates the pending Undo after another save of the appointment. */
    keepUndo,
    error,
    dismissError: reset,
    cancellingId: isPending ? variables.id : undefined,
  };
}
