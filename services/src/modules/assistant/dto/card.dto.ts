import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  APPOINTMENT_STATUSES,
  JOB_STEP_NAMES,
  type AppointmentStatus,
  type JobStepName,
} from '../../scheduling/index.js';

/** An add-on of a drafted appointment, as the API takes it. */
class DraftedLine {
  @ApiProperty({ enum: ['addon'], enumName: 'DraftedLineKind' })
  kind: 'addon';

  @ApiProperty()
  addonId: string;
}

export class DraftedAppointment {
  @ApiProperty()
  contactId: string;

  @ApiProperty()
  serviceId: string;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '14:00' })
  time: string;

  @ApiProperty({ example: '14:00', description: 'The same as `time`' })
  startTime: string;

  @ApiProperty({ example: '16:00' })
  endTime: string;

  @ApiProperty({ enum: APPOINTMENT_STATUSES, enumName: 'AppointmentStatus' })
  status: AppointmentStatus;

  @ApiProperty()
  notes: string;

  @ApiProperty({ description: 'Dollars, for that vehicle and with its add-ons' })
  price: number;

  @ApiPropertyOptional({ description: 'The crew that has time then; absent where none has' })
  crewId?: string;

  @ApiPropertyOptional({ description: 'Absent where the customer has none' })
  vehicleId?: string;

  @ApiPropertyOptional({ description: "At the customer's; absent at the shop" })
  placeId?: string;

  @ApiPropertyOptional({ type: [DraftedLine] })
  lines?: DraftedLine[];
}

/** Draft of an appointment. The person confirms it by POST /api/appointments with the payload. */
export class AppointmentDraft {
  @ApiProperty({ description: "The customer's name" })
  customer: string;

  @ApiProperty({ description: "The service's name" })
  service: string;

  @ApiPropertyOptional({ description: 'How the vehicle is called, with its size' })
  vehicle?: string;

  @ApiPropertyOptional({ description: "Where at the customer's; absent at the shop" })
  place?: string;

  @ApiPropertyOptional({ description: 'What the crew is called, where there are several' })
  crew?: string;

  @ApiPropertyOptional({ type: [String], description: 'Their names' })
  addOns?: string[];

  @ApiProperty({ enum: ['POST'], enumName: 'DraftMethod' })
  method: 'POST';

  @ApiProperty({ enum: ['/api/appointments'], enumName: 'DraftPath' })
  path: '/api/appointments';

  @ApiProperty({ type: DraftedAppointment })
  payload: DraftedAppointment;
}

export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Draft of a message. The link opens the person's own mail or messages app, so the server sends nothing. */
export class MessageDraft {
  @ApiProperty({ enum: CHANNELS, enumName: 'DraftChannel' })
  channel: Channel;

  @ApiProperty({ description: "The customer's name" })
  customer: string;

  @ApiProperty({ description: 'An e-mail address or a phone number' })
  to: string;

  @ApiProperty({ description: "'' for a text message" })
  subject: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ example: 'sms:+15551234567?body=Hi' })
  href: string;
}

/** Date and times of an appointment. */
export class AppointmentSlot {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '14:00' })
  startTime: string;

  @ApiProperty({ example: '16:00' })
  endTime: string;
}

export class MovedAppointment extends AppointmentSlot {
  @ApiProperty()
  contactId: string;

  @ApiProperty()
  serviceId: string;
}

class AppointmentToChange {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: 'integer', description: 'For `If-Match`: what the draft was made from' })
  version: number;

  @ApiProperty({ description: "The customer's name" })
  customer: string;

  @ApiProperty({ description: "The service's name" })
  service: string;

  @ApiProperty({ type: AppointmentSlot, description: 'When it is now' })
  now: AppointmentSlot;
}

/** Draft of a move, confirmed by PUT /api/appointments/{id} with the payload. All else of the appointment stays. */
export class AppointmentMove extends AppointmentToChange {
  @ApiProperty({ type: MovedAppointment })
  payload: MovedAppointment;
}

/** Draft of a cancellation, confirmed by POST /api/appointments/{id}/cancel. */
export class AppointmentCancellation extends AppointmentToChange {}

/** Draft of a step, confirmed by POST /api/appointments/{id}/{step}. */
export class AppointmentStep extends AppointmentToChange {
  @ApiProperty({ enum: JOB_STEP_NAMES, enumName: 'JobStep' })
  step: JobStepName;
}

/** Draft of a contact, confirmed by POST /api/contacts. */
export class CustomerDraft {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: "'' while it is not known: it has to be filled in" })
  phone: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'The vehicle' })
  address: string;
}

/** New price of a service. The other fields have their present values. */
export class PricedService {
  @ApiProperty({ description: "The service's name" })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Minutes' })
  duration: number;

  @ApiProperty({ description: 'Dollars' })
  price: number;
}

/** Draft of a price, confirmed by PUT /api/services/{id} with the payload. Prices by size stay. */
export class PriceDraft {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: 'integer', description: 'For `If-Match`: what the draft was made from' })
  version: number;

  @ApiProperty({ description: 'Dollars' })
  now: number;

  @ApiProperty({ type: PricedService })
  payload: PricedService;
}

export const CARD_KINDS = [
  'appointment',
  'message',
  'move',
  'cancel',
  'step',
  'customer',
  'price',
] as const;

/** A draft that the person can change and confirm. Creating it saved nothing. */
export class ChatCard {
  @ApiProperty({ enum: CARD_KINDS, enumName: 'ChatCardKind', description: 'Which part there is' })
  kind: (typeof CARD_KINDS)[number];

  @ApiProperty({ example: 'Full Detail for Jordan Blake' })
  title: string;

  @ApiProperty({ type: [String], description: 'What to look at before confirming' })
  warnings: string[];

  @ApiProperty({ type: AppointmentDraft, required: false })
  appointment?: AppointmentDraft;

  @ApiProperty({ type: MessageDraft, required: false })
  message?: MessageDraft;

  @ApiProperty({ type: AppointmentMove, required: false })
  move?: AppointmentMove;

  @ApiProperty({ type: AppointmentCancellation, required: false })
  cancel?: AppointmentCancellation;

  @ApiProperty({ type: AppointmentStep, required: false })
  step?: AppointmentStep;

  @ApiProperty({ type: CustomerDraft, required: false })
  customer?: CustomerDraft;

  @ApiProperty({ type: PriceDraft, required: false })
  price?: PriceDraft;
}

/** Customer of a draft. A new contact has none yet. */
export const customerOf = ({
  appointment,
  message,
  move,
  cancel,
  step,
}: ChatCard): string | undefined => (appointment ?? message ?? move ?? cancel ?? step)?.customer;
