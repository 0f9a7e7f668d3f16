import { DateTime } from 'luxon';
import { randomUUID } from 'node:crypto';
import type { Random } from '../../src/modules/demo/random.js';
import { query } from '../support/database.js';
import type { Registration } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';
import type { Job, ShopModel, Status } from './shop-model.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const iso = (at: number) => new Date(at).toISOString();

/** Changes of the settings, by day. */
const SETTINGS: Record<
  number,
  Partial<Pick<ShopModel, 'leadHours' | 'emails' | 'reminders' | 'zone'>>
> = {
  4: { leadHours: 48 },
  7: { leadHours: 2 },
  9: { reminders: false },
  10: { reminders: true, leadHours: 36 },
  13: { emails: false },
  14: { emails: true },
  19: { zone: 'America/Chicago' },
  21: { leadHours: 24 },
  24: { zone: 'America/New_York' },
};

/** Columns of an appointment. */
const columnsOf = (model: ShopModel, job: Job) => ({
  starts_at: iso(model.startOf(job)),
  ends_at: iso(model.startOf(job) + job.hours * HOUR),
  service_id: job.service,
  service_name: job.service,
  status: job.status === 'no-show' ? 'cancelled' : job.status,
  no_show: job.status === 'no-show',
  on_my_way_at: job.wayAt === undefined ? null : iso(job.wayAt),
  finished_at: job.finishedAt === undefined ? null : iso(job.finishedAt),
});
const literal = (value: string | boolean | null) => (value === null ? 'null' : `'${value}'`);

interface Shop {
  databaseUrl: string;
  businessId: string;
  owner: Visitor;
  account: Registration;
  /** Ids of the customers, each with at most one appointment until they are merged. */
  contacts: string[];
  model: ShopModel;
  random: Random;
  setClock: (at: number) => void;
}

/** Random life of a shop, in SQL where that is quicker than the API. The model is told of all of it. */
export class ShopLife {
  private readonly ids: string[] = [];
  /** When each job has its next event. */
  private readonly nextAt: number[] = [];
  private readonly merged = new Set<number>();
  private signedInUntil = 0;
  private statements: string[] = [];

  constructor(private readonly shop: Shop) {}

  /** @param bookedBy share of the customers who have booked at a moment */
  async live(from: number, to: number, bookedBy: (at: number) => number): Promise<void> {
    for (let at = from; at < to; at += MINUTE) {
      while (this.ids.length < bookedBy(at) * this.shop.contacts.length) this.book(at);
      for (const [index, due] of this.nextAt.entries()) if (due <= at) await this.happen(index, at);
    }
    await this.flush();
  }

  async settle(day: number, now: number): Promise<void> {
    if (!SETTINGS[day]) return;
    const { zone, ...values } = SETTINGS[day];
    await this.signIn(now);
    if (zone) {
      const business = { businessName: 'Two Vans', timeZone: zone };
      expect((await this.shop.owner.put('/api/settings/business', business)).status).toBe(200);
      this.shop.model.moveTo(zone, now);
    }
    const {
      leadHours: reminderLeadTime,
      emails,
      reminders,
    } = Object.assign(this.shop.model, values);
    const switches = { enableEmailNotifications: emails, appointmentReminders: reminders };
    const input = { ...switches, reminderLeadTime, marketingEmails: false };
    expect((await this.shop.owner.put('/api/settings/notifications', input)).status).toBe(200);
  }

  private book(now: number): void {
    const status = this.shop.random.chance(0.06) ? 'pending' : 'scheduled';
    const job: Job = {
      ...{ customer: this.ids.length, wall: this.someStart(now), service: 's1', hours: 2, status },
    };
    this.shop.model.book(job, now);
    const values = Object.entries({
      business_id: this.shop.businessId,
      id: randomUUID(),
      ...columnsOf(this.shop.model, job),
    });
    this.ids.push(String(values[1]?.[1]));
    const rest = [literal(this.shop.contacts[job.customer] ?? ''), '100', 'now()'].join(', ');
    const names = values.map(([name]) => name).join(', ');
    this.statement(
      now,
      `insert into appointments (${names}, contact_id, price_cents, created_at)
       values (${values.map(([, value]) => literal(value)).join(', ')}, ${rest})`,
    );
    this.nextAt.push(now + this.shop.random.next() * DAY);
  }

  private change(index: number, values: Partial<Job>, now: number): void {
    this.shop.model.change(index, values, now);
    const set = Object.entries(columnsOf(this.shop.model, this.shop.model.jobs[index] as Job));
    const text = set.map(([name, value]) => `${name} = ${literal(value)}`).join(', ');
    this.statement(now, `update appointments set ${text} where id = '${this.ids[index]}'`);
  }

