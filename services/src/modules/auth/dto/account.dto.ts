import { ApiProperty } from '@nestjs/swagger';
import { Email, Name, Password, Phone } from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';

export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long';
export const MIN_PASSWORD_LENGTH = 6;

export class ProfileInput {
  @Name({ max: LENGTHS.name, required: 'Please enter your first name', example: 'Dana' })
  firstName: string;

  @Name({ max: LENGTHS.name, example: 'Reyes' })
  lastName?: string;

  @Email({ required: 'Please enter a valid email address', example: 'dana@example.com' })
  email: string;

  @Phone({ max: LENGTHS.phone })
  phone?: string;

  @Password({ description: 'Needed when the e-mail address changes: it signs in' })
  currentPassword?: string;
}

export class PasswordInput {
  @Password({ required: 'Please enter your current password' })
  currentPassword: string;

  @Password({
    required: 'Please enter a new password',
    min: MIN_PASSWORD_LENGTH,
    tooShort: PASSWORD_TOO_SHORT,
  })
  newPassword: string;
}

export class UserSession {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'What the browser says it is' })
  userAgent: string;

  @ApiProperty({ description: 'Network address at sign-in' })
  address: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'To within some minutes' })
  lastSeenAt: string;

  @ApiProperty({ description: 'The session that asks' })
  isCurrent: boolean;
}

export class SessionEnded {
  @ApiProperty()
  id: string;
}
