import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { ContactRoute, fetchContactPage } from './contact/ContactRoute';
import { NewContact } from './contact-form/NewContact';
import { optional } from './messages/optional';
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
      path: '/contacts/messages/:key?',
      element: lazyPage(() => import('./inbox/InboxPage')),
      handle: { title: 'Messages' },
    },
    {
      path: '/contacts/:id',
      element: <ContactRoute />,
      handle: { title: 'Contact' },
    },
  ],
  slots: {
    'dashboard.recentCustomers': RecentCustomers,
    'dashboard.reminders': optional((parts) => parts.Reminders),
    'appointments.newCustomer': NewContact,
    'job.messages': optional((parts) => parts.JobMessages),
    'job.nextMessage': optional((parts) => parts.NextMessage),
    'app.message': optional((parts) => parts.ToastMessage),
  },
});
