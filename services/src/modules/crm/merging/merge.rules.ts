import { textKey } from '../../../platform/text/text-key.js';
import type { Place } from '../places/place.dto.js';
import type { Vehicle } from '../vehicles/vehicle.dto.js';
import { VEHICLE, type VehicleValues } from '../vehicles/vehicle.fields.js';
import { NAME_KEYS } from '../vehicles/vehicle.rules.js';

const isSame = (one: string, other: string) => textKey(one) === textKey(other);
const agree = (one: string, other: string) => one === '' || other === '' || isSame(one, other);

/** Same label without a conflicting plate or VIN: two Hondas with different plates are two vehicles. */
export const isSameVehicle = (one: Vehicle, other: Vehicle): boolean =>
  isSame(one.label, other.label) && agree(one.plate, other.plate) && agree(one.vin, other.vin);

export const isSamePlace = (one: Place, other: Place): boolean =>
  isSame(one.street, other.street) &&
  isSame(one.city, other.city) &&
  agree(one.postcode, other.postcode) &&
  (one.street !== '' || isSame(one.label, other.label));

/** Merged values of a duplicate vehicle. Its name is that of the remaining contact's entry. */
export function mergedVehicle(kept: Vehicle, other: Vehicle): VehicleValues {
  const name = Object.fromEntries(NAME_KEYS.map((key) => [key, kept[key]]));
  return { ...VEHICLE.join(kept, other), ...name };
}
