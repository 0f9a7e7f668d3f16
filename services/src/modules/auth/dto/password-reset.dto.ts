import { Email, Password } from '../../../platform/validation/fields.js';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from './account.dto.js';
import { LinkInput } from './links.dto.js';

export class ForgotPasswordInput {
  @Email({ required: 'Please enter your email address', example: 'dana@example.com' })
  email: string;
}

export class ResetPasswordInput extends LinkInput {
  @Password({
    required: 'Please enter a new password',
    min: MIN_PASSWORD_LENGTH,
    tooShort: PASSWORD_TOO_SHORT,
  })
  password: string;
}
