import { ApiProperty } from '@nestjs/swagger';
import { Appointment } from '../../scheduling/index.js';

const CHANGE = { example: '+12.5% from last month' };

export class DashboardStats {
  @ApiProperty({ description: 'Dollars of completed jobs, month to date' })
  revenue: number;

  @ApiProperty(CHANGE)
  revenueChange: string;

  @ApiProperty({ type: 'integer', description: "This month's appointments that are not cancelled" })
  appointments: number;

  @ApiProperty(CHANGE)
  appointmentsChange: string;

  @ApiProperty({ type: 'integer', description: 'All customers' })
  customers: number;

  @ApiProperty(CHANGE)
  customersChange: string;

  @ApiProperty({ description: 'Dollars a completed job, month to date' })
  averageService: number;

  @ApiProperty(CHANGE)
  averageServiceChange: string;
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
}

export class CalendarEvent {
  @ApiProperty({ format: 'date', description: 'A day with appointments that are not cancelled' })
  date: string;
}

export class DashboardUser {
  @ApiProperty()
  firstName: string;
}

export class Dashboard {
  @ApiProperty({ type: DashboardStats })
  stats: DashboardStats;

  @ApiProperty({ type: [Appointment], description: 'The first 20 of upcoming' })
  appointments: Appointment[];

  @ApiProperty({ type: [RecentCustomer], description: 'At most five, latest first' })
  recentCustomers: RecentCustomer[];

  @ApiProperty({ type: [CalendarEvent], description: 'From 12 months back to 12 months ahead' })
  calendarEvents: CalendarEvent[];

  @ApiProperty({ type: DashboardUser })
  user: DashboardUser;
}
