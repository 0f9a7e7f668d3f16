import { toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { toastError, useConfirm } from '@clearcoat/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '../shared/appointments-api';
import { followInSeries } from './series-api';

/**
 * Fields that the appointments of a series share. Notes, status and line names belong to one
 * appointment.
 */
const shared = ({
  date,
  startTime,
  endTime,
  price,
  serviceId,
  crew,
  vehicle,
  place,
}: Appointment) =>
  JSON.stringify([
    ...[date, startTime, endTime, price, serviceId],
    ...[crew?.id, vehicle?.id, place?.id],
  ]);

/** After a change to a repeating appointment, asks whether the later ones change as well. */
export function useAskFollowing() {
  const client = useQueryClient();
  const confirm = useConfirm();
  return async (before: Appointment, saved: Appointment): Promise<void> => {
    const { series } = saved;
    if (!series || shared(before) === shared(saved)) return;
    const isMeant = await confirm({
      title: 'Change the following ones too?',
      content: 'This job repeats. Those after it can get the same time, price, crew and service.',
      okText: 'This and Following',
      cancelText: 'Only This',
    });
    if (!isMeant) return;
    try {
      await followInSeries(series.id, saved.id);
      toast({ title: 'Changed', description: 'The jobs after this one changed, too.' });
    } catch (error) {
      toastError(error, "The following jobs weren't changed. Please try again.");
    }
    await invalidateBusinessData(client);
  };
}
