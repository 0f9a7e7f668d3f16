import { ApiProperty } from '@nestjs/swagger';
import { OneOf } from '../../../platform/validation/fields.js';

export const REVENUE_PERIODS = ['7days', '30days', '90days', 'year', 'today', 'month'] as const;
export type RevenuePeriod = (typeof REVENUE_PERIODS)[number];

export class RevenueQuery {
  @OneOf(REVENUE_PERIODS, { enumName: 'RevenuePeriod', description: 'Default 30days' })
  period?: RevenuePeriod;
}

/** Format of chart values. Charts omit unreadable values instead of drawing 0. */
const FIGURE = 'figure';

export class RevenuePoint {
  @ApiProperty({ format: 'date', description: 'A day, or the first day of a week for `year`' })
  date: string;

  @ApiProperty({ format: FIGURE, description: 'Revenue in dollars' })
  value: number;

  @ApiProperty({ type: 'integer', format: FIGURE, description: 'Completed appointments' })
  appointments: number;

  @ApiProperty({ format: FIGURE, description: 'Dollars a completed appointment; 0 without any' })
  average: number;
}

export class ServiceRevenue {
  @ApiProperty()
  service: string;

  @ApiProperty({ format: FIGURE })
  revenue: number;

  @ApiProperty({ type: 'integer', description: 'Completed appointments' })
  appointments: number;

  @ApiProperty({ description: 'Dollars a completed appointment' })
  average: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Hours a completed appointment; null where its times are not known',
  })
  hours: number | null;

  @ApiProperty({
    enum: ['actual', 'planned'],
    enumName: 'KindOfHours',
    description: 'Recorded from start to finish, or booked: where no appointment has both',
  })
  hoursAre: 'actual' | 'planned';
}

export class MonthRevenue {
  @ApiProperty({ example: '2026-11' })
  month: string;

  @ApiProperty({ format: FIGURE })
  revenue: number;
}

export class RevenueSummary {
  @ApiProperty()
  totalRevenue: number;

  @ApiProperty()
  previousPeriodRevenue: number;

  @ApiProperty({ type: 'integer' })
  appointments: number;

  @ApiProperty({ type: 'integer' })
  previousPeriodAppointments: number;

  @ApiProperty()
  averageService: number;

  @ApiProperty()
  previousPeriodAverageService: number;
}

export class Revenue {
  @ApiProperty({
    type: [RevenuePoint],
    description:
      'Every day (week, for `year`) of the period; empty when nothing was completed in it',
  })
  revenue: RevenuePoint[];

  @ApiProperty({
    type: [RevenuePoint],
    description:
      'The same of the previous period, whole weeks earlier (the dates of last month for `month`); empty likewise',
  })
  previous: RevenuePoint[];

  @ApiProperty({ type: [ServiceRevenue], description: 'Of the period, the largest first' })
  topServices: ServiceRevenue[];

  @ApiProperty({
    type: [MonthRevenue],
    description: 'The twelve months up to this one, whatever the period; empty without revenue',
  })
  monthly: MonthRevenue[];

  @ApiProperty({ type: RevenueSummary })
  summary: RevenueSummary;
}
