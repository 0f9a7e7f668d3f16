import type { Place, PlaceInput } from './places-api';

export const LABELS: Record<keyof PlaceInput, string> = {
  label: 'Name',
  street: 'Street',
  city: 'City',
  region: 'State',
  postcode: 'ZIP Code',
  accessNotes: 'Access Notes',
};

export const EMPTY_PLACE: PlaceInput = {
  label: '',
  street: '',
  city: '',
  region: '',
  postcode: '',
  accessNotes: '',
};

export const toFormValues = (place: Place): PlaceInput => {
  const { label, street, city, region, postcode, accessNotes } = place;
  return { label, street, city, region, postcode, accessNotes };
};

export const toPlaceInput = (values: PlaceInput): PlaceInput =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim()]),
  ) as unknown as PlaceInput;

/** As on an envelope, a line each. */
export function addressLines({ street, city, region, postcode }: Place): string[] {
  const state = [region, postcode].filter(Boolean).join(' ');
  return [street, [city, state].filter(Boolean).join(', ')].filter(Boolean);
}

/** What a place is called where one line has to do. */
export const nameOf = (place: Place): string => place.label || place.street;
