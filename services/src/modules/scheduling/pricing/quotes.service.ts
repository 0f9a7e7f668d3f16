import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/index.js';
import { orNotFound } from '../../../platform/errors/app-error.js';
import { toDollars } from '../../../platform/money/money.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { findAppointment, findKept } from '../appointments.queries.js';
import { vehicleFor } from '../job-details.queries.js';
import { bookedOf } from '../job-values.js';
import type { Quote, QuoteInput } from './dto/quote.dto.js';
import { jobLines } from './job-lines.js';
import { priceOf } from './job-price.js';
import { shownLine } from './lines.queries.js';
import { offeredService } from './offered.js';

/** What a job would cost and take, by the rule that it is booked by. */
@Injectable()
export class Quotes {
  constructor(private readonly db: Database) {}

  of(context: BusinessContext, input: QuoteInput): Promise<Quote> {
    const { businessId } = context;
    return this.db.readInSteps(context, async (sql) => {
      const current = await this.booked(sql, context, input.appointmentId);
      const booking = input.serviceId === current?.serviceId ? 'kept' : 'new';
      const service = await offeredService(sql, businessId, input.serviceId, booking);
      const { contactId = current?.contactId ?? '' } = input;
      const vehicleId = isUuid(contactId)
        ? await vehicleFor(sql, businessId, { ...input, contactId }, current)
        : null;
      const asked = { service, vehicleId, lines: input.lines };
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
