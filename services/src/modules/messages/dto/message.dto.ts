import { ApiProperty } from '@nestjs/swagger';
import { OneOf, Text } from '../../../platform/validation/fields.js';

/** Occasions of an appointment on which its customer gets a message. */
export const MESSAGE_OCCASIONS = [
  'scheduled',
  'changed',
  'cancelled',
  'reminder',
  'on-my-way',
  'finished',
  'no-show',
] as const;
export type MessageOccasion = (typeof MESSAGE_OCCASIONS)[number];

/**
 * `written`: typed by a user. `received`: written by the customer. `confirmed`, `stop`, `start` and
 * `help`: answers by themselves to what the customer wrote.
 */
export const MESSAGE_KINDS = [
  ...MESSAGE_OCCASIONS,
  'written',
  'received',
  'confirmed',
  'stop',
  'start',
  'help',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_DIRECTIONS = ['in', 'out'] as const;
export type MessageDirection = (typeof MESSAGE_DIRECTIONS)[number];

export const MESSAGE_CHANNELS = ['sms', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/**
 * `handed-over` to a program of the phone, which may have sent it or not. `sent`: the provider took it.
 * `delivered`: it reached the phone, as far as the provider knows. `received` from the customer.
 */
export const MESSAGE_STATES = [
  'handed-over',
  'queued',
  'sent',
  'delivered',
  'failed',
  'skipped',
  'received',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const Occasion = () => ApiProperty({ enum: MESSAGE_OCCASIONS, enumName: 'MessageOccasion' });
const Kind = () => ApiProperty({ enum: MESSAGE_KINDS, enumName: 'MessageKind' });
const Channel = () => ApiProperty({ enum: MESSAGE_CHANNELS, enumName: 'MessageChannel' });
const Subject = () => ApiProperty({ description: "'' for a text message" });

/** Finished message that nobody has sent yet. */
export class ReadyMessage {
  @Occasion()
  kind: MessageOccasion;

  @Channel()
  channel: MessageChannel;

  @ApiProperty({ example: '+15551234567', description: 'Number in E.164, or an email address' })
  to: string;

  @Subject()
  subject: string;

  @ApiProperty({
    example: 'Hi Ana, a reminder from Two Vans: your Full Detail is on Thu, Jun 18 at 9:00 AM.',
  })
  text: string;

  @ApiProperty({
    description: 'Start, place and service that the text names: send it back as it is',
  })
  about: string;
}

export class JobMessage {
  @ApiProperty()
  id: string;

  @Kind()
  kind: MessageKind;

  @Channel()
  channel: MessageChannel;

  @ApiProperty({ enum: MESSAGE_STATES, enumName: 'MessageState' })
  state: MessageState;

  @Subject()
  subject: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'User who handed it over; null: sent by itself',
  })
  by: string | null;

  @ApiProperty({ description: "Why it failed or was skipped; '' otherwise" })
  problem: string;
}

export class JobMessages {
  @ApiProperty({
    type: ReadyMessage,
    nullable: true,
    description: 'What the customer should hear next; null: nothing, or they cannot be reached',
  })
  ready: ReadyMessage | null;

  @ApiProperty({
    example: 'Ana has no phone number or email.',
    description: "Why the customer cannot be written to; '' where they can",
  })
  refusal: string;

  @ApiProperty({ type: [JobMessage], description: 'Newest first' })
  messages: JobMessage[];
}

export const LONGEST_SUBJECT = 200;
export const LONGEST_TEXT = 1600;
const LONGEST_ABOUT = 200;

/** Message that a user handed to the program of the phone. */
export class HandedOver {
  @OneOf(MESSAGE_OCCASIONS, {
    ...{ enumName: 'MessageOccasion', required: 'Please say what it is about' },
  })
  kind: MessageOccasion;

  @OneOf(MESSAGE_CHANNELS, { enumName: 'MessageChannel', required: 'Please choose a channel' })
  channel: MessageChannel;

  @Text({ max: LONGEST_SUBJECT, description: "'' for a text message" })
  subject?: string;

  @Text({ max: LONGEST_TEXT, required: 'Please enter a text' })
  text: string;

  @Text({ max: LONGEST_ABOUT, required: 'Please send what the text is about' })
  about: string;
}

/** An appointment of tomorrow whose customer has no reminder yet. */
export class Reminder {
  @ApiProperty({ description: "The appointment's" })
  id: string;

  @ApiProperty()
  contactId: string;

  @ApiProperty({ description: 'Name' })
  customer: string;

  @ApiProperty()
  service: string;

  @ApiProperty({ example: '09:00' })
  startTime: string;

  @ApiProperty({ type: ReadyMessage, nullable: true })
  ready: ReadyMessage | null;

  @ApiProperty({ description: "Why the customer cannot be written to; '' where they can" })
  refusal: string;
}

export class ReminderList {
  @ApiProperty({ format: 'date', description: "Tomorrow in the business's zone" })
  date: string;

  @ApiProperty({ type: [Reminder], description: 'By time' })
  appointments: Reminder[];
}
