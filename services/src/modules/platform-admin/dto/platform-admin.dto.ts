import { ApiProperty } from '@nestjs/swagger';
import { Cursor, WholeNumber } from '../../../platform/validation/fields.js';

export class PlatformListQuery {
  @WholeNumber({ min: 1, max: 200, description: 'Page size; default 50' })
  limit?: number;

  @Cursor()
  cursor?: string;
}

export class PlatformMessage {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  message: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}

export class PlatformApplication {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: "'' when none was given" })
  phone: string;

  @ApiProperty({ description: "The position's slug, or 'general'" })
  position: string;

  @ApiProperty({ example: 'Product Designer' })
  positionTitle: string;

  @ApiProperty()
  message: string;

  @ApiProperty()
  fileName: string;

  @ApiProperty({ type: 'integer', description: 'Bytes' })
  fileSize: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

export class PlatformSubscriber {
  @ApiProperty()
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ enum: SUBSCRIBER_STATUSES, enumName: 'SubscriberStatus' })
  status: SubscriberStatus;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmedAt: string | null;
}

export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export class PlatformMail {
  @ApiProperty()
  id: string;

  @ApiProperty()
  to: string;

  @ApiProperty()
  subject: string;

  @ApiProperty({ description: 'Emptied once the mail is sent' })
  text: string;

  @ApiProperty({
    enum: MAIL_STATUSES,
    enumName: 'MailStatus',
    description: '`kept`: this installation sends no e-mail, nothing went out',
  })
  status: MailStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Why the last try failed' })
  error: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;
}

export const MAIL_MODES = ['smtp', 'local'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

export class PlatformMailStatus {
  @ApiProperty({ enum: MAIL_MODES, enumName: 'MailMode' })
  mode: MailMode;

  @ApiProperty({ description: 'The sender of all mails' })
  from: string;
}
