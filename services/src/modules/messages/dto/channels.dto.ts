import { ApiProperty } from '@nestjs/swagger';

/**
 * `connected`: messages leave by themselves. `unconfirmed`: the owner has not confirmed an email
 * address. `none`: this installation sends no email.
 */
export const EMAIL_CHANNELS = ['connected', 'unconfirmed', 'none'] as const;
export type EmailChannel = (typeof EMAIL_CHANNELS)[number];

/** Ways in which messages leave by themselves. */
export class MessageChannels {
  @ApiProperty({ enum: EMAIL_CHANNELS, enumName: 'EmailChannel' })
  email: EmailChannel;

  @ApiProperty({ description: 'Sender of the emails', example: 'hello@clearcoat.example' })
  from: string;

  @ApiProperty({ description: "Where customers' answers go; '' where the business has no email" })
  replyTo: string;
}
