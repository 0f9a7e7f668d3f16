import { ApiProperty } from '@nestjs/swagger';
import { OneOf, Text, YesNo } from '../../../platform/validation/fields.js';

export const CONSENT_CHANNELS = ['sms', 'email'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** `service`: about appointments. `marketing`: offers. */
export const CONSENT_PURPOSES = ['service', 'marketing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Answer of a contact, when and to whom. */
export class PurposeConsent {
  @ApiProperty({ type: Boolean, nullable: true, description: 'null: nobody knows' })
  allowed: boolean | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'import',
    description: 'import, typed or answer',
  })
  source: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'User who entered it' })
  by: string | null;

  @ApiProperty({ description: "Words that the contact agreed to; '' where none are known" })
  words: string;
}

/** Consent to one channel: to messages about appointments, and to offers. */
export class ChannelConsent extends PurposeConsent {
  @ApiProperty({ type: PurposeConsent })
  marketing: PurposeConsent;
}

/** Consent of a contact to messages. */
export class Consent {
  @ApiProperty({ type: ChannelConsent })
  sms: ChannelConsent;

  @ApiProperty({ type: ChannelConsent })
  email: ChannelConsent;
}

export const LONGEST_WORDS = 300;

/** Answer of a contact to whether they may be written to. */
export class ConsentInput {
  @OneOf(CONSENT_CHANNELS, { enumName: 'ConsentChannel', required: 'Please choose a channel' })
  channel: ConsentChannel;

  @OneOf(CONSENT_PURPOSES, { enumName: 'ConsentPurpose', required: 'Please choose a purpose' })
  purpose: ConsentPurpose;

  @YesNo({ required: 'Please choose yes or no' })
  allowed: boolean;

  @Text({ max: LONGEST_WORDS, description: 'Words that the contact agreed to' })
  words?: string;
}
