import { ApiError, errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';

/**
 * Toast for a failure: the server's own message, or the fallback. The shell reports an ended
 * session itself.
 *
 * @param error - the thrown error
 * @param fallback - message for an error without one for people
 * @example onError: (error) => toastError(error, 'Failed to delete contact. Please try again.'),
 */
export function toastError(error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.code === 'unauthenticated') return;
  toast({ title: 'Error', description: errorText(error, fallback), variant: 'destructive' });
}
