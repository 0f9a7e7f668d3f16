import { downloadFile, errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { useMutation } from '@tanstack/react-query';

/** A file to keep, or a word about why there is none. */
export function useDownload() {
  return useMutation({
    mutationFn: downloadFile,
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorText(error, 'Failed to download the file. Please try again.'),
        variant: 'destructive',
      }),
  });
}
