import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDate, toast } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import {
  changeSeries,
  goOnWithSeries,
  planSeries,
  skipSeries,
  startSeries,
  stopSeries,
  type Series,
} from './series-api';
import { oftenInWords } from './words';

const dayOf = ({ next, nextOn }: Series) => formatDate(next?.date ?? nextOn);

/** Actions for a repeating appointment, each followed by a refetch. */
export function useSeries() {
  const client = useQueryClient();
  const refresh = () => invalidateBusinessData(client);
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onSettled: refresh,
    onError: (error) => toastError(error, "That wasn't saved. Please try again."),
  });
  const goOn = async (id: string) => {
    const series = await goOnWithSeries(id);
    toast({ title: 'Repeats again', description: `Next ${dayOf(series)}` });
  };
  return {
    isBusy: isPending,
    start: (appointmentId: string, everyWeeks: number) =>
      mutate(async () => {
        await startSeries(appointmentId, everyWeeks);
        const description = 'We add the next ones for you, six weeks ahead.';
        toast({ title: `Repeats ${oftenInWords(everyWeeks).toLowerCase()}`, description });
      }),
    change: (id: string, everyWeeks: number) =>
      mutate(async () => {
        const series = await changeSeries(id, everyWeeks);
        toast({ title: oftenInWords(everyWeeks), description: `Next ${dayOf(series)}` });
      }),
    skip: (id: string, nextOn?: string) =>
      mutate(async () => {
        const series = await skipSeries(id, nextOn);
        toast({ title: 'Skipped', description: `The next one is on ${dayOf(series)}` });
      }),
    plan: (id: string, nextOn: string) =>
      mutate(async () => {
        const series = await planSeries(id, nextOn);
        toast({ title: 'Planned', description: dayOf(series) });
      }),
    stop: (id: string) =>
      mutate(async () => {
        await stopSeries(id);
        toast({
          title: 'Stopped repeating',
          description: 'Jobs already in your schedule stay there.',
          action: { label: 'Undo', onClick: () => mutate(() => goOn(id)) },
        });
      }),
  };
}
