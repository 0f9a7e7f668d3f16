import { ApiProperty } from '@nestjs/swagger';
import { Message } from '../../../platform/openapi/message.dto.js';
import { Email, OneOf, Phone, Text } from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';
import { POSITIONS, type Position } from '../positions.js';

export class ApplicationInput {
  @Text({ max: 120, required: 'Please enter your name', example: 'Dana Reyes' })
  name: string;

  @Email({ required: 'Please enter your email address', example: 'dana@example.com' })
  email: string;

  @Phone({ max: LENGTHS.phone })
  phone?: string;

  @OneOf(POSITIONS, { enumName: 'Position', required: 'Please choose a position' })
  position: Position;

  @Text({ max: 2000 })
  message?: string;
}

export class ApplicationReceived extends Message {
  @ApiProperty()
  id: string;
}
