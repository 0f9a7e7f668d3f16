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
      path: '/contacts/:id',
      element: lazyPage(() => import('./routes/ContactPage')),
      handle: { title: 'Contact' },
    },
  ],
  slots: { 'dashboard.recentCustomers': RecentCustomers },
});
