import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { clockTime } from '../../platform/time/clock-time.js';
import { HOUR_MS, WEEK_MS } from '../../platform/time/durations.js';
import { addDays, instantOf, minuteOfDay, startOfDay, today } from '../../platform/time/zone.js';
import {
  followTexts,
  insertContacts,
  insertPlaces,
  tellContacts,
  type NewContact,
} from '../crm/index.js';
import { dismissSetup } from '../insights/index.js';
import { insertNotifications, type NewNotification } from '../notifications/index.js';
import {
  bookedNotice,
  cancelledNotice,
  findCrews,
  insertAppointments,
  insertLines,
  insertPhotos,
  insertRepeat,
  replaceMembers,
  type NewAppointment,
} from '../scheduling/index.js';
import { tickChecklists } from './checklists.js';
import type { SampleVehicle } from './drawn-car.js';
import { insertExtras } from './extras.js';
import { insertFiles } from '../../platform/files/index.js';
import { latestBegun, photosOf } from './photos.js';
import { insertPriceList, withAddons } from './price-list.js';
import { homeOf, insertShop } from './shop.js';
import { recordSteps } from './step-times.queries.js';
import { sampleBusiness, type SampleAppointment, type SampleBusiness } from './sample-schedule.js';

const NEWS = 5;
const NEWS_EVERY_HOURS = 9;
const UNREAD = 2;
const DAYS_A_WEEK = 7;

/** Fills a business with fourteen months of plausible sample data. */
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
    const homes = ids.map((id, index) => homeOf(index, id, now));
    const jobs = sample.appointments.map((job) => ({
      job,
      row: appointmentRow(job, ids, timeZone, now),
    }));
    const latest = latestBegun(
      jobs.map(({ job, row }) => ({ ...row, ...vehicleOf(sample, job) })),
      now,
    );
    const photos = await photosOf(latest);
    await this.db.tx(context, async ({ sql }) => {
      const crews = await insertShop(sql, businessId);
      await dismissSetup(sql, businessId, now);
      await insertContacts(sql, businessId, contacts);
      await followTexts(sql, businessId, ids, now);
      await insertPlaces(
        sql,
        businessId,
        homes.filter((home) => home !== undefined),
      );
      await tellContacts(sql, businessId, ids);
      const appointments = jobs.map(({ job, row }) => ({
        ...row,
        place_id: homes[job.customer]?.id ?? null,
        crew_id: crews[job.crew] ?? null,
      }));
      const addons = await insertPriceList(sql, businessId);
      const lines = withAddons(appointments, addons, now);
      await insertAppointments(sql, businessId, appointments);
      await insertLines(sql, businessId, lines);
      await insertFiles(
        sql,
        businessId,
        photos.flatMap(({ files }) => files),
      );
      await insertPhotos(
        sql,
        businessId,
        photos.map(({ photo }) => photo),
      );
      await tickChecklists(sql, businessId, latest);
      await recordSteps(sql, businessId, latest);
      await insertExtras(sql, businessId, { contactIds: ids, crews, now, timeZone });
      for (const repeat of repeatsOf(sample, appointments, now)) {
        await insertRepeat(sql, businessId, repeat, now);
      }
      await insertNotifications(sql, businessId, news(sample, appointments, now));
    });
  }

  /** Puts one person on each crew, in order; the last person takes all remaining crews. */
  putOnCrews(context: BusinessContext, people: readonly string[]): Promise<void> {
    const { businessId } = context;
    return this.db.tx(context, async ({ sql }) => {
      for (const [index, { id }] of (await findCrews(sql, businessId)).entries()) {
        const person = people[Math.min(index, people.length - 1)];
        if (person) await replaceMembers(sql, businessId, id, [person]);
      }
    });
  }
}

/** Intervals in weeks of the demo's series. */
const RHYTHMS = [4, 2, 6];

function repeatsOf(sample: SampleBusiness, rows: NewAppointment[], now: Date) {
  const toCome = sample.appointments
    .map((job, index) => ({ job, row: rows[index] as NewAppointment }))
    .filter(({ job, row }) => row.starts_at > now && job.status !== 'cancelled');
  return RHYTHMS.flatMap((everyWeeks, index) => {
    const found = toCome[index * 2];
    if (!found) return [];
    const { job, row } = found;
    return {
      ...{ contactId: row.contact_id, templateId: row.id, everyWeeks, date: job.date },
      ...{ startTime: clockTime(job.start), minutes: job.end - job.start },
      nextOn: addDays(job.date, everyWeeks * DAYS_A_WEEK),
    };
  });
}

function vehicleOf({ customers }: SampleBusiness, { customer }: SampleAppointment): SampleVehicle {
  const { vehicle = '', large = false } = customers[customer] ?? {};
  return { vehicle, large };
}

function contactRows({ customers, firstDay }: SampleBusiness, timeZone: string): NewContact[] {
  return customers.map(({ joinedOn, ...values }) => ({
    ...values,
    id: randomUUID(),
    created_at: startOfDay(addDays(firstDay, joinedOn), timeZone),
  }));
}

/**
 * Notifications about upcoming appointments, as if booked in the last days. The first two are unread.
 */
function news(sample: SampleBusiness, rows: NewAppointment[], now: Date): NewNotification[] {
  const toCome = sample.appointments
    .map((job, index) => ({ job, row: rows[index] as NewAppointment }))
    .filter(({ row }) => row.starts_at > now)
    .slice(-NEWS);
  return toCome.map(({ job, row }, index) => {
    const appointment = {
      id: row.id,
      service: job.serviceName,
      date: job.date,
      startTime: clockTime(job.start),
      endTime: clockTime(job.end),
      status: job.status,
      customer: { name: sample.customers[job.customer]?.name ?? '' },
    };
    const notice =
      job.status === 'cancelled' ? cancelledNotice(appointment) : bookedNotice(appointment);
    const createdAt = new Date(now.getTime() - (index * NEWS_EVERY_HOURS + 1) * HOUR_MS);
    return { ...notice, created_at: createdAt, read_at: index < UNREAD ? null : createdAt };
  });
}

function appointmentRow(
  job: SampleAppointment,
  contactIds: string[],
  timeZone: string,
  now: Date,
): Omit<NewAppointment, 'place_id' | 'crew_id'> {
  const startsAt = instantOf(job.date, clockTime(job.start), timeZone);
  return {
    id: randomUUID(),
    contact_id: contactIds[job.customer] ?? '',
    service_id: job.serviceId,
    service_name: job.serviceName,
    starts_at: startsAt,
    ends_at: instantOf(job.date, clockTime(job.end), timeZone),
    status: job.status === 'no-show' ? 'cancelled' : job.status,
    no_show: job.status === 'no-show',
    price_cents: job.cents,
    notes: '',
    created_at: new Date(Math.min(now.getTime(), startsAt.getTime() - WEEK_MS)),
  };
}
