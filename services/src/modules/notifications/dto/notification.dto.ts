import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsUUID } from 'class-validator';
import { Cursor, WholeNumber } from '../../../platform/validation/fields.js';

export const NOTIFICATION_KINDS = [
  'appointment.booked',
  'appointment.cancelled',
  'appointment.changed',
  'job.progress',
  'customer.message',
  'import.finished',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export class Notification {
  @ApiProperty()
  id: string;

  @ApiProperty({ enum: NOTIFICATION_KINDS, enumName: 'NotificationKind' })
  kind: NotificationKind;

  @ApiProperty({ example: 'New appointment' })
  title: string;

  @ApiProperty({ example: 'Full Detail for Jordan Blake, Jun 18, 2026 at 12:00 PM' })
  text: string;

  @ApiProperty({ description: 'Path in the app', example: '/appointments' })
  link: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  read: boolean;
}

export class NotificationList {
  @ApiProperty({ type: 'integer', description: 'How many are unread in all' })
  unread: number;

  @ApiProperty({ type: [Notification], description: 'Newest first' })
  items: Notification[];
}

export class NotificationQuery {
  @WholeNumber({ min: 1, max: 100, description: 'Page size; default 20' })
  limit?: number;

  @Cursor()
  cursor?: string;
}

const MOST_IDS = 200;

export class ReadInput {
  @ApiProperty({ type: [String], required: false, description: 'Absent: all of them' })
  @IsOptional()
  @IsUUID('all', { each: true, message: 'Ids must be those of notifications' })
  @ArrayMinSize(1, { message: 'Ids must name at least one notification' })
  @ArrayMaxSize(MOST_IDS, { message: `Ids must be at most ${MOST_IDS}` })
  @IsArray({ message: 'Ids must be a list' })
  ids?: string[];
}

export class UnreadCount {
  @ApiProperty({ type: 'integer', description: 'How many are unread now' })
  unread: number;
}
