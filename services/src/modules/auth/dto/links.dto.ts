import { Password, Text } from '../../../platform/validation/fields.js';
import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from './account.dto.js';

/** Secret token of a mailed link. It is sent in the body because URLs are logged. */
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
