import { textKey } from '../../../platform/text/text-key.js';
import type { Place } from '../places/place.dto.js';
import type { Vehicle } from '../vehicles/vehicle.dto.js';
import type { VehicleValues } from '../vehicles/vehicle.rules.js';

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

const both = (one: string, other: string) =>
  one === other ? one : [one, other].filter(Boolean).join('\n');

/** Merged values of a duplicate vehicle. Values of the remaining contact's entry win. */
export function mergedVehicle(kept: Vehicle, other: Vehicle): VehicleValues {
  const { id: _id, version: _version, size: _size, ...values } = kept;
  return {
    ...values,
    plate: kept.plate || other.plate,
    vin: kept.vin || other.vin,
    sizeId: kept.sizeId || other.sizeId,
    coating: kept.coating || other.coating,
    coatedOn: kept.coatedOn ?? other.coatedOn,
    notes: both(kept.notes, other.notes),
  };
}
