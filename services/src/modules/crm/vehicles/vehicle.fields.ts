import {
  date,
  maybeNumber,
  paragraphs,
  reference,
  text,
} from '../../../platform/records/fields.js';
import { recordOf, type ValuesOf } from '../../../platform/records/record.js';
import { LENGTHS } from '../../../platform/validation/lengths.js';

/** Fields of a vehicle. Storage, requests, answers, exports and merging follow from this table. */
export const VEHICLE_FIELDS = {
  label: text({
    heading: 'Vehicle',
    width: 34,
    longest: 300,
    example: '2021 Ford F-150 XLT, gray',
    description: 'How it is shown',
    searched: true,
  }),
  year: maybeNumber({ heading: 'Year', width: 8, description: 'Model year' }),
  make: text({
    heading: 'Make',
    longest: 60,
    example: 'Ford',
    description: 'A make or a model is needed',
  }),
  model: text({ heading: 'Model', longest: 300, example: 'F-150' }),
  trim: text({ heading: 'Trim', longest: 60, example: 'XLT' }),
  colour: text({ heading: 'Color', longest: 60, example: 'dark blue' }),
  // Files name the size.
  sizeId: reference({
    heading: 'Size',
    longest: 64,
    description: "One of the business's sizes; '' for none",
  }),
  plate: text({ heading: 'Plate', longest: 20, example: '7ABC123', searched: true }),
  vin: text({
    heading: 'VIN',
    width: 20,
    longest: 40,
    example: '1HGCM82633A004352',
    searched: true,
  }),
  coating: text({ heading: 'Coating', longest: 120, example: 'Ceramic, 5 years' }),
  coatedOn: date({ heading: 'Coated On' }),
  notes: paragraphs({ heading: 'Notes', width: 40, longest: LENGTHS.notes }),
};

/** Stored values of a vehicle. */
export type VehicleValues = ValuesOf<typeof VEHICLE_FIELDS>;

export const VEHICLE = recordOf(VEHICLE_FIELDS);
