import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../../platform/validation/fields.js';
import { OnlyKnownFields } from '../../../../platform/validation/known-fields.js';
import { JobLine, JobLineInput, Lines } from './line.dto.js';

/** Fields that are accepted and ignored, so that a client can send a whole draft of an appointment. */
const OF_APPOINTMENTS = [
  ...['date', 'endDate', 'time', 'startTime', 'endTime', 'placeId', 'crewId'],
  ...['status', 'source', 'cancelReason', 'notes', 'price', 'onlyIfFree'],
];

@OnlyKnownFields(undefined, OF_APPOINTMENTS)
export class QuoteInput {
  @Text({ max: 64, required: 'Please select a service type', example: 's1' })
  serviceId: string;

  @Text({ max: 64, description: 'Whose first vehicle it is for, where no vehicle is named' })
  contactId?: string;

  @Text({ max: 64, nullable: true, description: "One of the customer's; its size counts" })
  vehicleId?: string | null;

  @Text({
    max: 64,
    nullable: true,
    description: 'A size of vehicle, where no vehicle is named; its price counts',
  })
  sizeId?: string | null;

  @Text({ max: 64, description: 'One that is booked: what it has keeps the price of its booking' })
  appointmentId?: string;

  @Lines('Add-ons, fees and discounts; left out: what the appointment has')
  lines?: JobLineInput[];
}

export class Quote {
  @ApiProperty({ type: [JobLine], description: "The service's first" })
  lines: JobLine[];

  @ApiProperty({ description: 'Dollars that they come to' })
  price: number;

  @ApiProperty({ type: 'integer' })
  minutes: number;
}
