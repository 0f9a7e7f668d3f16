import { Navigate, Outlet, useLocation, useSession } from '@clearcoat/sdk';
import { permissionFor } from '../../federation/route-owner';
import NoAccessPage from '../../pages/NoAccessPage';
import { useHost } from '../../host/host';
import { useEntries } from '../../host/sidebar-entries';

/** Where everybody is sent who signs in. */
const HOME = '/dashboard';

/** Whether the page is one that this person may not see. A session that ends takes no page away. */
function useIsRefused(): boolean {
  const { registry } = useHost();
  const { pathname } = useLocation();
  const { status, permissions } = useSession();
  const needed = permissionFor(registry, pathname);
  const granted: readonly string[] = permissions;
  return status === 'signed-in' && needed !== undefined && !granted.includes(needed);
}

/** The page, for whoever may see it. Who has another home than the dashboard is led there. */
export function AllowedPage() {
  const isRefused = useIsRefused();
  const { pathname } = useLocation();
  const home = useEntries().find(({ section }) => section === 'main');
  if (!isRefused) return <Outlet />;
  if (pathname === HOME && home) return <Navigate to={home.path} replace />;
  return <NoAccessPage home={home} />;
}
