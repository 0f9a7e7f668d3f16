interface ExtraFacts {
  /** Beginning of the error message for a value that is too long. */
  label: string;
  longest: number;
}

/** Columns of an import besides the contact's own fields: vehicle, place, history and consent. */
export const EXTRA_FIELDS = {
  size: { label: 'The size is', longest: 60 },
  street: { label: 'The street is', longest: 160 },
  city: { label: 'The city is', longest: 80 },
  region: { label: 'The state is', longest: 40 },
  postcode: { label: 'The ZIP code is', longest: 20 },
  accessNotes: { label: 'The access notes are', longest: 1000 },
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
