import { toast } from '@clearcoat/sdk';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { toastError } from '../core/toast-error';

interface Said {
  title: string;
  description: string;
}

export interface UndoableDelete<Row extends { id: string }, Answer = unknown> {
  /** Names this kind of row, so that every list of them leaves out what is being removed. */
  key: string;
  remove: (id: string) => Promise<Answer>;
  /** Is told as well what was removed, and what the server answered then. */
  restore: (id: string, row: Row, answer: Answer) => Promise<unknown>;
  /** Brings lists and figures up to date. */
  refresh: () => Promise<unknown>;
  deleted: (row: Row) => Said;
  restored: (row: Row) => Said;
  /** What is said when removing, or bringing back, failed without a sentence of the server's. */
  failed: { remove: string; restore: string };
}

/**
 * Removes a row at once, with Undo in the toast. The server keeps it until then.
 *
 * @returns `remove`, and the ids being `removing`, which the list leaves out already
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

  // Not a mutation of the component: Undo still works when the person has moved on.
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
