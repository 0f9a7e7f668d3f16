import { linkToast, toast, useCan, type SlotProps } from '@clearcoat/sdk';
import { messageLink } from '@clearcoat/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesQuery } from './messages-api';
import { useHandOver } from './use-hand-over';
import { handedOverText, labelOf } from './words';

/** Offers the customer's next message in a toast about their job. */
export function ToastMessage({ toastId, job: { id, customer } }: SlotProps['app.message']) {
  const isOwn = !useCan('appointments:write');
  // A cached message may be about the job as it was before.
  const { data, isFetching } = useQuery({ ...messagesQuery({ id, isOwn }), staleTime: 0 });
  const { mutate: handOver } = useHandOver({
    onSuccess: ({ ready }) => toast({ title: handedOverText(ready), description: customer }),
  });
  const ready = isFetching ? undefined : data?.ready;
  useEffect(() => {
    if (!ready) return;
    linkToast(toastId, {
      label: labelOf(ready, customer),
      href: messageLink(ready),
      onClick: () => handOver({ job: { id, isOwn }, ready }),
    });
  }, [toastId, ready, customer, id, isOwn, handOver]);
  return null;
}
