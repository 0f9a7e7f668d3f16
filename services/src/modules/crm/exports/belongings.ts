import type { Column } from '../../../platform/spreadsheets/column.js';

/** A contact's vehicle in a full export, next to its owner. */
interface ExportedVehicle {
  customer: string;
  label: string;
  year: number | null;
  make: string;
  model: string;
  trim: string;
  colour: string;
  size: string | null;
  plate: string;
  vin: string;
  coating: string;
  coatedOn: string | null;
  notes: string;
}

export const VEHICLE_COLUMNS: Column<ExportedVehicle>[] = [
  { title: 'Customer', value: ({ customer }) => customer, width: 28 },
  { title: 'Vehicle', value: ({ label }) => label, width: 34 },
  { title: 'Year', value: ({ year }) => year, kind: 'number', width: 8 },
  { title: 'Make', value: ({ make }) => make },
  { title: 'Model', value: ({ model }) => model },
  { title: 'Trim', value: ({ trim }) => trim },
  { title: 'Color', value: ({ colour }) => colour },
  { title: 'Size', value: ({ size }) => size ?? '' },
  { title: 'Plate', value: ({ plate }) => plate },
  { title: 'VIN', value: ({ vin }) => vin, width: 20 },
  { title: 'Coating', value: ({ coating }) => coating },
  { title: 'Coated On', value: ({ coatedOn }) => coatedOn ?? '', kind: 'date' },
  { title: 'Notes', value: ({ notes }) => notes, width: 40 },
];

export const allVehicles = (businessId: string) => ({
  text: `select c.name as customer, v.label, v.year, v.make, v.model, v.trim, v.colour,
       z.name as size, v.plate, v.vin, v.coating,
       to_char(v.coated_on, 'YYYY-MM-DD') as "coatedOn", v.notes
     from vehicles v
     join contacts c on c.business_id = v.business_id and c.id = v.contact_id
     left join vehicle_sizes z on z.business_id = v.business_id and z.id = v.size_id
     where v.business_id = $1 and v.archived_at is null and c.deleted_at is null
     order by lower(c.name), c.id, v.position`,
  parameters: [businessId],
});

interface ExportedPlace {
  customer: string | null;
  label: string;
  street: string;
  city: string;
  region: string;
  postcode: string;
  accessNotes: string;
}

export const PLACE_COLUMNS: Column<ExportedPlace>[] = [
  { title: 'Customer', value: ({ customer }) => customer ?? 'The shop', width: 28 },
  { title: 'Label', value: ({ label }) => label },
  { title: 'Street', value: ({ street }) => street, width: 30 },
  { title: 'City', value: ({ city }) => city },
  { title: 'State', value: ({ region }) => region },
  { title: 'ZIP', value: ({ postcode }) => postcode },
  { title: 'Access Notes', value: ({ accessNotes }) => accessNotes, width: 40 },
];

export const allPlaces = (businessId: string) => ({
  text: `select c.name as customer, p.label, p.street, p.city, p.region, p.postcode,
       p.access_notes as "accessNotes"
     from places p
     left join contacts c on c.business_id = p.business_id and c.id = p.contact_id
     where p.business_id = $1 and p.archived_at is null and c.deleted_at is null
     order by lower(c.name) nulls first, c.id, p.created_at`,
  parameters: [businessId],
});
