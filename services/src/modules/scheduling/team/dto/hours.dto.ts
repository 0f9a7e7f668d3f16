import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import {
  CalendarDate,
  DayTime,
  EachIs,
  Text,
  WholeNumber,
} from '../../../../platform/validation/fields.js';
import { OnlyKnownFields } from '../../../../platform/validation/known-fields.js';
import { VersionField } from '../../../../platform/versions/index.js';
import type { OpenTimes } from '../hours.rules.js';
import { TIME_STEPS, type TimeStep } from '../week.queries.js';

/** Three shifts for each day of the week. */
export const MOST_RANGES = 21;

/** Minutes. */
const LONGEST_TRAVEL = 240;

/** Open range of a weekday, the same every week. */
export class OpenRange implements OpenTimes {
  @WholeNumber({
    min: 1,
    max: 7,
    required: 'Each range needs a weekday from 1 to 7',
    description: '1 for Monday to 7 for Sunday',
  })
  weekday: number;

  @DayTime({ required: 'Each range needs a start such as 08:00', example: '08:00' })
  starts: string;

  @DayTime({ required: 'Each range needs an end such as 18:00', example: '18:00' })
  ends: string;
}

@OnlyKnownFields(() => WeekHours)
export class WeekHoursInput {
  @ApiProperty({
    type: [OpenRange],
    maxItems: MOST_RANGES,
    description: 'In the order of the week',
  })
  @IsArray({ message: 'Hours must be a list of ranges' })
  @ArrayMaxSize(MOST_RANGES, { message: `A week can have at most ${MOST_RANGES} ranges` })
  @EachIs(OpenRange, 'Each range must be an object with weekday, starts and ends')
  ranges: OpenRange[];

  @WholeNumber({
    min: 0,
    max: LONGEST_TRAVEL,
    message: `Please enter a whole number of minutes from 0 to ${LONGEST_TRAVEL}`,
    description: 'Minutes on the way from one job to another elsewhere; left out: what it was',
    example: 20,
  })
  travelMinutes?: number;

  @WholeNumber({
    min: 0,
    max: LONGEST_TRAVEL,
    nullable: true,
    message: `Please enter a whole number of minutes from 0 to ${LONGEST_TRAVEL}`,
    description:
      'The same where both postcodes are known and differ; null: no longer than `travelMinutes`; left out: what it was',
    example: 40,
  })
  farTravelMinutes?: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    enum: TIME_STEPS,
    description: 'Times in steps of 60, 30 or 15 minutes; left out: what it was',
  })
  @IsIn(TIME_STEPS, { message: 'Please choose steps of 60, 30 or 15 minutes' })
  @IsOptional()
  timeStep?: TimeStep;
}

export class WeekHours {
  @ApiProperty({ type: [OpenRange], description: 'In the order of the week' })
  ranges: OpenRange[];

  @ApiProperty({
    type: 'integer',
    description: 'Minutes on the way from one job to another elsewhere',
    example: 20,
  })
  travelMinutes: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The same where both postcodes are known and differ; null: no longer',
    example: 40,
  })
  farTravelMinutes: number | null;

  @ApiProperty({
    type: 'integer',
    enum: TIME_STEPS,
    default: 60,
    description: 'Minutes from one time to the next, in forms, calendar and free times',
  })
  timeStep: TimeStep;

  @VersionField()
  version: number;
}

const REASON_LENGTH = 200;

/** Days, or hours of each day, on which nobody works. */
export class ClosureInput {
  @Text({ max: 64, description: 'Of one crew; without it of all' })
  crewId?: string;

  @CalendarDate({ required: 'Please choose the first day' })
  fromDate: string;

  @CalendarDate({ required: 'Please choose the last day' })
  toDate: string;

  @DayTime({ description: 'With `ends`: only these hours of each of the days' })
  starts?: string | null;

  @DayTime({ description: 'With `starts`' })
  ends?: string | null;

  @Text({ max: REASON_LENGTH, example: 'Thanksgiving' })
  reason?: string;
}

export class Closure {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: all crews' })
  crewId: string | null;

  @ApiProperty({ format: 'date' })
  fromDate: string;

  @ApiProperty({ format: 'date' })
  toDate: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: all day', example: '12:00' })
  starts: string | null;

  @ApiProperty({ type: String, nullable: true, example: '24:00' })
  ends: string | null;

  @ApiProperty()
  reason: string;

  @VersionField()
  version: number;
}

export class ClosureQuery {
  @CalendarDate({ description: 'What ended before this day is left out' })
  from?: string;
}
