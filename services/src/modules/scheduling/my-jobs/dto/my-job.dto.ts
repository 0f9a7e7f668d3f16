import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { WayTo } from '../../calendar/dto/route.dto.js';
import { TECHNICIAN_KEYS } from '../../appointment.fields.js';
import { Appointment } from '../../dto/appointment.dto.js';

/** Contact data for the crew on site. */
export class MyJobCustomer {
  @ApiProperty()
  name: string;

  @ApiProperty()
  phone: string;

  @ApiPropertyOptional({ description: 'What to know about the customer' })
  notes?: string;
}

/** Appointment fields that a crew member sees. */
export const SHOWN_KEYS = [
  'id',
  'vehicle',
  'place',
  'crew',
  'service',
  'date',
  'startTime',
  'endTime',
  'status',
  'timeline',
  ...TECHNICIAN_KEYS,
  'version',
] as const;

/** An appointment of the user's own crew, limited to what the work needs. */
export class MyJob extends PickType(Appointment, SHOWN_KEYS) {
  @ApiProperty({ type: MyJobCustomer })
  customer: MyJobCustomer;

  @ApiProperty({ type: [String], description: 'What is done beside the service' })
  addons: string[];

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null: the business keeps prices to itself',
  })
  price: number | null;
}

/** An appointment in a list of whole days, with the travel to it. */
export class MyJobOfDay extends IntersectionType(MyJob, WayTo) {}
