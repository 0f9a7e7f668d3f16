import { toast } from '@clearcoat/sdk';
import { toastError, useConfirm } from '@clearcoat/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteCrew, refreshTeam, type Crew } from './team-api';

/** Deletes a van or bay. There is no Undo, so it asks first. */
export function useDeleteCrew() {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Crew) => deleteCrew(id),
    onSuccess: ({ name }) => {
      toast({ title: 'Van or bay deleted', description: name });
      return refreshTeam(client);
    },
    onError: (error) => toastError(error, 'Failed to delete it. Please try again.'),
  });
  return async (crew: Crew) => {
    const isMeant = await confirm({
      title: `Delete ${crew.name}?`,
      content:
        'Its hours and closures are deleted too. To pause it, turn off “Takes new jobs” instead.',
      okText: 'Delete',
      danger: true,
    });
    if (isMeant) mutate(crew);
  };
}
