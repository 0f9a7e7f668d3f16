import { ApiProperty } from '@nestjs/swagger';
import { Cursor, WholeNumber } from '../../../platform/validation/fields.js';
import {
  MESSAGE_CHANNELS,
  MESSAGE_DIRECTIONS,
  MESSAGE_STATES,
  type MessageChannel,
  type MessageDirection,
  type MessageState,
} from '../dto/message.dto.js';

export const Key = () =>
  ApiProperty({
    description: "The contact's id, or the number in E.164 of somebody who is no contact",
    example: '+15551234567',
  });
export const ContactId = () => ApiProperty({ type: String, nullable: true });
export const Name = () =>
  ApiProperty({ description: 'Name of the contact, or the number', example: '(555) 123-4567' });
export const Channel = () => ApiProperty({ enum: MESSAGE_CHANNELS, enumName: 'MessageChannel' });
export const Direction = () =>
  ApiProperty({ enum: MESSAGE_DIRECTIONS, enumName: 'MessageDirection' });
export const State = () => ApiProperty({ enum: MESSAGE_STATES, enumName: 'MessageState' });
export const Next = () =>
  ApiProperty({ type: String, nullable: true, description: 'Cursor of the next page' });

/** A conversation in the list, with its last message. */
export class Conversation {
  @Key()
  key: string;

  @ContactId()
  contactId: string | null;

  @Name()
  name: string;

  @Channel()
  channel: MessageChannel;

  @ApiProperty({ description: 'Beginning of the last message, on one line' })
  text: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @Direction()
  direction: MessageDirection;

  @State()
  state: MessageState;

  @ApiProperty({ type: 'integer', description: 'How many messages nobody has read' })
  unread: number;
}

export class ConversationList {
  @ApiProperty({ type: [Conversation], description: 'The latest message first' })
  conversations: Conversation[];

  @ApiProperty({ type: 'integer', description: 'How many messages nobody has read, in all' })
  unread: number;

  @Next()
  next: string | null;
}

export const cursor = { description: '`next` of the page before' };

export class ConversationListQuery {
  @WholeNumber({ min: 1, max: 100, description: 'Page size; default 30' })
  limit?: number;

  @Cursor(cursor)
  cursor?: string;
}
