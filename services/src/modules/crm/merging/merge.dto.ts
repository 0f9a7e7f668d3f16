import { ApiProperty } from '@nestjs/swagger';
import { Email, Phone, Text } from '../../../platform/validation/fields.js';
import { CONTACT_FIELDS } from '../contact.fields.js';
import { Contact } from '../dto/contact.dto.js';

const { name, phone, notes } = CONTACT_FIELDS;

/** Merge of two contacts. Omitted fields keep the values of the remaining contact. */
export class MergeInput {
  @Text({
    max: 64,
    required: 'Please choose the other customer',
    description: 'Whose jobs, vehicles and addresses come along, and who leaves the list for good',
  })
  otherId: string;

  @Text({ max: name.longest })
  name?: string;

  @Phone({ max: phone.longest })
  phone?: string;

  @Email({ description: 'Optional' })
  email?: string;

  @Text({ max: notes.longest })
  notes?: string;
}

export class MergedContact extends Contact {
  @ApiProperty({ type: 'integer', description: 'Jobs that came along' })
  jobs: number;
}
