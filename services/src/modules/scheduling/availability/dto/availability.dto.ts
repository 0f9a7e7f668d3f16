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

  @WholeNumber({ min: 5, max: 120, description: 'Minutes from one start to the next; default 15' })
  step?: number;

  @Text({ max: 64, description: 'Only one crew; default: each that takes jobs' })
  resourceId?: string;

  @Text({ max: 64, description: 'What the job is: so long before and after it stays free' })
  serviceId?: string;

  @Text({
    max: 64,
    description: 'Where it is: the way from and to other places stays free; default at the shop',
  })
  placeId?: string;

  @Text({ max: 64, description: 'The appointment being edited, which is not in its own way' })
  excludeId?: string;
}

/** When a crew could begin a job on a day. */
export class FreeStarts {
  @ApiProperty()
  resourceId: string;

  @ApiProperty({
    type: [String],
    example: ['08:00', '13:15'],
    description: "By the clock on the business's wall, the earliest first",
  })
  startTimes: string[];
}
