import { toast } from '@clearcoat/sdk';
import { toastError } from '@clearcoat/ui/core';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importQuery, undoImport } from './imports-api';

/** Undoes an import. */
export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: undoImport,
    onSuccess: (undone) => {
      client.setQueryData(importQuery(undone.id).queryKey, undone);
      toast({ title: 'Import undone', description: `${undone.fileName} was undone.` });
      return invalidateBusinessData(client);
    },
    onError: (error) => toastError(error, 'Failed to undo the import. Please try again.'),
  });
}
