import { invalidFields } from '../../../platform/errors/app-error.js';
import { guessSize, vehicleLabel } from './parse-vehicle.js';
import type { Vehicle, VehicleInput } from './vehicle.dto.js';
import { tidyVin } from './vin.js';

/** Stored values of a vehicle. */
export type VehicleValues = Omit<Vehicle, 'id' | 'version' | 'size'>;

const NOTHING: VehicleValues = {
  label: '',
  year: null,
  make: '',
  model: '',
  trim: '',
  colour: '',
  plate: '',
  vin: '',
  sizeId: '',
  coating: '',
  coatedOn: null,
  notes: '',
};

const LONGEST_LABEL = 300;
const VIN = /^[A-Z0-9]{0,17}$/;

const NAME_KEYS = ['year', 'make', 'model', 'trim', 'colour'] as const;

/** Checked values to store. Omitted fields stay. The label changes only if one of its parts changes. */
export function vehicleValues(input: VehicleInput, stored = NOTHING): VehicleValues {
  const sent = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as VehicleInput;
  const values: VehicleValues = { ...stored, ...sent };
  values.vin = tidyVin(values.vin);
  if (!VIN.test(values.vin)) throw invalidFields({ vin: 'A VIN has 17 letters and digits' });
  const isRenamed = NAME_KEYS.some((key) => values[key] !== stored[key]);
  if (isRenamed) values.label = vehicleLabel(values);
  if (values.make === '' && values.model === '') {
    throw invalidFields({ make: 'Please enter a make or a model' });
  }
  if (values.label.length > LONGEST_LABEL) {
    throw invalidFields({ model: 'This is too long for the name of a vehicle' });
  }
  if (stored === NOTHING && input.sizeId === undefined) values.sizeId = guessSize(values) ?? '';
  return values;
}
