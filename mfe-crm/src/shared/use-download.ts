import { downloadFile } from '@clearcoat/api-client';
import { toastError } from '@clearcoat/ui/core';
import { useMutation } from '@tanstack/react-query';

/** A file to keep, or a word about why there is none. */
export function useDownload() {
  return useMutation({
    mutationFn: (address: string) => downloadFile(address),
    onError: (error) => toastError(error, 'Failed to download the file. Please try again.'),
  });
}
