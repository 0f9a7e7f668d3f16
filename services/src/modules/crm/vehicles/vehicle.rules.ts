import { invalidFields } from '../../../platform/errors/app-error.js';
import { guessSize, vehicleLabel } from './parse-vehicle.js';
import type { VehicleInput } from './vehicle.dto.js';
import { VEHICLE, VEHICLE_FIELDS, type VehicleValues } from './vehicle.fields.js';
import { isVin, tidyVin } from './vin.js';

/** Parts of the label. */
export const NAME_KEYS = ['year', 'make', 'model', 'trim', 'colour'] as const;

/** Checked values to store. Omitted fields stay. The label changes only if one of its parts changes. */
export function vehicleValues(input: VehicleInput, stored = VEHICLE.empty): VehicleValues {
  const values = VEHICLE.map((key) => {
    const sent = key === 'label' ? undefined : input[key];
    return sent === undefined ? stored[key] : sent;
  });
  values.vin = tidyVin(values.vin);
  if (!isVin(values.vin)) throw invalidFields({ vin: 'A VIN has 17 letters and digits' });
  const isRenamed = NAME_KEYS.some((key) => values[key] !== stored[key]);
  if (isRenamed) values.label = vehicleLabel(values);
  if (values.make === '' && values.model === '') {
    throw invalidFields({ make: 'Please enter a make or a model' });
  }
  if (values.label.length > VEHICLE_FIELDS.label.longest) {
    throw invalidFields({ model: 'This is too long for the name of a vehicle' });
  }
  if (stored === VEHICLE.empty && input.sizeId === undefined)
    values.sizeId = guessSize(values) ?? '';
  return values;
}
