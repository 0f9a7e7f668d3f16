import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { ContactRoute, fetchContactPage } from './contact/ContactRoute';
import { NewContact } from './contact-form/NewContact';
import { RecentCustomers } from './recent-customers/RecentCustomers';

export default defineRemote({
  name: 'crm',
  routes: [
    {
      path: '/contacts',
      // Preloads the page that people usually open next.
      element: lazyPage(() => import('./contacts/ContactsPage').finally(fetchContactPage)),
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
      element: <ContactRoute />,
      handle: { title: 'Contact' },
    },
  ],
  slots: { 'dashboard.recentCustomers': RecentCustomers, 'appointments.newCustomer': NewContact },
});
