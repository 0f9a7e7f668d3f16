import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { MonthCalendar } from './month-calendar/MonthCalendar';
import { UpcomingAppointments } from './upcoming/UpcomingAppointments';

export default defineRemote({
  name: 'scheduling',
  routes: [
    {
      path: '/appointments',
      element: lazyPage(() => import('./appointments/AppointmentsPage')),
      handle: { title: 'Appointments' },
    },
    {
      path: '/appointments/new',
      element: lazyPage(() => import('./appointment-form/NewAppointmentPage')),
      handle: { title: 'Schedule New Appointment' },
    },
    {
      path: '/appointments/:id',
      element: lazyPage(() => import('./job/JobPage')),
      handle: { title: 'Appointment' },
    },
    {
      path: '/appointments/edit/:id?',
      element: lazyPage(() => import('./appointment-form/EditAppointmentPage')),
      handle: { title: 'Edit Appointment' },
    },
  ],
  slots: {
    'dashboard.upcomingAppointments': UpcomingAppointments,
    'dashboard.monthCalendar': MonthCalendar,
  },
});