  /** The next event in a job's life. */
  private async happen(index: number, now: number): Promise<void> {
    const job = this.shop.model.jobs[index] as Job;
    const start = this.shop.model.startOf(job);
    const { status } = job;
    const to = (next: Status, values: Partial<Job> = {}) =>
      this.change(index, { status: next, ...values }, now);
    const later = (ms: number) => (this.nextAt[index] = now + ms);
    const isOpen = status === 'scheduled' || status === 'confirmed' || status === 'pending';
    later(Infinity);
    if (status === 'cancelled' && start > now && this.shop.random.chance(0.5)) to('scheduled');
    else if (status === 'in-progress') return to('completed', { finishedAt: now });
    else if (!isOpen) return;
    else if (now < start - 45 * MINUTE) await this.turn(index, now);
    else if (job.wayAt === undefined && now < start && this.shop.random.chance(0.6)) {
      this.change(index, { wayAt: now - this.shop.random.below(2) * MINUTE }, now);
      if (this.shop.random.chance(0.1))
        this.change(index, { wall: job.wall.replace(/\d\d$/, '55') }, now);
    } else if (now < start) return void later(start - now);
    else if (this.shop.random.chance(0.08))
      return to(this.shop.random.pick(['no-show', 'cancelled']));
    else {
      to('in-progress');
      return void later(2 * HOUR * this.shop.random.next());
    }
    const ahead = Math.max(this.shop.model.startOf(job) - 40 * MINUTE - now, 20 * MINUTE);
    later(this.shop.random.chance(0.5) ? ahead : this.shop.random.next() * ahead);
  }

  /** An office's change of an appointment ahead. */
  private async turn(index: number, now: number): Promise<void> {
    const job = this.shop.model.jobs[index] as Job;
    const { wall, status } = job;
    const which = this.shop.random.next();
    if (status === 'pending') this.change(index, { status: 'scheduled' }, now);
    else if (which < 0.3) this.change(index, { wall: this.someStart(now) }, now);
    else if (which < 0.4) {
      this.change(index, { wall: this.someStart(now) }, now);
      this.change(index, { wall }, now + this.shop.random.below(2) * MINUTE);
    } else if (which < 0.5) this.change(index, { status: 'cancelled' }, now);
    else if (which < 0.55) {
      this.change(index, { status: 'cancelled' }, now);
      this.change(index, { status }, now);
    } else if (which < 0.65) this.change(index, { status: 'confirmed' }, now);
    else if (which < 0.7) this.change(index, { service: this.shop.random.pick(['s1', 's2']) }, now);
    else if (which < 0.8) await this.handOver(index, now);
    else if (which < 0.82) {
      this.shop.model.refuse(job.customer);
      const id = this.shop.contacts[job.customer] ?? '';
      this.statement(
        now,
        `insert into consents (business_id, contact_id, channel, purpose, allowed)
         select business_id, id, 'email', 'service', false from contacts where id = '${id}'`,
      );
    } else if (which < 0.84)
      await this.merge(job.customer, this.shop.random.below(this.ids.length), now);
    else
      this.statement(
        now,
        `update appointments set notes = 'Gate 4' where id = '${this.ids[index]}'`,
      );
  }

  /** Before a call of the API. A session ends within the month. */
  private async signIn(now: number): Promise<void> {
    await this.flush();
    this.shop.setClock(now);
    if (now < this.signedInUntil) return;
    expect((await this.shop.owner.post('/api/login', this.shop.account)).status).toBe(200);
    this.signedInUntil = now + DAY;
  }

  private async handOver(index: number, now: number): Promise<void> {
    await this.signIn(now);
    const path = `/api/appointments/${this.ids[index]}/messages`;
    const { ready } = (await this.shop.owner.get<Schemas['JobMessages']>(path)).body;
    if (!ready || ready.kind === 'no-show') return;
    const { to: _to, ...message } = ready;
    expect((await this.shop.owner.post(path, message)).status).toBe(201);
    this.shop.model.handOver(index, ready.kind, now);
  }

  private async merge(from: number, to: number, now: number): Promise<void> {
    if (from === to || this.merged.has(from) || this.merged.has(to)) return;
    await this.signIn(now);
    const otherId = this.shop.contacts[from];
    expect(
      (await this.shop.owner.post(`/api/contacts/${this.shop.contacts[to]}/merge`, { otherId }))
        .status,
    ).toBe(200);
    this.merged.add(from);
    this.shop.model.merge(from, to);
  }

  /** Local start some days ahead. */
  private someStart(now: number): string {
    const { model, random } = this.shop;
    return DateTime.fromMillis(now + (0.1 + random.next() * 6) * DAY, { zone: model.zone })
      .set({ hour: 7 + random.below(13), minute: 15 * random.below(4), second: 0, millisecond: 0 })
      .toFormat("yyyy-MM-dd'T'HH:mm");
  }

  private statement(now: number, text: string): void {
    this.statements.push(`set app.now = '${iso(now)}'`, text);
  }

  private async flush(): Promise<void> {
    const texts = this.statements.splice(0);
    if (texts.length > 0) await query(this.shop.databaseUrl, [...texts, 'reset app.now'].join(';'));
  }
}
