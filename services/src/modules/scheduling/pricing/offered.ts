import type { Sql } from '../../../platform/database/index.js';
import { invalidFields } from '../../../platform/errors/app-error.js';
import { findBookable, type BookableService } from './lines.queries.js';

/**
 * Who a service is for: a booking that is new, a job that comes again, which goes on with one that is hidden by
 * now, or a job that has it already, which keeps it whatever becomes of it.
 */
export type Booking = 'new' | 'again' | 'kept';

/** A service as it can be booked, or the sentence why it cannot. */
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
