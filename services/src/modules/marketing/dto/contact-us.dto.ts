import { ApiProperty } from '@nestjs/swagger';
import { Email, Text } from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';

export class ContactUsInput {
  @Text({ max: 120, required: 'Please enter your name', example: 'Dana Reyes' })
  name: string;

  @Email({ required: 'Please enter your email address', example: 'dana@example.com' })
  email: string;

  @Text({ max: 200, required: 'Please enter a subject' })
  subject: string;

  @Text({ max: LENGTHS.notes, required: 'Please enter a message' })
  message: string;
}

export class ContactUsReceived {
  @ApiProperty({ enum: [true] })
  received: true;
}
