import { Password, Text } from '../../../platform/validation/fields.js';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from './account.dto.js';

/** The secret of a link from a mail. It travels in bodies: addresses stand in logs. */
export class LinkInput {
  @Text({ max: 200, required: 'Please open the link from your e-mail', description: 'Of the link' })
  token: string;
}

export class AcceptInput extends LinkInput {
  @Password({
    required: 'Please choose a password',
    min: MIN_PASSWORD_LENGTH,
    tooShort: PASSWORD_TOO_SHORT,
  })
  password: string;
}
