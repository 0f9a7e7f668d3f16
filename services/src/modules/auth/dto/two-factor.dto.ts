import { ApiProperty } from '@nestjs/swagger';
import { Password, Text } from '../../../platform/validation/fields.js';
import { OnlyKnownFields } from '../../../platform/validation/known-fields.js';

export class TwoFactorState {
  @ApiProperty()
  enabled: boolean;

  @ApiProperty({ type: 'integer' })
  recoveryCodesLeft: number;
}

export class TwoFactorSetup {
  @ApiProperty({ description: 'To type in where no camera is at hand' })
  secret: string;

  @ApiProperty({ description: 'The QR code, as the data URI of an SVG image' })
  qrCode: string;
}

export class TwoFactorCodeInput {
  @Text({ max: 20, required: 'Please enter the code from your app', example: '123456' })
  code: string;
}

export class RecoveryCodes {
  @ApiProperty({ type: [String], description: 'Each signs in once; only shown now' })
  recoveryCodes: string[];
}

/**
 * Requires the password, so that an unlocked screen is not enough to change two-factor authentication.
 */
export class TwoFactorChangeInput {
  @Password({ required: 'Please enter your current password' })
  currentPassword: string;
}

/** Second factor for sensitive actions, required if the person has one. */
@OnlyKnownFields()
export class SecondFactorInput {
  @Text({
    max: 20,
    example: '123456',
    description:
      "Needed of a person with two-factor authentication: the app's code or a recovery code",
  })
  code?: string;
}

export class TwoFactorEndInput extends TwoFactorChangeInput {
  @Text({ max: 20, example: '123456', description: "The app's code or a recovery code" })
  code?: string;
}
