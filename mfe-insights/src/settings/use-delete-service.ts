import { useUndoableDelete } from '@clearcoat/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { deleteService, refreshSettings, restoreService, type Service } from './settings-api';

/** Deletes a service, with Undo. */
export function useDeleteService() {
  const client = useQueryClient();
  return useUndoableDelete<Service>({
    key: 'services',
    remove: deleteService,
    restore: restoreService,
    refresh: () => refreshSettings(client),
    deleted: ({ name }) => ({
      title: 'Service deleted',
      description: `${name} can no longer be booked.`,
    }),
    restored: ({ name }) => ({
      title: 'Service restored',
      description: `${name} is back in your services.`,
    }),
    failed: {
      remove: 'Failed to delete service. Please try again.',
      restore: 'Failed to restore service. Please try again.',
    },
  });
}
