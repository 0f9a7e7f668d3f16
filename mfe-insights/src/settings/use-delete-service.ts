import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { deleteService, refreshSettings, restoreService, type Service } from './settings-api';

const DELETE_KEY = ['services', 'delete'];

function fail(error: unknown, fallback: string): void {
  toast({ title: 'Error', description: errorText(error, fallback), variant: 'destructive' });
}

/** Not a mutation of the component: Undo still works when the person has moved on. */
async function undo(client: QueryClient, { id, name }: Service): Promise<void> {
  try {
    await restoreService(id);
    toast({ title: 'Service restored', description: `${name} is back in your services.` });
  } catch (error) {
    fail(error, 'Failed to restore service. Please try again.');
  }
  await refreshSettings(client);
}

/**
 * Deleting a service: at once, with Undo.
 *
 * @returns `remove`, and the ids being removed, which the list leaves out already
 */
export function useDeleteService() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: DELETE_KEY,
    mutationFn: (service: Service) => deleteService(service.id),
    onSuccess: (_answer, service) => {
      toast({
        title: 'Service deleted',
        description: `${service.name} can no longer be booked.`,
        action: { label: 'Undo', onClick: () => void undo(client, service) },
      });
      return refreshSettings(client);
    },
    onError: (error) => fail(error, 'Failed to delete service. Please try again.'),
  });
  const removing = useMutationState({
    filters: { mutationKey: DELETE_KEY, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Service).id,
  });
  return { remove: mutate, removing };
}
