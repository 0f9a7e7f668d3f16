import { ApiProperty } from '@nestjs/swagger';
import { Cursor, Email, OneOf, Text, WholeNumber } from '../../../platform/validation/fields.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';
import { VersionField } from '../../../platform/versions/index.js';
import { Appointment } from '../../scheduling/index.js';
import { Place } from '../places/place.dto.js';
import { Vehicle } from '../vehicles/vehicle.dto.js';
import { CONTACT_FIELDS, type ShownValues } from '../contact.fields.js';

const { name, phone, vehicle, notes } = CONTACT_FIELDS;

export const CONTACT_REQUIRED = 'First Name, Last Name, and Phone are required';

/** Both shapes the screens send: a joined `name` with `address`, or the form's raw fields. */
export class ContactInput {
  @Text({ max: name.longest, example: 'Jordan Blake', description: 'First and last name, joined' })
  name?: string;

  @Text({ max: LENGTHS.name, description: 'With `lastName`, instead of `name`' })
  firstName?: string;

  @Text({ max: LENGTHS.name, description: 'With `firstName`, instead of `name`' })
  lastName?: string;

  @Text({ max: phone.longest, required: CONTACT_REQUIRED, example: '(555) 123-4567' })
  phone: string;

  @Email({ description: 'Optional' })
  email?: string;

  @Text({ max: vehicle.longest, description: 'The vehicle', example: '2021 Subaru Outback, blue' })
  address?: string;

  @Text({ max: vehicle.longest, description: 'Instead of `address`' })
  vehicle?: string;

  @Text({ max: notes.longest })
  notes?: string;
}

/** From before their jobs stood here, as an import has said it; no figure of the business counts it. */
export class OpeningBalance {
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lastVisit: string | null;

  @ApiProperty({ description: 'Dollars' })
  totalSpent: number;
}

export class Contact implements ShownValues {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'Full name' })
  name: string;

  @ApiProperty({ description: "'' when unknown" })
  email: string;

  @ApiProperty({ description: 'As it was typed, or as an import has tidied it' })
  phone: string;

  @ApiProperty({ description: 'The vehicle' })
  address: string;

  @ApiProperty()
  notes: string;

  @ApiProperty({ description: "Date of the latest completed appointment, or ''" })
  lastAppointment: string;

  @ApiProperty({ description: 'Dollars of completed appointments' })
  totalSpent: number;

  @ApiProperty({ type: 'integer', description: 'Appointments still to come' })
  upcomingAppointments: number;

  @ApiProperty({ type: OpeningBalance, nullable: true, description: 'null: nothing was said' })
  opening: OpeningBalance | null;

  @VersionField()
  version: number;
}

export class ContactDetails extends Contact {
  @ApiProperty({ type: [Vehicle], description: 'The first is what `address` says' })
  vehicles: Vehicle[];

  @ApiProperty({ type: [Place] })
  places: Place[];

  @ApiProperty({ type: [Appointment], description: 'Latest first' })
  history: Appointment[];
}

export const CONTACT_SORTS = [
  'name',
  '-name',
  'lastAppointment',
  '-lastAppointment',
  'totalSpent',
  '-totalSpent',
] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** Which of the customers: of a list, and of an export. */
export class ContactFilter {
  @Text({
    max: 200,
    description: 'Part of the name, the e-mail, the phone, the vehicle or the notes',
  })
  search?: string;
}

export class ContactListQuery extends ContactFilter {
  @OneOf(CONTACT_SORTS, { enumName: 'ContactSort', description: 'Default name' })
  sort?: ContactSort;

  @WholeNumber({ min: 1, max: 500, description: 'Page size; without it all are answered' })
  limit?: number;

  @Cursor()
  cursor?: string;
}

export class ContactDeleted {
  @ApiProperty()
  id: string;
}
