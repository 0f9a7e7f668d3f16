import { downloadFile } from '@clearcoat/api-client';
import { toastError } from '@clearcoat/ui/core';
import { useMutation } from '@tanstack/react-query';

/** Downloads a file, or shows why it failed. */
export function useDownload() {
  return useMutation({
    mutationFn: (address: string) => downloadFile(address),
    onError: (error) => toastError(error, 'Failed to download the file. Please try again.'),
  });
}
