import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CalendarDate,
  ClockTime,
  Cursor,
  EndTime,
  OneOf,
  Price,
  Text,
  WholeNumber,
  YesNo,
} from '../../../platform/validation/fields.js';
import { answerOf, inputOf } from '../../../platform/records/dto.js';
import { OnlyKnownFields } from '../../../platform/validation/known-fields.js';
import { VersionField } from '../../../platform/versions/index.js';
import { JobOverlap } from './job-overlap.dto.js';
import { APPOINTMENT_FIELDS } from '../appointment.fields.js';
import { JobLine, JobLineInput, Lines } from '../pricing/dto/line.dto.js';
import { CREW_COLOURS, type CrewColour } from '../team/dto/crew.dto.js';

export const APPOINTMENT_STATUSES = [
  'scheduled',
  'confirmed',
  'in-progress',
  'completed',
  'cancelled',
  'pending',
  'no-show',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export const APPOINTMENT_SOURCES = ['staff', 'online', 'assistant', 'import'] as const;
export type AppointmentSource = (typeof APPOINTMENT_SOURCES)[number];

/** Sources that a client may send. The server sets the others. */
const SAID_SOURCES = ['staff', 'assistant'] as const;

const LONGEST_REASON = 200;

export class AppointmentCustomer {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  phone: string;

  @ApiProperty()
  email: string;

  @ApiPropertyOptional({ description: 'What to know about the customer' })
  notes?: string;
}

export class AppointmentVehicle {
  @ApiProperty({ example: '2024 Toyota Camry, black', description: 'As the customer has it now' })
  label: string;
}

export class JobVehicle extends AppointmentVehicle {
  @ApiProperty({
    type: String,
    nullable: true,
    description: "null: booked before vehicles were kept; the label is the customer's first one's",
  })
  id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'SUV',
    description: 'The name of its size',
  })
  size: string | null;

  @ApiPropertyOptional({ description: 'What to know about the vehicle' })
  notes?: string;

  @ApiPropertyOptional({
    description: 'The newest photo after a job of it, in small; left out for none',
  })
  photoUrl?: string;
}

export class AppointmentPlace {
  @ApiProperty()
  id: string;

  @ApiProperty({ example: 'Home' })
  label: string;

  @ApiProperty({ example: '14 Elm St' })
  street: string;

  @ApiProperty()
  city: string;

  @ApiProperty()
  region: string;

  @ApiProperty()
  postcode: string;

  @ApiProperty({ example: 'Gate code 4411, water behind the garage' })
  accessNotes: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: no address is known' })
  directionsUrl: string | null;
}

const moment = () => ApiProperty({ type: String, format: 'date-time', nullable: true });

/** Time at which each step was recorded; null if the step was not taken, or was taken back. */
export class JobTimeline {
  @moment()
  confirmedAt: string | null;

  @moment()
  onMyWayAt: string | null;

  @moment()
  arrivedAt: string | null;

  @moment()
  startedAt: string | null;

  @moment()
  finishedAt: string | null;

  @moment()
  cancelledAt: string | null;
}

export class JobCrew {
  @ApiProperty()
  id: string;

  @ApiProperty({ example: 'Van 1' })
  name: string;

  @ApiProperty({ enum: CREW_COLOURS, enumName: 'CrewColour' })
  colour: CrewColour;
}

export class JobSeries {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: 'integer' })
  everyWeeks: number;
}

export class Appointment extends answerOf(APPOINTMENT_FIELDS) {
  @ApiProperty()
  id: string;

  @ApiProperty()
  contactId: string;

  @ApiProperty()
  serviceId: string;

  @ApiProperty({ type: AppointmentCustomer })
  customer: AppointmentCustomer;

  @ApiProperty({ type: JobVehicle, nullable: true, description: 'null: none is known' })
  vehicle: JobVehicle | null;

  @ApiProperty({ type: AppointmentPlace, nullable: true, description: 'null: at the shop' })
  place: AppointmentPlace | null;

  @ApiProperty({ type: JobCrew, description: 'Who does it' })
  crew: JobCrew;

  @ApiProperty({ description: "The service's name as it was booked" })
  service: string;

  @ApiProperty({ format: 'date', description: "YYYY-MM-DD in the business's zone" })
  date: string;

  @ApiProperty({ example: '12:00', description: 'The same as `startTime`' })
  time: string;

  @ApiProperty({ example: '12:00' })
  startTime: string;

  @ApiProperty({ example: '13:00', description: '00:00 is midnight at the end of the day' })
  endTime: string;

  @ApiProperty({ enum: APPOINTMENT_STATUSES, enumName: 'AppointmentStatus' })
  status: AppointmentStatus;

  @ApiProperty({ type: JobTimeline })
  timeline: JobTimeline;

  @ApiProperty({ enum: APPOINTMENT_SOURCES, enumName: 'AppointmentSource' })
  source: AppointmentSource;

  @ApiProperty({ description: "Why it was called off; '' where nobody said, or where it was not" })
  cancelReason: string;

