import { PLACE_FIELDS } from '../places/place.fields.js';
import { VEHICLE_FIELDS } from '../vehicles/vehicle.fields.js';

const { label: _label, ...PLACE_PARTS } = PLACE_FIELDS;

interface ExtraFacts {
  /** Beginning of the error message for a value that is too long. */
  label: string;
  longest: number;
}

/** Columns of an import besides the contact's own fields: vehicle, place, history and consent. */
export const EXTRA_FIELDS = {
  size: { label: 'The size is', longest: 60 },
  plate: { label: 'The license plate is', longest: VEHICLE_FIELDS.plate.longest },
  vin: { label: 'The VIN is', longest: VEHICLE_FIELDS.vin.longest },
  coating: { label: 'The coating is', longest: VEHICLE_FIELDS.coating.longest },
  coatedOn: { label: 'The coating date is', longest: 60 },
  ...PLACE_PARTS,
  lastVisit: { label: 'The last visit is', longest: 60 },
  totalSpent: { label: 'The total spent is', longest: 60 },
  smsConsent: { label: 'The consent is', longest: 60 },
  emailConsent: { label: 'The consent is', longest: 60 },
} as const satisfies Record<string, ExtraFacts>;

export type ExtraKey = keyof typeof EXTRA_FIELDS;
export const EXTRA_KEYS = Object.keys(EXTRA_FIELDS) as ExtraKey[];

/** Parts of a contact's own fields, each in a column of its own. */
export const PART_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'streetLine2',
] as const;

/** Fields that several columns may hold. */
export const REPEATED_FIELDS = [
  'secondPhone',
  'secondEmail',
  'secondVehicle',
  'moreNotes',
  'tags',
] as const;
