import { ApiProperty } from '@nestjs/swagger';
import { YesNo } from '../../../platform/validation/fields.js';

/**
 * `connected`: messages leave by themselves. `unconfirmed`: the owner has not confirmed an email
 * address. `none`: this installation sends no email.
 */
export const EMAIL_CHANNELS = ['connected', 'unconfirmed', 'none'] as const;
export type EmailChannel = (typeof EMAIL_CHANNELS)[number];

/**
 * `connected`: the business has a number. `available`: it can get one. `unconfirmed`: its owner has to
 * confirm an email address first. `none`: this installation sends no text messages.
 */
export const TEXT_CHANNELS = ['connected', 'available', 'unconfirmed', 'none'] as const;
export type TextChannelState = (typeof TEXT_CHANNELS)[number];

export class TextChannel {
  @ApiProperty({ enum: TEXT_CHANNELS, enumName: 'TextChannelState' })
  state: TextChannelState;

  @ApiProperty({ description: "In E.164; '' for none", example: '+15551234567' })
  number: string;

  @ApiProperty({ description: 'Whether text messages leave by themselves' })
  isOn: boolean;

  @ApiProperty({ type: 'integer', description: 'Parts of text messages sent in this month' })
  used: number;

  @ApiProperty({ type: 'integer', description: 'Parts that the plan allows in a month' })
  limit: number;
}

/** Ways in which messages leave by themselves. */
export class MessageChannels {
  @ApiProperty({ enum: EMAIL_CHANNELS, enumName: 'EmailChannel' })
  email: EmailChannel;

  @ApiProperty({ description: 'Sender of the emails', example: 'hello@clearcoat.example' })
  from: string;

  @ApiProperty({ description: "Where customers' answers go; '' where the business has no email" })
  replyTo: string;

  @ApiProperty({ type: TextChannel })
  text: TextChannel;
}

export class TextSwitch {
  @YesNo({ required: 'Please choose on or off' })
  isOn: boolean;
}
