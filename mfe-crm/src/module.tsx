import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { RecentCustomers } from './slots/RecentCustomers';

export default defineRemote({
  name: 'crm',
  routes: [
    {
      path: '/contacts',
      element: lazyPage(() => import('./routes/ContactsPage')),
      handle: { title: 'Contacts' },
    },
    {
      path: '/contacts/import',
      element: lazyPage(() => import('./routes/ImportPage')),
      handle: { title: 'Import Contacts' },
    },
    {
      path: '/contacts/imports',
      element: lazyPage(() => import('./routes/PastImportsPage')),
      handle: { title: 'Past Imports' },
    },
    {
      path: '/contacts/:id',
      element: lazyPage(() => import('./routes/ContactPage')),
      handle: { title: 'Contact' },
    },
  ],
  slots: { 'dashboard.recentCustomers': RecentCustomers },
});
