import { ApiError, errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';

/**
 * Toast for a failure: the server's own message, or the fallback. The shell reports an ended
 * session itself.
 *
 * @param error - what was thrown
 * @param fallback - what happened and what to do, for an error that has no sentence for people
 * @example onError: (error) => toastError(error, 'Failed to delete contact. Please try again.'),
 */
export function toastError(error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.code === 'unauthenticated') return;
  toast({ title: 'Error', description: errorText(error, fallback), variant: 'destructive' });
}
