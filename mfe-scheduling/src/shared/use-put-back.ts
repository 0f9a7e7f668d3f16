import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import { updateAppointment, type Appointment } from './appointments-api';

type CalledOff = Pick<Appointment, 'id' | 'contactId' | 'serviceId' | 'date' | 'version'>;

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'version_conflict'
    ? new Error('Somebody else has changed this job since.')
    : error;

/**
 * Takes back that a job was called off: it is again what it was before, unless somebody else has changed it since. What is
 * left out stays as it is.
 */
export function usePutBack() {
  const client = useQueryClient();
  // Not a mutation of the component: Undo still works when the person has moved on.
  return async (job: CalledOff, status: Appointment['status']): Promise<void> => {
    const { id, contactId, serviceId, date, version } = job;
    try {
      await updateAppointment(id, { contactId, serviceId, date, status }, version);
      toast({ title: 'Put back' });
    } catch (error) {
      toastError(failureOf(error), "That couldn't be taken back. Open the job to change it.");
    }
    await invalidateBusinessData(client);
  };
}
