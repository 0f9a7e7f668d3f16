import { useEffect, useState } from 'react';
import { session, useSession } from '@clearcoat/sdk';
import { forgetSession, keepSession, recallSession } from '@clearcoat/sdk/query';

function keep(): void {
  const { status, ...known } = session.get();
  if (status === 'signed-in') void keepSession(known);
  if (status === 'signed-out') void forgetSession();
}

session.subscribe(keep);
// It may be known before this is loaded.
keep();

/**
 * Starts without a line as whoever was signed in on this device. The server is asked on and on meanwhile, and whatever it says then
 * counts.
 *
 * @returns whether that is being looked up
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
