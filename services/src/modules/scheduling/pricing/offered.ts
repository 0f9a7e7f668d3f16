import type { Sql } from '../../../platform/database/index.js';
import { invalidFields } from '../../../platform/errors/app-error.js';
import { findBookable, type BookableService } from './lines.queries.js';

/**
 * Kind of booking that a service is checked for. `again` is a repeat, which may use a hidden service.
 * `kept` is an appointment that keeps its service, even a deleted one.
 */
export type Booking = 'new' | 'again' | 'kept';

/** The service, if it can be booked. Throws a field error otherwise. */
export async function offeredService(
  sql: Sql,
  businessId: string,
  id: string,
  booking: Booking,
): Promise<BookableService> {
  const service = await findBookable(sql, businessId, id);
  if (!service || (service.deleted && booking !== 'kept')) {
    throw invalidFields({ serviceId: 'Please select a service type' });
  }
  if (service.hidden && booking === 'new') {
    const serviceId = `${service.name} is hidden: it is not offered for new bookings`;
    throw invalidFields({ serviceId });
  }
  return service;
}
