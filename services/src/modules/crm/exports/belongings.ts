import type { Column } from '../../../platform/spreadsheets/column.js';
import { PLACE, type PlaceValues } from '../places/place.fields.js';
import { VEHICLE, type VehicleValues } from '../vehicles/vehicle.fields.js';

/** A contact's vehicle in a full export, next to its owner. */
interface ExportedVehicle extends VehicleValues {
  customer: string;
  size: string | null;
}

export const VEHICLE_COLUMNS: Column<ExportedVehicle>[] = [
  { title: 'Customer', value: ({ customer }) => customer, width: 28 },
  ...VEHICLE.fileColumns((vehicle: ExportedVehicle, key) =>
    key === 'sizeId' ? (vehicle.size ?? '') : vehicle[key],
  ),
];

export const allVehicles = (businessId: string) => ({
  text: `select c.name as customer, ${VEHICLE.shown('v')}, z.name as size
     from vehicles v
     join contacts c on c.business_id = v.business_id and c.id = v.contact_id
     left join vehicle_sizes z on z.business_id = v.business_id and z.id = v.size_id
     where v.business_id = $1 and v.archived_at is null and c.deleted_at is null
     order by lower(c.name), c.id, v.position`,
  parameters: [businessId],
});

interface ExportedPlace extends PlaceValues {
  customer: string | null;
}

export const PLACE_COLUMNS: Column<ExportedPlace>[] = [
  { title: 'Customer', value: ({ customer }) => customer ?? 'The shop', width: 28 },
  ...PLACE.fileColumns((place: ExportedPlace, key) => place[key]),
];

export const allPlaces = (businessId: string) => ({
  text: `select c.name as customer, ${PLACE.shown('p')}
     from places p
     left join contacts c on c.business_id = p.business_id and c.id = p.contact_id
     where p.business_id = $1 and p.archived_at is null and c.deleted_at is null
     order by lower(c.name) nulls first, c.id, p.created_at`,
  parameters: [businessId],
});
