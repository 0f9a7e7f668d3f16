import { outbox } from '@clearcoat/sdk/offline';
import { queryKeys } from '@clearcoat/sdk/query';
import { toastError } from '@clearcoat/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  handedOver,
  messagesQuery,
  type JobMessages,
  type JobOf,
  type ReadyMessage,
} from './messages-api';

interface HandOver {
  job: JobOf;
  ready: ReadyMessage;
}

/**
 * Records that a message was handed to the device's own program, or queues that while offline. The
 * program opens by the link itself.
 */
export function useHandOver(
  options: { onSuccess?: (handed: HandOver) => void; onError?: (handed: HandOver) => void } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ job, ready }: HandOver) => outbox.deliver<JobMessages>(handedOver(job, ready)),
    onSuccess: (saved, handed) => {
      options.onSuccess?.(handed);
      if (!saved) return undefined;
      client.setQueryData(messagesQuery(handed.job).queryKey, saved);
      return client.invalidateQueries({ queryKey: queryKeys.appointments({ view: 'reminders' }) });
    },
    onError: (error, handed) => {
      options.onError?.(handed);
      toastError(error, "The message was opened, but couldn't be noted on the job.");
    },
  });
}
