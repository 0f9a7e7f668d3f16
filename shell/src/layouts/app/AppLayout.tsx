import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, session, useLocation, useSession } from '@clearcoat/sdk';
import { ThemeProvider } from '@clearcoat/ui/theme';
// Toasts must show even when the network is gone by then.
import '../../toaster/ToastView';
import { ErrorPanel } from '../../host/ErrorPanel';
import { loginPath } from '../../host/sign-in-paths';
import { AppSkeleton } from '../AppSkeleton';
import { AppFrame } from './AppFrame';
import { heldFor, useCache } from './app-session';
import { SignInAgain } from './SignInAgain';
import { followTimeFormat } from './time-format';
import { useRecalledSession } from './recalled-session';
import { useOtherTabs } from './use-other-tabs';

// Before anything of the app is drawn. Public pages show everybody the same.
followTimeFormat();

/** Every page of the app area: only for someone signed in, and comes back here after signing in. */
export default function AppLayout() {
  const { status, user, permissions } = useSession();
  const location = useLocation();
  const cache = useCache();
  const held = heldFor();
  useOtherTabs();
  const isRecalling = useRecalledSession();
  if (status === 'unknown' || isRecalling) return <AppSkeleton />;
  if (status === 'signed-out' && !held) return <Navigate to={loginPath(location)} replace />;
  // With somebody's page on screen, not to know for a moment who is signed in is no reason to lose
  // it. But without knowing what the person may do there is no page to show.
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
        {/* Another person gets everything anew: nothing of the one before stays in any component. */}
        <AppFrame key={(held ?? user)?.id} />
        {held && <SignInAgain user={held} />}
      </ThemeProvider>
    </QueryClientProvider>
  );
}
