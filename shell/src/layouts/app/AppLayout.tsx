import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, session, useLocation, useSession } from '@clearcoat/sdk';
import { createQueryClient } from '@clearcoat/sdk/query';
import { ThemeProvider } from '@clearcoat/ui/theme';
// Toasts must show even when the network is gone by then.
import '../../toaster/ToastView';
import { ErrorPanel } from '../../routing/ErrorPanel';
import { loginPath } from '../../routing/app-paths';
import { AppSkeleton } from '../AppSkeleton';
import { AppFrame } from './AppFrame';

const queryClient = createQueryClient();

/** What was fetched for one person must never be seen by the next one in this tab. */
let cachedFor: string | undefined;
session.subscribe(() => {
  const userId = session.get().user?.id;
  if (cachedFor !== undefined && cachedFor !== userId) queryClient.clear();
  cachedFor = userId;
});

/** Every page of the app area: only for someone signed in, and comes back here after signing in. */
export default function AppLayout() {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'unknown') return <AppSkeleton />;
  if (status === 'signed-out') return <Navigate to={loginPath(location)} replace />;
  if (status === 'failed') {
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
      </ThemeProvider>
    </QueryClientProvider>
  );
}
