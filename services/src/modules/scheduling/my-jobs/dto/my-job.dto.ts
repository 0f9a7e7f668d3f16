import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { WayTo } from '../../calendar/dto/route.dto.js';
import { Appointment } from '../../dto/appointment.dto.js';

/** Whom one meets, and how to reach them. */
export class MyJobCustomer {
  @ApiProperty()
  name: string;

  @ApiProperty()
  phone: string;

  @ApiPropertyOptional({ description: 'What to know about the customer' })
  notes?: string;
}

/** What is needed to do a job. */
export const SHOWN_KEYS = [
  'id',
  'vehicle',
  'place',
  'resource',
  'service',
  'date',
  'startTime',
  'endTime',
  'status',
  'timeline',
  'notes',
  'version',
] as const;

/** A job of one's own crew: what is needed to do it, and no more. */
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

/** One of a list that has the whole day of its crew. */
export class MyJobOfDay extends IntersectionType(MyJob, WayTo) {}
