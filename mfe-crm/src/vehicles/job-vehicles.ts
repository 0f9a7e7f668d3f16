import type { ContactDetails } from '../shared/contacts-api';

type Visit = ContactDetails['history'][number];

interface NamedVehicle {
  id: string;
  label: string;
}

/** Vehicles of past appointments that the customer no longer has, each once. */
export function putAwayVehicles({ vehicles, history }: ContactDetails): NamedVehicle[] {
  const has = new Set(vehicles.map(({ id }) => id));
  const away = new Map<string, NamedVehicle>();
  for (const { vehicle } of history) {
    if (vehicle?.id && !has.has(vehicle.id)) {
      away.set(vehicle.id, { id: vehicle.id, label: vehicle.label });
    }
  }
  return [...away.values()];
}

/** Vehicle filter options: the current vehicles, then the former ones. */
export const vehiclesOfHistory = (details: ContactDetails): NamedVehicle[] => [
  ...details.vehicles,
  ...putAwayVehicles(details),
];

/** Appointments of a vehicle. Those without a recorded vehicle count for the first one. */
export const jobsOf = (details: ContactDetails, vehicleId: string): readonly Visit[] =>
  details.history.filter(({ vehicle }) => (vehicle?.id ?? details.vehicles[0]?.id) === vehicleId);
