import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { RecentCustomers } from './recent-customers/RecentCustomers';

export default defineRemote({
  name: 'crm',
  routes: [
    {
      path: '/contacts',
      element: lazyPage(() => import('./contacts/ContactsPage')),
      handle: { title: 'Contacts' },
    },
    {
      path: '/contacts/import',
      element: lazyPage(() => import('./imports/ImportPage')),
      handle: { title: 'Import Contacts' },
    },
    {
      path: '/contacts/imports',
      element: lazyPage(() => import('./imports/PastImportsPage')),
      handle: { title: 'Past Imports' },
    },
    {
      path: '/contacts/:id',
      element: lazyPage(() => import('./contact/ContactPage')),
      handle: { title: 'Contact' },
    },
  ],
  slots: { 'dashboard.recentCustomers': RecentCustomers },
});
