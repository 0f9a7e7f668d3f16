import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Appointment, AppointmentVehicle } from '../../scheduling/index.js';
import { Setup } from './setup.dto.js';

const CHANGE = { example: '+12.5% from last month' };
/** Omitted without the permission to read revenue. */
const Money = ApiPropertyOptional;

export class DashboardStats {
  @Money({ description: 'Dollars of completed jobs, month to date' })
  revenue?: number;

  @Money(CHANGE)
  revenueChange?: string;

  @ApiProperty({ type: 'integer', description: "This month's appointments that are not cancelled" })
  appointments: number;

  @ApiProperty(CHANGE)
  appointmentsChange: string;

  @ApiProperty({ type: 'integer', description: 'All customers' })
  customers: number;

  @ApiProperty(CHANGE)
  customersChange: string;

  @Money({ description: 'Dollars a completed job, month to date' })
  averageService?: number;

  @Money(CHANGE)
  averageServiceChange?: string;
}

const TREND = {
  description: 'Of the last seven months, oldest first: the figure, and what it is compared with',
};

/** Figures of {@link DashboardStats} by month. */
export class DashboardTrends {
  @Money({ type: [Number], ...TREND })
  revenue?: number[];

  @ApiProperty({ type: 'integer', isArray: true, ...TREND })
  appointments: number[];

  @ApiProperty({ type: 'integer', isArray: true, ...TREND })
  customers: number[];

  @Money({ type: [Number], ...TREND })
  averageService?: number[];
}

/** Appointments of a day that are not cancelled. */
export class DaySummary {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: 'integer' })
  jobs: number;

  @Money({ description: 'Dollars, all of them at their price' })
  worth?: number;

  @Money({ description: 'Dollars of those that are completed' })
  earned?: number;

  @ApiProperty({ type: [Appointment], description: 'In the order of the day, the first 20' })
  appointments: Appointment[];
}

export class RecentCustomer {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({
    format: 'date',
    description: 'The latest completed visit, else the day the customer was added',
  })
  date: string;

  @ApiProperty({ description: "The service of that visit, or ''" })
  service: string;

  @ApiProperty({ type: AppointmentVehicle, nullable: true })
  vehicle: AppointmentVehicle | null;
}

export class CalendarEvent {
  @ApiProperty({ format: 'date', description: 'A day with appointments that are not cancelled' })
  date: string;

  @ApiProperty({ type: 'integer', description: 'How many' })
  jobs: number;
}

export class DashboardUser {
  @ApiProperty()
  firstName: string;
}

export class Dashboard {
  @ApiProperty({ type: DashboardStats })
  stats: DashboardStats;

  @ApiProperty({ type: DashboardTrends })
  trends: DashboardTrends;

  @ApiProperty({
    type: Appointment,
    nullable: true,
    description: "Today's that is in progress, else the first of upcoming",
  })
  nextAppointment: Appointment | null;

  @ApiProperty({ type: DaySummary })
  today: DaySummary;

  @ApiProperty({ type: DaySummary })
  tomorrow: DaySummary;

  @ApiProperty({ type: [Appointment], description: 'The first 20 of upcoming' })
  appointments: Appointment[];

  @ApiProperty({ type: [RecentCustomer], description: 'At most five, latest first' })
  recentCustomers: RecentCustomer[];

  @ApiProperty({ type: [CalendarEvent], description: 'From 12 months back to 12 months ahead' })
  calendarEvents: CalendarEvent[];

  @ApiProperty({ type: DashboardUser })
  user: DashboardUser;

  @ApiProperty({
    type: Setup,
    nullable: true,
    description:
      'null once all is done or the guide was dismissed, and for those who cannot change settings',
  })
  setup: Setup | null;
}
