import { Navigate, Outlet, useLocation, useSession } from '@clearcoat/sdk';
import { permissionFor } from '../../federation/route-owner';
import NoAccessPage from '../../pages/NoAccessPage';
import { useHost } from '../../contexts/host';
import { useEntries } from '../../contexts/sidebar-entries';

/** Page that everyone opens after signing in. */
const HOME = '/dashboard';

/** Whether the person lacks the page's permission. An ended session does not hide the page. */
function useIsRefused(): boolean {
  const { registry } = useHost();
  const { pathname } = useLocation();
  const { status, permissions } = useSession();
  const needed = permissionFor(registry, pathname);
  const granted: readonly string[] = permissions;
  return status === 'signed-in' && needed !== undefined && !granted.includes(needed);
}

/**
 * The page, if the person may see it. People without the dashboard are redirected to their own
 * start page.
 */
export function AllowedPage() {
  const isRefused = useIsRefused();
  const { pathname } = useLocation();
  const home = useEntries().find(({ section }) => section === 'main');
  if (!isRefused) return <Outlet />;
  if (pathname === HOME && home) return <Navigate to={home.path} replace />;
  return <NoAccessPage home={home} />;
}
