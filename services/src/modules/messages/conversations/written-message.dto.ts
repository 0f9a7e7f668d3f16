import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { OneOf, Text, YesNo } from '../../../platform/validation/fields.js';
import {
  LONGEST_SUBJECT,
  LONGEST_TEXT,
  MESSAGE_CHANNELS,
  type MessageChannel,
} from '../dto/message.dto.js';

/** A message of a user to a customer. */
export class WrittenMessage {
  @OneOf(MESSAGE_CHANNELS, { enumName: 'MessageChannel', required: 'Please choose a channel' })
  channel: MessageChannel;

  @Text({ max: LONGEST_TEXT, required: 'Please enter a text' })
  text: string;

  @Text({ max: LONGEST_SUBJECT, description: 'Of an email; default: the name of the business' })
  subject?: string;

  @YesNo({ description: 'A program of the device sends it; this call only records it' })
  handedOver?: boolean;
}

export class ReadUpTo {
  @ApiProperty({ description: 'Id of the newest message that was seen' })
  @IsUUID('all', { message: 'UpTo must be the id of a message' })
  upTo: string;
}

export class UnreadMessages {
  @ApiProperty({ type: 'integer', description: 'How many messages nobody has read, in all' })
  unread: number;
}
