import { paragraphs, text } from '../../../platform/records/fields.js';
import { recordOf, type ValuesOf } from '../../../platform/records/record.js';

/** Fields of a place. Storage, requests, imports, exports and merging follow from this table. */
export const PLACE_FIELDS = {
  label: text({
    heading: 'Label',
    longest: 60,
    example: 'Home',
    description: 'A label or a street is needed',
  }),
  street: text({
    label: 'The street is',
    heading: 'Street',
    width: 30,
    longest: 160,
    example: '14 Elm St',
    searched: true,
  }),
  city: text({
    label: 'The city is',
    heading: 'City',
    longest: 80,
    example: 'Springfield',
    searched: true,
  }),
  region: text({
    label: 'The state is',
    heading: 'State',
    longest: 40,
    example: 'OH',
    description: 'State or region',
    searched: true,
  }),
  postcode: text({
    label: 'The ZIP code is',
    heading: 'ZIP',
    longest: 20,
    example: '45501',
    searched: true,
  }),
  accessNotes: paragraphs({
    label: 'The access notes are',
    heading: 'Access Notes',
    width: 40,
    longest: 1000,
    example: 'Gate code 4411, water behind the garage',
    searched: true,
  }),
};

export type PlaceValues = ValuesOf<typeof PLACE_FIELDS>;

export const PLACE = recordOf(PLACE_FIELDS);
