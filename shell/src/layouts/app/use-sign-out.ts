import { outbox } from '@clearcoat/sdk/offline';
import { useConfirm } from '@clearcoat/ui/core';
import { signOut } from './sign-out';
import { countOf } from './waiting-words';

/** Signs out; asks first if unsent changes would be lost. */
export function useSignOut(): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    if (outbox.waiting().length > 0) await outbox.flush();
    const unsent = outbox.waiting().length;
    const isSure =
      unsent === 0 ||
      (await confirm({
        title: `Sign out with ${countOf(unsent)} not sent?`,
        content: "They're only on this device. Signing out deletes them.",
        okText: 'Sign Out and Delete',
        danger: true,
      }));
    if (isSure) await signOut();
  };
}
