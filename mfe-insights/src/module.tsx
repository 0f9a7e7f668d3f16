import { defineRemote, lazyPage } from '@clearcoat/sdk';

export default defineRemote({
  name: 'insights',
  routes: [
    {
      path: '/dashboard',
      element: lazyPage(() => import('./dashboard/DashboardPage')),
      handle: { title: 'Dashboard' },
    },
    {
      path: '/revenue',
      element: lazyPage(() => import('./revenue/RevenuePage')),
      handle: { title: 'Revenue' },
    },
    {
      path: '/settings',
      element: lazyPage(() => import('./settings/SettingsPage')),
      handle: { title: 'Business Settings' },
    },
    {
      path: '/settings/team',
      element: lazyPage(() => import('./team/TeamPage')),
      handle: { title: 'Team and Hours' },
    },
    {
      path: '/account',
      element: lazyPage(() => import('./account/AccountPage')),
      handle: { title: 'Account' },
    },
    {
      path: '/admin',
      element: lazyPage(() => import('./admin/AdminPage')),
      handle: { title: 'Admin Panel' },
    },
  ],
});
