import type { Schema } from '@clearcoat/api-client';
import type { SlotData } from '@clearcoat/sdk';

/** Slots of the dashboard, filled by other remotes. */
declare module '@clearcoat/sdk' {
  interface SlotProps {
    'dashboard.upcomingAppointments': SlotData<Schema<'Appointment'>[]>;
    'dashboard.monthCalendar': SlotData<Schema<'CalendarEvent'>[]>;
    'dashboard.recentCustomers': SlotData<Schema<'RecentCustomer'>[]>;
    /** Tomorrow's customers to remind. */
    'dashboard.reminders': object;
    /** Assistant button in the banner. */
    'dashboard.assistant': object;
    /** Daily brief. */
    'dashboard.brief': object;
  }
}