  @ApiProperty({
    type: [JobLine],
    description: 'What it is made of, the service first; none where it is the service alone',
  })
  lines: JobLine[];

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars that the lines come to, where there are some; the price may be another',
  })
  listPrice: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Minutes that the lines come to' })
  listMinutes: number | null;

  @ApiProperty({ type: JobSeries, nullable: true, description: 'null: it does not repeat' })
  series: JobSeries | null;

  @ApiProperty({ description: 'Dollars' })
  price: number;

  @ApiPropertyOptional({
    type: [JobOverlap],
    description: 'Only where it was saved: other jobs of the crew at that time; left out for none',
  })
  overlaps?: JobOverlap[];

  @VersionField()
  version: number;
}

const CancelReason = () =>
  Text({
    max: LONGEST_REASON,
    example: 'The customer is ill',
    description: 'Why it was called off: kept as long as it is cancelled or a no-show',
  });

export class CancelInput {
  @CancelReason()
  cancelReason?: string;
}

@OnlyKnownFields(() => Appointment)
export class AppointmentInput extends inputOf(APPOINTMENT_FIELDS) {
  @Text({ max: 64, required: 'Please select a customer' })
  contactId: string;

  @Text({ max: 64, required: 'Please select a service type', example: 's1' })
  serviceId: string;

  @Text({
    max: 64,
    nullable: true,
    description: "One of the customer's. Default, and null: the first; for a change what it was",
  })
  vehicleId?: string | null;

  @Text({
    max: 64,
    nullable: true,
    description:
      "One of the customer's or the shop's; null: at the shop. Default: at the shop, or for a service that is done at customers' their first; for a change what it was",
  })
  placeId?: string | null;

  @Text({
    max: 64,
    description:
      'A crew that takes jobs. Default: the first that does the service by where it is done; for a change what it was',
  })
  crewId?: string;

  @CalendarDate({ required: 'Please choose a date' })
  date: string;

  @ClockTime({ description: 'Accepted instead of `startTime`, which wins' })
  time?: string;

  @ClockTime({ description: 'Default 12:00, and for a change what it was' })
  startTime?: string;

  @EndTime({
    description:
      "After the start; 00:00 and 24:00 are midnight at the end of the day. Default: the service's duration",
  })
  endTime?: string;

  @CalendarDate({
    description: 'The day of the end: the same as `date`. A job of several days is one job a day',
  })
  endDate?: string;

  @OneOf(APPOINTMENT_STATUSES, {
    enumName: 'AppointmentStatus',
    description: 'Default scheduled, and for a change what it was',
  })
  status?: AppointmentStatus;

  @OneOf(SAID_SOURCES, {
    enumName: 'SaidSource',
    description: 'Of a new one. Default: what `Clearcoat-Via` says; a change keeps what it was',
  })
  source?: (typeof SAID_SOURCES)[number];

  @CancelReason()
  cancelReason?: string;

  @Price({
    nullable: true,
    description:
      'null takes what service, add-ons, fees and discounts come to, and so does leaving it out for a new one; 0 is a free job',
  })
  price?: number | null;

  @Lines('Add-ons, fees and discounts; left out: what there are')
  lines?: JobLineInput[];

  @YesNo({ description: 'Refused with 409 where the crew has another job; default no' })
  onlyIfFree?: boolean;
}

export class AppointmentLists {
  @ApiProperty({
    type: [Appointment],
    description: 'Not over yet, neither completed nor cancelled; soonest first',
  })
  upcoming: Appointment[];

  @ApiProperty({ type: [Appointment], description: 'The rest, latest first' })
  past: Appointment[];

  @ApiPropertyOptional({
    type: 'integer',
    description: 'How many `upcoming` are in all; only when they were asked for page by page',
  })
  upcomingTotal?: number;

  @ApiPropertyOptional({ description: 'While more of `upcoming` follow' })
  upcomingCursor?: string;
}

/** Filter of lists, counts, calendar and export. */
export class AppointmentFilter {
  @CalendarDate({ description: 'First day, included' })
  from?: string;

  @CalendarDate({ description: 'Last day, included' })
  to?: string;

  @Text({ max: 64, description: 'Only one crew; default all' })
  crewId?: string;
}

export class AppointmentListQuery extends AppointmentFilter {
  @WholeNumber({ min: 1, max: 500, description: 'How many of `past`; default 100' })
  limit?: number;

  @Cursor({
    description: 'From the `Link` header: the next page of `past`, with `upcoming` left empty',
  })
  cursor?: string;

  @WholeNumber({ min: 1, max: 500, description: 'How many of `upcoming`; default all' })
  upcomingLimit?: number;

  @Cursor({
    description: 'From `upcomingCursor`: the next page of `upcoming`, with `past` left empty',
  })
  upcomingCursor?: string;
}

export class ConflictQuery {
  @CalendarDate({ required: 'Please choose a date' })
  date: string;

  @ClockTime({ required: 'Please choose a start time' })
  startTime: string;

  @EndTime({ required: 'Please choose an end time' })
  endTime: string;

  @Text({ max: 64, description: 'The appointment being edited' })
  excludeId?: string;

  @Text({ max: 64, description: 'Only those of one crew; default all' })
  crewId?: string;
}
