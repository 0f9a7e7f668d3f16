import { useEffect, useState } from 'react';
import { session, useSession } from '@clearcoat/sdk';
import { forgetSession, keepSession, recallSession } from '@clearcoat/sdk/offline';

function keep(): void {
  const { status, ...known } = session.get();
  if (status === 'signed-in') void keepSession(known);
  if (status === 'signed-out') void forgetSession();
}

session.subscribe(keep);
// The session may be known before this module loads.
keep();

/**
 * Starts offline with the last session of this device. The server is still asked meanwhile, and
 * its answer wins.
 *
 * @returns whether the cached session is being read
 */
export function useRecalledSession(): boolean {
  const { status, user } = useSession();
  const [isDone, setIsDone] = useState(false);
  const isUnknown = status === 'failed' && user === null;
  useEffect(() => {
    if (!isUnknown || isDone) return;
    void recallSession().then((known) => {
      if (known) session.recall(known);
      setIsDone(true);
    });
  }, [isUnknown, isDone]);
  return isUnknown && !isDone;
}
