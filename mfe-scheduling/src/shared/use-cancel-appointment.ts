import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelAppointment, type Appointment } from './appointments-api';
import { describe } from './display';

/** Cancels an appointment; lists, figures and calendar follow without a reload. */
export function useCancelAppointment() {
  const client = useQueryClient();
  const { mutate, error, reset, isPending, variables } = useMutation({
    mutationFn: (appointment: Appointment) => cancelAppointment(appointment.id),
    onSuccess: (_answer, appointment) => {
      const { customer, date } = describe(appointment);
      toast({ title: 'Appointment cancelled', description: `${customer}, ${date}` });
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
