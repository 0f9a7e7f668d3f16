import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import { toastJob } from './display';
import { updateAppointment, type Appointment } from './appointments-api';

type CalledOff = Pick<Appointment, 'id' | 'contactId' | 'serviceId' | 'date' | 'version'>;

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'version_conflict'
    ? new Error('Somebody else has changed this job since.')
    : error;

/**
 * Reverts a cancellation to the previous status, unless somebody else has changed the appointment
 * since. Omitted fields stay unchanged.
 */
export function usePutBack() {
  const client = useQueryClient();
  // Not a component's mutation, so that Undo still works after navigation.
  return async (job: CalledOff, status: Appointment['status']): Promise<void> => {
    const { id, contactId, serviceId, date, version } = job;
    try {
      const saved = await updateAppointment(id, { contactId, serviceId, date, status }, version);
      toast({ title: 'Put back', ...toastJob(saved) });
    } catch (error) {
      toastError(failureOf(error), "That couldn't be taken back. Open the job to change it.");
    }
    await invalidateBusinessData(client);
  };
}
