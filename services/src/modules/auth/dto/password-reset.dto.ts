import { Email, Password, Text } from '../../../platform/validation/fields.js';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from './account.dto.js';

export class ForgotPasswordInput {
  @Email({ required: 'Please enter your email address', example: 'dana@example.com' })
  email: string;
}

export class ResetPasswordInput {
  @Text({ max: 200, required: 'Please open the link from your e-mail', description: 'Of the link' })
  token: string;

  @Password({
    required: 'Please enter a new password',
    min: MIN_PASSWORD_LENGTH,
    tooShort: PASSWORD_TOO_SHORT,
  })
  password: string;
}
