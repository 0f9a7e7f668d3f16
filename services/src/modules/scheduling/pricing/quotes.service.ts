import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/index.js';
import { invalidFields, orNotFound } from '../../../platform/errors/app-error.js';
import { toDollars } from '../../../platform/money/money.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { assertKnownFields } from '../../../platform/validation/known-fields.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { findAppointment, findKept } from '../appointments.queries.js';
import { isContact, isOffered, vehicleFor } from '../job-details.queries.js';
import { bookedOf } from '../job-values.js';
import { findVehicleSizes } from '../vehicle-sizes.js';
import type { Quote, QuoteInput } from './dto/quote.dto.js';
import { jobLines } from './job-lines.js';
import { priceOf } from './job-price.js';
import { shownLine } from './lines.queries.js';
import { offeredService } from './offered.js';

/** Price and duration of a draft, calculated as for a booking. */
@Injectable()
export class Quotes {
  constructor(private readonly db: Database) {}

  of(context: BusinessContext, input: QuoteInput): Promise<Quote> {
    assertKnownFields(input);
    const { businessId } = context;
    return this.db.readInSteps(context, async (sql) => {
      const current = await this.booked(sql, context, input.appointmentId);
      const booking = input.serviceId === current?.serviceId ? 'kept' : 'new';
      const service = await offeredService(sql, businessId, input.serviceId, booking);
      const vehicleId = await vehicleOf(sql, businessId, input, current);
      await assertSize(sql, businessId, input.sizeId);
      const asked = { service, vehicleId, sizeId: input.sizeId, lines: input.lines };
      const { lines } = await jobLines(sql, businessId, asked, current && bookedOf(current));
      const { cents, minutes } = priceOf(lines);
      return { lines: lines.map(shownLine), price: toDollars(cents), minutes };
    });
  }

  private async booked(sql: Sql, context: BusinessContext, id?: string) {
    if (id === undefined) return undefined;
    const what = 'This appointment';
    const kept = isUuid(id) ? await findKept(sql, context.businessId, id) : undefined;
    const job = kept && (await findAppointment(sql, context, id));
    return { ...orNotFound(job, what), ...orNotFound(kept, what) };
  }
}

/**
 * Vehicle to price for: the contact's, or one named without a contact. Without either, no vehicle size
 * applies.
 */
async function vehicleOf(
  sql: Sql,
  businessId: string,
  { contactId: named, vehicleId }: QuoteInput,
  current?: Awaited<ReturnType<typeof findAppointment>>,
): Promise<string | null> {
  const contactId = named || current?.contactId;
  if (contactId === undefined) {
    if (!vehicleId) return null;
    if (await isOffered(sql, businessId, vehicleId)) return vehicleId;
    throw invalidFields({ vehicleId: 'There is no such vehicle: it was deleted or put away' });
  }
  const isKnown = contactId === current?.contactId || (await isContact(sql, businessId, contactId));
  if (!isKnown) throw invalidFields({ contactId: 'Please select a customer' });
  return vehicleFor(sql, businessId, { contactId, vehicleId }, current);
}

async function assertSize(sql: Sql, businessId: string, sizeId?: string | null): Promise<void> {
  if (!sizeId) return;
  const sizes = await findVehicleSizes(sql, businessId);
  if (sizes.some(({ id }) => id === sizeId)) return;
  throw invalidFields({ sizeId: 'Please select one of your sizes of vehicles' });
}
