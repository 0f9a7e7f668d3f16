import type { BusinessContext } from '../../../platform/tenancy/context.js';
import {
  appointmentsQuery,
  allPhotos,
  APPOINTMENT_COLUMNS,
  listedServices,
  PHOTO_COLUMNS,
  SERVICE_COLUMNS,
} from '../../scheduling/index.js';
import { allPlaces, allVehicles, PLACE_COLUMNS, VEHICLE_COLUMNS } from './belongings.js';
import { customersQuery } from './customers.queries.js';
import { CUSTOMER_COLUMNS, FACT_COLUMNS } from './export-columns.js';
import type { SheetSource } from './export-file.js';
import { businessFacts, type ExportOrder } from './exports.queries.js';

interface Sheets {
  sheets: string[];
  sources: SheetSource<never>[];
}

/** Sheets of a file with their queries. */
export function sheetsOf(
  { what, filter }: ExportOrder,
  context: BusinessContext,
  now: Date,
): Sheets {
  const { businessId } = context;
  // In a full export, the filter is one of appointments.
  const query = customersQuery(context, now, what === 'customers' ? filter : {});
  const customers = { columns: CUSTOMER_COLUMNS, query };
  if (what === 'customers') return { sheets: ['Customers'], sources: [customers] };
  return {
    // New sheets go to the end, because scripts may read sheets by position.
    sheets: ['Customers', 'Appointments', 'Services', 'Business', 'Vehicles', 'Places', 'Photos'],
    sources: [
      customers,
      { columns: APPOINTMENT_COLUMNS, query: appointmentsQuery(context, filter) },
      { columns: SERVICE_COLUMNS, query: listedServices(businessId) },
      { columns: FACT_COLUMNS, query: businessFacts(businessId) },
      { columns: VEHICLE_COLUMNS, query: allVehicles(businessId) },
      { columns: PLACE_COLUMNS, query: allPlaces(businessId) },
      { columns: PHOTO_COLUMNS, query: allPhotos(context) },
    ],
  };
}
