import type { Schema } from '@clearcoat/api-client';
import type { SlotData } from '@clearcoat/sdk';

/** The slots on the dashboard, for other remotes to fill. */
declare module '@clearcoat/sdk' {
  interface SlotProps {
    'dashboard.upcomingAppointments': SlotData<Schema<'Appointment'>[]>;
    'dashboard.monthCalendar': SlotData<Schema<'CalendarEvent'>[]>;
    'dashboard.recentCustomers': SlotData<Schema<'RecentCustomer'>[]>;
    /** In the banner. */
    'dashboard.assistant': object;
    /** The day in a few sentences. */
    'dashboard.brief': object;
  }
}
