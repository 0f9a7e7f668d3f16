import { ApiProperty } from '@nestjs/swagger';
import { OneOf, Text } from '../../../platform/validation/fields.js';
import { LANGUAGES, type Language } from '../../crm/index.js';
import {
  MESSAGE_CHANNELS,
  MESSAGE_OCCASIONS,
  type MessageChannel,
  type MessageOccasion,
} from '../dto/message.dto.js';
import { SMS_ENCODINGS, type SmsEncoding } from '../segments.js';
import { PLACEHOLDERS, type Placeholder } from './placeholders.js';

const LONGEST_SUBJECT = 200;
/** Shorter than the longest message, because values are longer than their placeholders. */
const LONGEST_BODY = 1000;

export class TemplateText {
  @ApiProperty({ description: "'' for a text message" })
  subject: string;

  @ApiProperty({ example: 'Hi {first_name}, see you on {date} at {time}!' })
  body: string;
}

/** Text of a message with placeholders: the built-in one, and that of the business. */
export class MessageTemplate {
  @ApiProperty({ enum: MESSAGE_OCCASIONS, enumName: 'MessageOccasion' })
  occasion: MessageOccasion;

  @ApiProperty({ enum: MESSAGE_CHANNELS, enumName: 'MessageChannel' })
  channel: MessageChannel;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({
    ...{ enum: PLACEHOLDERS, enumName: 'Placeholder', isArray: true },
    description: 'Names that the text may have in braces',
  })
  placeholders: readonly Placeholder[];

  @ApiProperty({ type: TemplateText })
  builtIn: TemplateText;

  @ApiProperty({ type: TemplateText, nullable: true, description: 'null: the built-in text' })
  own: TemplateText | null;

  @ApiProperty({
    ...{ type: 'integer', minimum: 0 },
    description: 'Grows with every change; sent back as `If-Match: "3"`; 0: the built-in text',
  })
  version: number;
}

export class TemplateInput {
  @Text({ max: LONGEST_SUBJECT, description: 'Of an email; left out of a text message' })
  subject?: string;

  @Text({ max: LONGEST_BODY, required: 'Please enter a text' })
  body: string;
}

export class TemplateDraft extends TemplateInput {
  @OneOf(MESSAGE_OCCASIONS, {
    ...{ enumName: 'MessageOccasion', required: 'Please say what it is about' },
  })
  occasion: MessageOccasion;

  @OneOf(MESSAGE_CHANNELS, { enumName: 'MessageChannel', required: 'Please choose a channel' })
  channel: MessageChannel;

  @OneOf(LANGUAGES, { enumName: 'Language', required: 'Please choose a language' })
  language: Language;

  @Text({ max: 40, description: 'Whose facts to show. Default: the next appointment' })
  appointmentId?: string;
}

export class PreviewedJob {
  @ApiProperty({ description: 'Name' })
  customer: string;

  @ApiProperty()
  service: string;
}

/** Why a text cannot be saved; '' where it can. */
export class TemplateProblems {
  @ApiProperty({ example: '' })
  subject: string;

  @ApiProperty({ example: 'This message has no {price}.' })
  body: string;
}

/** A text with the facts of an appointment. */
export class TemplatePreview {
  @ApiProperty({ description: "'' for a text message" })
  subject: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ type: 'integer', description: 'Characters, as text messages count them' })
  length: number;

  @ApiProperty({ type: 'integer', description: 'Text messages that it is charged as' })
  segments: number;

  @ApiProperty({ enum: SMS_ENCODINGS, enumName: 'SmsEncoding' })
  encoding: SmsEncoding;

  @ApiProperty({
    ...{ type: PreviewedJob, nullable: true },
    description: 'Whose facts these are; null: made up, because there is no appointment to come',
  })
  appointment: PreviewedJob | null;

  @ApiProperty({ type: TemplateProblems })
  problems: TemplateProblems;
}
