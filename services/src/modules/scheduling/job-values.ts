import type { Sql } from '../../platform/database/index.js';
import { conflict, invalidFields } from '../../platform/errors/app-error.js';
import { toCents } from '../../platform/money/money.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { isUuid } from '../../platform/validation/ids.js';
import { changedSpan, spanOf, textsOf, type Span } from './appointment.rules.js';
import { recordedAs } from './appointment.status.js';
import { isBookable } from './appointments.queries.js';
import type { Appointment, AppointmentInput } from './dto/appointment.dto.js';
import { detailsFor } from './job-details.queries.js';
import { isTaken, lockCrew } from './reservations.queries.js';
import { findService } from './services.queries.js';

const TAKEN = 'That time is taken: the crew has another job';

/** A service or customer that was deleted stays with the appointments it has, and takes no new. */
async function assertBookable(
  sql: Sql,
  businessId: string,
  { contactId }: AppointmentInput,
  current?: Appointment,
) {
  if (contactId === current?.contactId) return;
  const bookable = isUuid(contactId) && (await isBookable(sql, businessId, contactId));
  if (!bookable) throw invalidFields({ contactId: 'Please select a customer' });
}

/** What is stored of an appointment as it was asked for, checked; what is left out of a change stays. */
export async function valuesOf(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
  input: AppointmentInput,
  current?: Appointment & Span,
) {
  await assertBookable(sql, businessId, input, current);
  const service = await findService(sql, businessId, input.serviceId);
  const same = input.serviceId === current?.serviceId ? current : undefined;
  if (!service || (service.deleted && !same)) {
    throw invalidFields({ serviceId: 'Please select a service type' });
  }
  // The price is that of the service that was booked: another service brings its own.
  const { price = same?.price ?? null } = input;
  const details = await detailsFor(sql, businessId, input, current);
  const span = current
    ? changedSpan(input, current, timeZone)
    : spanOf(input, service.minutes, timeZone);
  return {
    ...span,
    ...details,
    contactId: input.contactId,
    serviceId: service.id,
    serviceName: same?.service ?? service.name,
    ...recordedAs(input.status ?? 'scheduled'),
    priceCents: price === null ? service.cents : toCents(price),
    ...textsOf(input, current),
  };
}

/** Nobody else books for the crew until the transaction ends, so what is free now stays so. */
export async function assertFree(
  sql: Sql,
  { businessId }: BusinessContext,
  { resourceId, ...span }: Span & { resourceId: string },
  exceptId?: string,
): Promise<void> {
  await lockCrew(sql, businessId, resourceId);
  const taken = await isTaken(sql, businessId, resourceId, span, exceptId);
  if (taken) throw conflict(TAKEN, 'time_taken', { startTime: TAKEN });
}
