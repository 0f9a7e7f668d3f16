import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, session, useLocation, useSession } from '@clearcoat/sdk';
import { ThemeProvider } from '@clearcoat/ui/theme';
// Toasts must show even when the network is gone by then.
import '../../toaster/ToastView';
import { ErrorPanel } from '../../routing/ErrorPanel';
import { loginPath } from '../../routing/app-paths';
import { AppSkeleton } from '../AppSkeleton';
import { AppFrame } from './AppFrame';
import { heldFor, queryClient } from './app-session';
import { SignInAgain } from './SignInAgain';
import { useOtherTabs } from './useOtherTabs';

/** Every page of the app area: only for someone signed in, and comes back here after signing in. */
export default function AppLayout() {
  const { status, user } = useSession();
  const location = useLocation();
  const held = heldFor();
  useOtherTabs();
  if (status === 'unknown') return <AppSkeleton />;
  if (status === 'signed-out' && !held) return <Navigate to={loginPath(location)} replace />;
  // With somebody's page on screen, not to know for a moment who is signed in is no reason to lose it.
  if (status === 'failed' && !user && !held) {
    return (
      <main>
        <ErrorPanel title="Clearcoat can't be reached" onTryAgain={() => void session.load()}>
          Check your connection. Nothing you saved is lost.
        </ErrorPanel>
      </main>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <AppFrame />
        {held && <SignInAgain user={held} />}
      </ThemeProvider>
    </QueryClientProvider>
  );
}
