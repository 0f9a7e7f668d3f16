import { ApiProperty } from '@nestjs/swagger';
import { Cursor } from '../../../platform/validation/fields.js';
import {
  MESSAGE_KINDS,
  type MessageChannel,
  type MessageDirection,
  type MessageKind,
  type MessageState,
} from '../dto/message.dto.js';
import {
  Channel,
  ContactId,
  cursor,
  Direction,
  Key,
  Name,
  Next,
  State,
} from './conversation.dto.js';

export class ConversationMessage {
  @ApiProperty()
  id: string;

  @Direction()
  direction: MessageDirection;

  @Channel()
  channel: MessageChannel;

  @ApiProperty({ enum: MESSAGE_KINDS, enumName: 'MessageKind' })
  kind: MessageKind;

  @State()
  state: MessageState;

  @ApiProperty({ description: "'' for a text message" })
  subject: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'User who wrote it; null: sent by itself, received, or the user has left',
  })
  by: string | null;

  @ApiProperty({ description: "Why it failed; '' otherwise" })
  problem: string;

  @ApiProperty({ type: String, nullable: true })
  appointmentId: string | null;
}

/**
 * `connected`: messages leave from here. `own-phone`: a program of the user's device sends them.
 * `refused` by the customer. `none`: there is no number or address.
 */
export const CHANNEL_STATES = ['connected', 'own-phone', 'refused', 'none'] as const;
export type ChannelState = (typeof CHANNEL_STATES)[number];

const OfChannel = () => ApiProperty({ enum: CHANNEL_STATES, enumName: 'ChannelState' });

export class ConversationChannels {
  @OfChannel()
  sms: ChannelState;

  @OfChannel()
  email: ChannelState;
}

export class ConversationThread {
  @Key()
  key: string;

  @ContactId()
  contactId: string | null;

  @Name()
  name: string;

  @ApiProperty({ description: "Number in E.164; '' where there is none" })
  phone: string;

  @ApiProperty({ description: "Email address; '' where there is none" })
  email: string;

  @ApiProperty()
  channels: ConversationChannels;

  @ApiProperty({
    example: 'Ana asked for no messages.',
    description: "Why the customer cannot be written to; '' where they can",
  })
  refusal: string;

  @ApiProperty({ type: [ConversationMessage], description: 'Newest first' })
  messages: ConversationMessage[];

  @Next()
  next: string | null;
}

export class ThreadQuery {
  @Cursor(cursor)
  cursor?: string;
}
