import type { ContactDetails } from '../shared/contacts-api';

type Visit = ContactDetails['history'][number];

interface NamedVehicle {
  id: string;
  label: string;
}

/** Those of jobs that the customer has no more, each once. */
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

/** What the history can be narrowed to: what they have, then what was put away. */
export const vehiclesOfHistory = (details: ContactDetails): NamedVehicle[] => [
  ...details.vehicles,
  ...putAwayVehicles(details),
];

/** The jobs of one vehicle; those from before vehicles were kept are of the first. */
export const jobsOf = (details: ContactDetails, vehicleId: string): readonly Visit[] =>
  details.history.filter(({ vehicle }) => (vehicle?.id ?? details.vehicles[0]?.id) === vehicleId);
