import { ApiProperty } from '@nestjs/swagger';
import {
  Cursor,
  Email,
  ListOf,
  OneOf,
  Phone,
  Text,
  WholeNumber,
} from '../../../platform/validation/fields.js';
import { answerOf, inputOf } from '../../../platform/records/dto.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';
import { VersionField } from '../../../platform/versions/index.js';
import { Appointment } from '../../scheduling/index.js';
import { Place } from '../places/place.dto.js';
import { Vehicle } from '../vehicles/vehicle.dto.js';
import { VEHICLE_FIELDS } from '../vehicles/vehicle.fields.js';
import { CONTACT_FIELDS } from '../contact.fields.js';
import { Consent, ConsentInput } from './consent.dto.js';
import { LANGUAGES, type Language } from './language.js';

const { name, phone, vehicle } = CONTACT_FIELDS;
/** Fields with rules or descriptions of their own. */
const OWN = ['name', 'phone', 'email', 'vehicle'] as const;

export const CONTACT_REQUIRED = 'First Name, Last Name, and Phone are required';

/** Two shapes of input: a joined `name` with `address`, or the form's separate fields. */
export class ContactInput extends inputOf(CONTACT_FIELDS, OWN) {
  @Text({ max: name.longest, example: 'Jordan Blake', description: 'First and last name, joined' })
  name?: string;

  @Text({ max: LENGTHS.name, description: 'With `lastName`, instead of `name`' })
  firstName?: string;

  @Text({ max: LENGTHS.name, description: 'With `firstName`, instead of `name`' })
  lastName?: string;

  @Phone({
    max: phone.longest,
    example: '(555) 123-4567',
    description: 'Required, but of a stored customer who has an e-mail address alone',
  })
  phone?: string;

  @Email({ description: 'Optional' })
  email?: string;

  @Text({ max: vehicle.longest, description: 'The vehicle', example: '2021 Subaru Outback, blue' })
  address?: string;

  @Text({ max: vehicle.longest, description: 'Instead of `address`' })
  vehicle?: string;

  @ListOf(ConsentInput, {
    label: 'Consents',
    most: 4,
    each: 'Each consent must be an object with channel, purpose and allowed',
    description: 'What the customer answered; what is left out stays as it is',
  })
  consents?: ConsentInput[];

  @OneOf(LANGUAGES, { enumName: 'Language', description: 'Of messages. Default en' })
  language?: Language;
}

/**
 * Imported history from before the contact's appointments were here. The business's figures do not
 * include it.
 */
export class OpeningBalance {
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lastVisit: string | null;

  @ApiProperty({ description: 'Dollars' })
  totalSpent: number;
}

export class Contact extends answerOf(CONTACT_FIELDS, OWN) {
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

  @ApiProperty({ description: "Date of the latest completed appointment or imported visit, or ''" })
  lastAppointment: string;

  @ApiProperty({ description: 'Dollars of completed appointments, and of imported history' })
  totalSpent: number;

  @ApiProperty({ type: 'integer', description: 'Appointments still to come' })
  upcomingAppointments: number;

  @ApiProperty({
    type: OpeningBalance,
    nullable: true,
    description: 'What of both was imported; null: nothing',
  })
  imported: OpeningBalance | null;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', description: 'Of messages' })
  language: Language;

  @VersionField()
  version: number;
}

export class ContactDetails extends Contact {
  @ApiProperty({ type: Consent, required: false })
  consent?: Consent;

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

/** Scopes of a search: name, e-mail and phone as on the Contacts page, or all fields. */
const SEARCH_SCOPES = ['who', 'everything'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/**
 * Groups by the last visit. due: 60 to 240 days ago and nothing booked. lapsed: longer ago and nothing
 * booked. never: no visit yet.
 */
const CONTACT_VISITS = ['due', 'lapsed', 'never'] as const;
export type ContactVisits = (typeof CONTACT_VISITS)[number];

/** Filter of a list and of an export. */
export class ContactFilter {
  @Text({
    max: 200,
    description: 'Part of the name, the e-mail, the phone, the vehicle or the notes',
  })
  search?: string;

  @OneOf(SEARCH_SCOPES, {
    enumName: 'SearchScope',
    description: 'Where `search` looks; who: only name, e-mail and phone. Default everything',
  })
  in?: SearchScope;

  @OneOf(CONTACT_VISITS, {
    enumName: 'ContactVisits',
    description:
      'due: last here 60 to 240 days ago and nothing booked; lapsed: longer ago and nothing booked; never: no visit yet. Default everybody',
  })
  visits?: ContactVisits;

  @Text({
    max: VEHICLE_FIELDS.make.longest,
    example: 'Ford',
    description: 'Make of one of the vehicles, in any case. Default all',
  })
  make?: string;
}

export class ContactListQuery extends ContactFilter {
  @OneOf(CONTACT_SORTS, { enumName: 'ContactSort', description: 'Default name' })
  sort?: ContactSort;

  @WholeNumber({ min: 1, max: 500, description: 'Page size; without it all are answered' })
  limit?: number;

  @Cursor()
  cursor?: string;
}

/** Choices for upcoming appointments when a contact is deleted. */
const FATES = ['cancel', 'keep'] as const;
export type AppointmentsFate = (typeof FATES)[number];

export class ContactDeletionQuery {
  @OneOf(FATES, {
    enumName: 'AppointmentsFate',
    description: 'Appointments still to come; required where there are some',
  })
  appointments?: AppointmentsFate;
}

export class ContactDeleted {
  @ApiProperty()
  id: string;
}
