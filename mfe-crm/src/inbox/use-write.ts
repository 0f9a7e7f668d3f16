import { IdempotencyKeys } from '@clearcoat/api-client';
import { toastError } from '@clearcoat/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inboxKey, writeMessage, type WrittenMessage } from './inbox-api';

/** Sends a message, or records one that a program of the device sends. */
export function useWrite(key: string, onSaved: () => void) {
  const client = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  return useMutation({
    mutationFn: (body: WrittenMessage) => writeMessage(key, body, keys.headers(body)),
    onSuccess: () => {
      keys.done();
      onSaved();
      return client.invalidateQueries({ queryKey: inboxKey });
    },
    onError: (error, { handedOver }) =>
      toastError(
        error,
        handedOver
          ? "The message was opened, but couldn't be noted here."
          : "Couldn't send the message. Your text is still here.",
      ),
  });
}
