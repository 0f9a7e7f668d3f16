import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { addDays, instantOf, minuteOfDay, startOfDay, today } from '../../platform/time/zone.js';
import {
  insertAppointments,
  insertContacts,
  type AppointmentRow,
  type ContactRow,
} from './demo.queries.js';
import { sampleBusiness, type SampleAppointment, type SampleBusiness } from './sample-schedule.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Fills a business with fourteen months of believable work. */
@Injectable()
export class DemoData {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async fill(context: BusinessContext): Promise<void> {
    const { businessId, timeZone } = context;
    const now = this.clock.now();
    const sample = sampleBusiness(today(now, timeZone), minuteOfDay(now, timeZone));
    const contacts = contactRows(sample, timeZone);
    const ids = contacts.map(({ id }) => id);
    const appointments = sample.appointments.map((job) => appointmentRow(job, ids, timeZone, now));
    await this.db.tx(context, async ({ sql }) => {
      await insertContacts(sql, businessId, contacts);
      await insertAppointments(sql, businessId, appointments);
    });
  }
}

function contactRows({ customers, firstDay }: SampleBusiness, timeZone: string): ContactRow[] {
  return customers.map(({ name, email, phone, vehicle, notes, joinedOn }) => ({
    id: randomUUID(),
    name,
    email,
    phone,
    vehicle,
    notes,
    created_at: startOfDay(addDays(firstDay, joinedOn), timeZone),
  }));
}

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function appointmentRow(
  job: SampleAppointment,
  contactIds: string[],
  timeZone: string,
  now: Date,
): AppointmentRow {
  const startsAt = instantOf(job.date, clockTime(job.start), timeZone);
  return {
    id: randomUUID(),
    contact_id: contactIds[job.customer] ?? '',
    service_id: job.serviceId,
    service_name: job.serviceName,
    starts_at: startsAt,
    ends_at: instantOf(job.date, clockTime(job.end), timeZone),
    status: job.status,
    price_cents: job.cents,
    created_at: new Date(Math.min(now.getTime(), startsAt.getTime() - WEEK_MS)),
  };
}
