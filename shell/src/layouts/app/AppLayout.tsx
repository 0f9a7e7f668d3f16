import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, session, SlotHostProvider, useLocation, useSession } from '@clearcoat/sdk';
import { ThemeProvider } from '@clearcoat/ui/theme';
// Toasts must show even when the network fails later.
import '../../toaster/ToastView';
import { ErrorPanel } from '../../contexts/ErrorPanel';
import { useHost } from '../../contexts/host';
import { loginPath } from '../../contexts/sign-in-paths';
import { createSlotHost } from '../../federation/slot-host';
import { AppSkeleton } from '../AppSkeleton';
import { AppFrame } from './AppFrame';
import { heldFor, useCache } from './app-session';
import { SignInAgain } from './SignInAgain';
import { followTimeFormat } from './time-format';
import { useRecalledSession } from './recalled-session';
import { useOtherTabs } from './use-other-tabs';

// Before anything of the app renders. Public pages look the same for everybody.
followTimeFormat();

/** Frame of the app area. Signed-out visitors sign in first and then return here. */
export default function AppLayout() {
  const { status, user, permissions } = useSession();
  const location = useLocation();
  const cache = useCache();
  const { registry } = useHost();
  const [slots] = useState(() => createSlotHost(registry));
  const held = heldFor();
  useOtherTabs();
  const isRecalling = useRecalledSession();
  if (status === 'unknown' || isRecalling) return <AppSkeleton />;
  if (status === 'signed-out' && !held) return <Navigate to={loginPath(location)} replace />;
  // An unknown session is no reason to drop a page that is on screen. But without permissions there
  // is no page to show.
  if (status === 'failed' && permissions.length === 0 && !held) {
    return (
      <main>
        <ErrorPanel title="Clearcoat can't be reached" onTryAgain={() => void session.load()}>
          Check your connection. Nothing you saved is lost.
        </ErrorPanel>
      </main>
    );
  }
  return (
    <QueryClientProvider client={cache}>
      <ThemeProvider>
        <SlotHostProvider value={slots}>
          {/* The key remounts everything for another person, so that no component keeps state of the
              previous one. */}
          <AppFrame key={(held ?? user)?.id} />
        </SlotHostProvider>
        {held && <SignInAgain user={held} />}
      </ThemeProvider>
    </QueryClientProvider>
  );
}
