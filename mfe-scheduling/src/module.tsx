import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { MonthCalendar } from './slots/MonthCalendar';
import { UpcomingAppointments } from './slots/UpcomingAppointments';

export default defineRemote({
  name: 'scheduling',
  routes: [
    {
      path: '/appointments',
      element: lazyPage(() => import('./routes/AppointmentsPage')),
      handle: { title: 'Appointments' },
    },
    {
      path: '/appointments/new',
      element: lazyPage(() => import('./routes/NewAppointmentPage')),
      handle: { title: 'Schedule New Appointment' },
    },
    {
      path: '/appointments/edit/:id?',
      element: lazyPage(() => import('./routes/EditAppointmentPage')),
      handle: { title: 'Edit Appointment' },
    },
  ],
  slots: {
    'dashboard.upcomingAppointments': UpcomingAppointments,
    'dashboard.monthCalendar': MonthCalendar,
  },
});
