import { ApiProperty } from '@nestjs/swagger';
import { DAY_MINUTES } from '../../../../platform/time/clock-time.js';
import { CalendarDate, Text, WholeNumber } from '../../../../platform/validation/fields.js';

export class AvailabilityQuery {
  @CalendarDate({ required: 'Please choose a date' })
  date: string;

  @WholeNumber({
    min: 1,
    max: DAY_MINUTES,
    required: 'Please say how long the job takes, in minutes',
  })
  minutes: number;

  @WholeNumber({
    min: 5,
    max: 120,
    description: "Minutes from one start to the next; default: the business's step",
  })
  step?: number;

  @Text({
    max: 64,
    description:
      'Only one crew; default: each that takes jobs and does the service, by where that is done',
  })
  crewId?: string;

  @Text({
    max: 64,
    description: 'What the job is: who does it, and how long before and after it stays free',
  })
  serviceId?: string;

  @Text({
    max: 64,
    description: 'Where it is: the way from and to other places stays free; default at the shop',
  })
  placeId?: string;

  @Text({ max: 64, description: 'The appointment being edited, which is not in its own way' })
  excludeId?: string;
}

/** Possible start times of a crew on a day. */
export class FreeStarts {
  @ApiProperty()
  crewId: string;

  @ApiProperty({
    type: [String],
    example: ['08:00', '13:15'],
    description: "By the clock on the business's wall, the earliest first",
  })
  startTimes: string[];
}

export const MOST_OPEN_DAYS = 42;

export class OpenDaysQuery {
  @CalendarDate({ required: 'Please choose the first day' })
  from: string;

  @CalendarDate({
    required: 'Please choose the last day',
    description: `Included; at most ${MOST_OPEN_DAYS} days in all`,
  })
  to: string;

  @WholeNumber({
    min: 1,
    max: DAY_MINUTES,
    description: 'Shorter free time is left out; default 60',
  })
  minutes?: number;
}

/** Time in which a crew works and has no appointment. */
export class FreeStretch {
  @ApiProperty()
  crewId: string;

  @ApiProperty({ description: 'What the crew is called', example: 'Van 1' })
  crew: string;

  @ApiProperty({ example: '13:00' })
  startTime: string;

  @ApiProperty({ example: '15:00', description: '00:00 is midnight at the end of the day' })
  endTime: string;
}

/** A day of all active crews. */
export class OpenDay {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: 'integer', description: 'How long they are at work, all together' })
  openMinutes: number;

  @ApiProperty({ type: [FreeStretch], description: 'From now on; the earliest first' })
  free: FreeStretch[];
}
