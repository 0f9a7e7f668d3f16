import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { Button } from '@clearcoat/ui/core';
import { markRead, unreadQuery } from './notifications-data';

/** Visible while something is unread. Once pressed it stays, so that it does not lose the focus. */
export function MarkAllRead() {
  const client = useQueryClient();
  const { data: unread = 0 } = useQuery(unreadQuery());
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => markRead(client),
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorText(error, "Couldn't mark them as read. Please try again."),
        variant: 'destructive',
      }),
  });
  if (unread === 0 && !isSuccess) return null;
  return (
    <Button
      variant="link"
      size="small"
      disabled={unread === 0}
      loading={isPending}
      onClick={() => mutate()}
    >
      Mark All as Read
    </Button>
  );
}
