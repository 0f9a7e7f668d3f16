import { api, call, holdCalls } from '@clearcoat/api-client';
import { session, toast } from '@clearcoat/sdk';
import { forgetKept } from '@clearcoat/sdk/offline';

/**
 * Signs out and opens the home page as a new document, so that no data of this person stays in
 * memory. If signing out fails, the page stays.
 */
export async function signOut(): Promise<void> {
  const signedOut = call(api.POST('/api/logout'));
  const release = holdCalls();
  try {
    await signedOut;
    await forgetKept();
    session.forget();
    window.location.assign('/');
  } catch {
    toast({
      title: 'Error',
      description: "Couldn't sign out. Please try again.",
      variant: 'destructive',
    });
  } finally {
    release();
  }
}
