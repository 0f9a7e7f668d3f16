import { ApiProperty, OmitType } from '@nestjs/swagger';
import { CalendarDate, WholeNumber } from '../../../../platform/validation/fields.js';
import { Appointment, AppointmentFilter } from '../../dto/appointment.dto.js';
import { Crew } from '../../team/dto/crew.dto.js';
import { Closure, OpenRange } from '../../team/dto/hours.dto.js';
import { TIME_STEPS, type TimeStep } from '../../team/week.queries.js';

/** Six weeks, the size of a month view. */
export const MOST_DAYS = 42;
/** Limit for all days together. */
export const MOST_JOBS = 1000;
const MOST_A_DAY = 500;

export class CalendarQuery extends OmitType(AppointmentFilter, ['from', 'to']) {
  @CalendarDate({ required: 'Please choose the first day' })
  from: string;

  @CalendarDate({
    required: 'Please choose the last day',
    description: `Included; at most ${MOST_DAYS} days in all`,
  })
  to: string;

  @WholeNumber({
    min: 1,
    max: MOST_A_DAY,
    description: `How many jobs of each day, the first ones; default as many as come to ${MOST_JOBS} in all`,
  })
  perDay?: number;
}

export class CalendarDay {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({
    type: 'integer',
    description: 'How many jobs take place, whether or not all of them are among `jobs`',
  })
  count: number;
}

/** Appointments of a range of days, with the crews and their hours. */
export class Calendar {
  @ApiProperty({ type: [CalendarDay], description: 'Each that was asked for' })
  days: CalendarDay[];

  @ApiProperty({
    type: [Appointment],
    description: 'What begins on these days and was not called off; the soonest first',
  })
  jobs: Appointment[];

  @ApiProperty({ type: [Crew], description: 'Also those that take no new jobs' })
  crews: Crew[];

  @ApiProperty({ type: [OpenRange], description: 'When the business is open, week by week' })
  hours: OpenRange[];

  @ApiProperty({ type: [Closure], description: 'Those of these days' })
  closures: Closure[];

  @ApiProperty({
    type: 'integer',
    description: 'Minutes that a crew drives between jobs at different places',
  })
  travelMinutes: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The same where both postcodes are known and differ; null: no longer',
  })
  farTravelMinutes: number | null;

  @ApiProperty({ description: "Of the shop's own address; '' while that is not known" })
  shopPostcode: string;

  @ApiProperty({
    type: 'integer',
    enum: TIME_STEPS,
    default: 60,
    description: 'Minutes that jobs move by',
  })
  timeStep: TimeStep;
}
