import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Text } from '../../../platform/validation/fields.js';
import { Contact, ContactInput } from '../dto/contact.dto.js';

/**
 * Merge of two contacts. An omitted field has the value of the remaining contact, or of the other one
 * if that is empty. Texts with several lines have those of both.
 */
export class MergeInput extends OmitType(ContactInput, [
  'firstName',
  'lastName',
  'address',
  'vehicle',
]) {
  @Text({
    max: 64,
    required: 'Please choose the other customer',
    description: 'Whose jobs, vehicles and addresses come along, and who leaves the list for good',
  })
  otherId: string;
}

export class MergedContact extends Contact {
  @ApiProperty({ type: 'integer', description: 'Jobs that came along' })
  jobs: number;
}
