import { api, call, holdCalls } from '@clearcoat/api-client';
import { session, toast } from '@clearcoat/sdk';
import { forgetKept } from '@clearcoat/sdk/query';

/**
 * Signs out and goes to the home page as a new document, so that nothing of this person stays in
 * the tab's memory. Where it fails, the person stays where they are.
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
