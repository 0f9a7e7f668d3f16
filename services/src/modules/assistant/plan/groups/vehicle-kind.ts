import type { Group } from '../definitions.js';
import { isOfKind, vehicleKind, VEHICLE_KINDS } from '../vehicle-kinds.js';

const OTHER = { en: 'others', es: 'otros' };

/** Trucks, SUVs, vans and sedans, and all others together. */
export const vehicleKindGroup: Group = {
  name: 'vehicle_kind',
  words: {
    en: 'kind of vehicle|kinds of vehicles|type of vehicle|vehicle type|by vehicle type|by kind of vehicle|body type|by body type',
    es: 'tipo de vehiculo|por tipo de vehiculo|clase de vehiculo',
  },
  title: { en: 'by kind of vehicle', es: 'por tipo de vehículo' },
  rows: ['jobs', 'customers'],
  reads: ['c'],
  sql: () => 'v.key',
  ofVehicle: `case ${VEHICLE_KINDS.map((kind) => `when ${isOfKind(kind)} then '${kind.value}'`).join(' ')}
    else 'other' end`,
  said: (key, language) => (vehicleKind(key)?.said ?? OTHER)[language],
};
