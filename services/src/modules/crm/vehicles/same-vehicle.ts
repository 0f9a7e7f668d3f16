import { parseVehicle, type VehicleName } from './parse-vehicle.js';
import { looseKey } from './vehicle-names.js';

const PARTS = ['year', 'make', 'model', 'colour'] as const satisfies (keyof VehicleName)[];

/** What one says and the other does not tells them no more apart than how it is written. */
const agree = (one: VehicleName, other: VehicleName) =>
  PARTS.every((part) => {
    const [first, second] = [one, other].map((each) => looseKey(String(each[part] ?? '')));
    return first === second || first === '' || second === '';
  });

/** Whether two texts may be of one vehicle: '2019 Mazda 3, red' says more of a 'Mazda 3', and a '2021 Mazda 3' is another. */
export const isSameVehicle = (one: string, other: string): boolean =>
  looseKey(one) === looseKey(other) || agree(parseVehicle(one), parseVehicle(other));
