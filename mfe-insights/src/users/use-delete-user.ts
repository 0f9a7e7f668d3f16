import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { useConfirm } from '@clearcoat/ui/core';
import { deleteUser, usersQuery, type AdminUser } from './users-api';

const FAILED = 'Failed to delete user';

/** The SPEC's base message is used as the reason if the server gave none. */
const failureText = (error: unknown): string => `${FAILED}: ${errorText(error, FAILED)}`;

/** Deletes a user. There is no Undo, so it asks first. */
export function useDeleteUser(): (user: AdminUser) => Promise<void> {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { mutate } = useMutation({
    mutationFn: ({ id }: AdminUser) => deleteUser(id),
    onSuccess: () => {
      toast({ title: 'User deleted', description: 'The user has been deleted successfully.' });
      return client.invalidateQueries({ queryKey: usersQuery().queryKey });
    },
    onError: (error) =>
      toast({ title: 'Error', description: failureText(error), variant: 'destructive' }),
  });
  return async (user) => {
    const confirmed = await confirm({
      title: 'Are you sure?',
      content:
        'This will permanently delete the user and all associated data. This action cannot be undone.',
      okText: 'Delete',
      danger: true,
    });
    if (confirmed) mutate(user);
  };
}
