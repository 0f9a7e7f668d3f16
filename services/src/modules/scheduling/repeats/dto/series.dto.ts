import { ApiProperty } from '@nestjs/swagger';
import { CalendarDate, Text, WholeNumber } from '../../../../platform/validation/fields.js';
import { OnlyKnownFields } from '../../../../platform/validation/known-fields.js';
import { VersionField } from '../../../../platform/versions/index.js';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '../../dto/appointment.dto.js';

const LONGEST_WEEKS = 52;

const EveryWeeks = () =>
  WholeNumber({
    min: 1,
    max: LONGEST_WEEKS,
    required: 'Please say every how many weeks',
    message: `Please enter a whole number of weeks from 1 to ${LONGEST_WEEKS}`,
    example: 4,
  });

@OnlyKnownFields()
export class SeriesInput {
  @Text({ max: 64, required: 'Please say which job repeats', description: 'What comes again' })
  appointmentId: string;

  @EveryWeeks()
  everyWeeks: number;
}

export class RhythmInput {
  @EveryWeeks()
  everyWeeks: number;
}

export class SeriesStepInput {
  @CalendarDate({
    description:
      'The day that is meant. Another one by now is refused, so a repeated call does nothing',
  })
  nextOn?: string;
}

export class FollowingInput {
  @Text({ max: 64, description: 'One of the series: what those after it become' })
  appointmentId?: string;
}

export class SeriesCustomer {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  phone: string;
}

/** Next appointment of a series, if it is planned already. */
export class PlannedJob {
  @ApiProperty()
  id: string;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '09:00' })
  startTime: string;

  @ApiProperty({ enum: APPOINTMENT_STATUSES, enumName: 'AppointmentStatus' })
  status: AppointmentStatus;
}

/** A repeating appointment. */
export class Series {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: SeriesCustomer })
  customer: SeriesCustomer;

  @ApiProperty({ type: String, nullable: true })
  vehicle: string | null;

  @ApiProperty({ example: 'Wash and Wax' })
  service: string;

  @ApiProperty({ type: 'integer' })
  everyWeeks: number;

  @ApiProperty({ example: '09:00' })
  startTime: string;

  @ApiProperty({ format: 'date', description: 'The next day that is not planned yet' })
  nextOn: string;

  @ApiProperty({ type: PlannedJob, nullable: true, description: 'null: not planned yet' })
  next: PlannedJob | null;

  @ApiProperty({ description: "Why the next one cannot be planned; '' where it can" })
  problem: string;

  @VersionField()
  version: number;
}

export class SeriesQuery {
  @Text({ max: 64, description: "One customer's; default all" })
  contactId?: string;
}
