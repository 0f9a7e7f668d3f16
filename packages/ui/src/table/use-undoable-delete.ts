import { toast } from '@clearcoat/sdk';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { toastError } from '../core/toast-error';

interface Said {
  title: string;
  description: string;
}

export interface UndoableDelete<Row extends { id: string }, Answer = unknown> {
  /** Name of the row's kind, shared by all lists that hide rows being removed. */
  key: string;
  remove: (id: string) => Promise<Answer>;
  /** Also receives the removed row and the server's answer. */
  restore: (id: string, row: Row, answer: Answer) => Promise<unknown>;
  /** Refetches lists and figures. */
  refresh: () => Promise<unknown>;
  deleted: (row: Row) => Said;
  restored: (row: Row) => Said;
  /** Messages if removing or restoring fails without a message of the server. */
  failed: { remove: string; restore: string };
}

/**
 * Removes a row at once, with Undo in the toast. The server keeps the row restorable.
 *
 * @returns `remove`, and the ids in `removing`, which the list already hides
 * @example
 * const { remove, removing } = useUndoableDelete<Service>({
 *   key: 'services', remove: deleteService, restore: restoreService, refresh,
 *   deleted: ({ name }) => ({ title: 'Service deleted', description: `${name} can no longer be booked.` }),
 *   restored: ({ name }) => ({ title: 'Service restored', description: `${name} is back.` }),
 *   failed: { remove: 'Failed to delete service.', restore: 'Failed to restore service.' },
 * });
 */
export function useUndoableDelete<Row extends { id: string }, Answer = unknown>(
  options: UndoableDelete<Row, Answer>,
) {
  const { remove, restore, refresh, deleted, restored, failed } = options;
  const mutationKey = [options.key, 'delete'];

  // Not a component's mutation, so that Undo still works after navigation.
  async function undo(row: Row, answer: Answer): Promise<void> {
    try {
      await restore(row.id, row, answer);
      toast(restored(row));
    } catch (error) {
      toastError(error, failed.restore);
    }
    await refresh();
  }

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (row: Row) => remove(row.id),
    onSuccess: (answer, row) => {
      const action = { label: 'Undo', onClick: () => void undo(row, answer) };
      toast({ ...deleted(row), action });
      return refresh();
    },
    onError: (error) => toastError(error, failed.remove),
  });
  const removing = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Row).id,
  });
  return { remove: mutate, removing };
}
