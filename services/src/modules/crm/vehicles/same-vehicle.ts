import { parseVehicle, type VehicleName } from './parse-vehicle.js';
import { looseKey } from './vehicle-names.js';

const PARTS = ['year', 'make', 'model', 'colour'] as const satisfies (keyof VehicleName)[];

/** Missing parts and different spellings are no conflict. */
const agree = (one: VehicleName, other: VehicleName) =>
  PARTS.every((part) => {
    const [first, second] = [one, other].map((each) => looseKey(String(each[part] ?? '')));
    return first === second || first === '' || second === '';
  });

/**
 * Whether two texts may name one vehicle. '2019 Mazda 3, red' may be a 'Mazda 3', but not a '2021 Mazda
 * 3'.
 */
export const isSameVehicle = (one: string, other: string): boolean =>
  looseKey(one) === looseKey(other) || agree(parseVehicle(one), parseVehicle(other));
