import { Text } from '../../../platform/validation/fields.js';
import { APPOINTMENT_TEXTS } from '../appointment.fields.js';

export class JobNotes {
  @Text({ max: APPOINTMENT_TEXTS.notes.longest, description: 'What they were when absent' })
  notes?: string;
}
