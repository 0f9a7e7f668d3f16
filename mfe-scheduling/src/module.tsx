import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { loadAppointmentsPage } from './appointments/load-appointments-page';
import { loadJobPage } from './job/load-job-page';
import { MonthCalendar } from './month-calendar/MonthCalendar';
import { loadMyJobPage } from './my-jobs/load-my-job-page';
import { UpcomingAppointments } from './upcoming/UpcomingAppointments';

export default defineRemote({
  name: 'scheduling',
  routes: [
    {
      path: '/appointments',
      element: lazyPage(loadAppointmentsPage),
      handle: { title: 'Appointments' },
    },
    {
      path: '/appointments/new',
      element: lazyPage(() => import('./appointment-form/NewAppointmentPage')),
      handle: { title: 'Schedule New Appointment' },
    },
    {
      path: '/appointments/route',
      element: lazyPage(() => import('./route/RoutePage')),
      handle: { title: 'Route' },
    },
    {
      path: '/appointments/repeats',
      element: lazyPage(() => import('./repeats/RepeatsPage')),
      handle: { title: 'Repeating Jobs' },
    },
    {
      path: '/appointments/:id',
      element: lazyPage(loadJobPage),
      handle: { title: 'Appointment' },
    },
    {
      path: '/appointments/edit/:id?',
      element: lazyPage(() => import('./appointment-form/EditAppointmentPage')),
      handle: { title: 'Edit Appointment' },
    },
    {
      path: '/my-jobs',
      element: lazyPage(() => import('./my-jobs/MyJobsPage')),
      handle: { title: 'My Jobs' },
    },
    {
      path: '/my-jobs/:id',
      element: lazyPage(loadMyJobPage),
      handle: { title: 'Job' },
    },
  ],
  slots: {
    'dashboard.upcomingAppointments': UpcomingAppointments,
    'dashboard.monthCalendar': MonthCalendar,
  },
});
