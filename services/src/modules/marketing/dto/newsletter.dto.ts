import { Email, Text } from '../../../platform/validation/fields.js';

export class NewsletterInput {
  @Email({ required: 'Please enter your email address', example: 'dana@example.com' })
  email: string;
}

export class NewsletterLinkInput {
  @Text({ max: 200, required: 'Please open the link from your e-mail', description: 'Of the link' })
  token: string;
}
