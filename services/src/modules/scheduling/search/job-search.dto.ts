import { Text, WholeNumber } from '../../../platform/validation/fields.js';

export const MOST_FOUND = 20;

export class JobSearchQuery {
  @Text({
    max: 200,
    description:
      'Part of what the customer is found by (name, phone, vehicle, plate, street, notes), the service and a day, such as `ana wash tuesday`; nothing finds nothing',
  })
  q?: string;

  @WholeNumber({ min: 1, max: MOST_FOUND, description: 'Default 5' })
  limit?: number;
}
