import { ApiError } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelAppointment, type Appointment } from './appointments-api';
import { describe } from './display';
import { usePutBack } from './use-put-back';

export const cancelFailure = (error: Error): string =>
  error instanceof ApiError && !error.isNetwork
    ? 'Failed to cancel appointment. Please try again.'
    : 'Error cancelling appointment. Please try again.';

/** Cancels an appointment, and puts it back on demand; lists, figures and calendar follow without a reload. */
export function useCancelAppointment() {
  const client = useQueryClient();
  const putBack = usePutBack();
  const { mutate, error, reset, isPending, variables } = useMutation({
    mutationFn: (appointment: Appointment) => cancelAppointment(appointment.id),
    onSuccess: ({ version }, appointment) => {
      const { customer, date } = describe(appointment);
      const undo = () => void putBack({ ...appointment, version }, appointment.status);
      toast({
        title: 'Appointment cancelled',
        description: `${customer}, ${date}`,
        action: { label: 'Undo', onClick: undo },
      });
      return invalidateBusinessData(client);
    },
  });
  return {
    cancel: mutate,
    error,
    dismissError: reset,
    cancellingId: isPending ? variables.id : undefined,
  };
}
