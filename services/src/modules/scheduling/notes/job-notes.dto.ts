import { Text } from '../../../platform/validation/fields.js';
import { APPOINTMENT_FIELDS } from '../appointment.fields.js';

export class JobNotes {
  @Text({ max: APPOINTMENT_FIELDS.notes.longest, description: 'What they were when absent' })
  notes?: string;
}
