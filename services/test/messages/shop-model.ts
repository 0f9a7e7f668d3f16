import { DateTime } from 'luxon';

/**
 * Messages that the customers of a shop should get, by the SMS policy and the quiet hours. It shares
 * no code with the product.
 */

export type Status =
  | 'pending'
  | 'scheduled'
  | 'confirmed'
  | 'in-progress'
  | 'completed'
  | 'cancelled'
  | 'no-show';
type Kind = 'scheduled' | 'changed' | 'cancelled' | 'reminder' | 'on-my-way' | 'finished';

export interface Job {
  customer: number;
  /** Local start: 2026-10-30T09:00. */
  wall: string;
  service: string;
  hours: number;
  status: Status;
  /** Instant in milliseconds, as all times here. */
  wayAt?: number;
  finishedAt?: number;
}

interface Heard {
  kind: Kind;
  what: string;
  at: number;
}

interface Followed extends Job {
  heard: Heard[];
  /** An event that the customer may have to hear of, with what they took for true before. */
  event?: { at: number; knew?: string };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const whatOf = ({ wall, service }: Job) => `${wall} ${service}`;
const NAMING_TIME: readonly string[] = ['scheduled', 'changed', 'reminder'];

export class ShopModel {
  zone = 'America/New_York';
  leadHours = 24;
  emails = true;
  reminders = true;
  readonly jobs: Followed[] = [];
  readonly left: { to: number; subject: string; at: number }[] = [];
  private readonly refusing = new Set<number>();

  /** Instants by local time, since each calculation of a zone takes long. */
  private instants = new Map<string, number>();

  startOf({ wall }: Job): number {
    const key = `${wall} ${this.zone}`;
    const start = this.instants.get(key) ?? DateTime.fromISO(wall, { zone: this.zone }).toMillis();
    this.instants.set(key, start);
    return start;
  }

  book(job: Job, now: number): void {
    const followed: Followed = { ...job, heard: [] };
    if (this.emails) followed.event = { at: now + 2 * MINUTE };
    this.jobs.push(followed);
  }

  change(index: number, values: Partial<Job>, now: number): void {
    const job = this.of(index);
    const before = { ...job };
    Object.assign(job, values);
    const isEvent =
      whatOf(before) !== whatOf(job) || before.status !== job.status || before.wayAt !== job.wayAt;
    if (!isEvent || !this.emails) return;
    const wasOn = before.status !== 'pending' && before.status !== 'cancelled';
    const knew = before.event ? before.event.knew : wasOn ? whatOf(before) : undefined;
    job.event = { at: now + 2 * MINUTE, knew };
  }

  /** A user sent the text by hand. */
  handOver(index: number, kind: Kind, now: number): void {
    const job = this.of(index);
    job.heard.push({ kind, what: whatOf(job), at: now });
  }

  refuse(customer: number): void {
    this.refusing.add(customer);
  }

  /** All appointments of a customer become another's. */
  merge(from: number, to: number): void {
    for (const job of this.jobs) if (job.customer === from) job.customer = to;
    if (this.refusing.has(from)) this.refusing.add(to);
  }

  /** Appointments to come keep their local time; those of the past do not. */
  moveTo(zone: string, now: number): void {
    for (const job of this.jobs) {
      const start = this.startOf(job);
      if (start > now) continue;
      job.wall = DateTime.fromMillis(start, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
    }
    this.zone = zone;
  }

  /** Lets everything leave that is due at a moment, if the mail server takes it. */
  pass(now: number, isMailTaken: boolean): void {
    for (const job of this.jobs) {
      if (job.event) this.passEvent(job, job.event, now, isMailTaken);
      else if (isMailTaken && this.isToRemind(job, now)) this.tell(job, 'reminder', now);
    }
  }

  isNight(now: number): boolean {
    const { hour } = DateTime.fromMillis(now, { zone: this.zone });
    return hour < 8 || hour >= 21;
  }

  private of(index: number): Followed {
    const job = this.jobs[index];
    if (!job) throw new Error(`No job ${index}`);
    return job;
  }

  private passEvent(
    job: Followed,
    { at, knew }: { at: number; knew?: string },
    now: number,
    isMailTaken: boolean,
  ): void {
    if (at > now) return;
    const kind = this.newsOf(job, knew, now);
    const isForNobody = !kind || !this.emails || this.refusing.has(job.customer);
    if (isForNobody) delete job.event;
    else if (kind !== 'on-my-way' && this.isNight(now))
      job.event = { at: this.morningAfter(now), knew };
    else if (isMailTaken) {
      delete job.event;
      this.tell(job, kind, now);
    }
  }

  /** End of the quiet hours. A later change of the time zone does not move it. */
  private morningAfter(now: number): number {
    const local = DateTime.fromMillis(now, { zone: this.zone });
    const day = local.hour < 8 ? local : local.plus({ days: 1 });
    return day.set({ hour: 8, minute: 0, second: 0, millisecond: 0 }).toMillis();
  }

  private newsOf(job: Followed, knew: string | undefined, now: number): Kind | undefined {
    const { status, wayAt, finishedAt = 0, heard } = job;
    const last = heard.at(-1);
    const start = this.startOf(job);
    const isOver = start + job.hours * HOUR <= now;
    if (status === 'completed') {
      return last?.kind !== 'finished' && now - finishedAt < 24 * HOUR ? 'finished' : undefined;
    }
    if (status === 'cancelled') {
      const isExpecting = last ? last.kind !== 'cancelled' : knew !== undefined;
      return isExpecting && !isOver ? 'cancelled' : undefined;
    }
    if (status !== 'scheduled' && status !== 'confirmed') return undefined;
    const heardOfWay = heard.some(({ kind, at }) => kind === 'on-my-way' && at >= (wayAt ?? 0));
    if (wayAt !== undefined && !heardOfWay) return 'on-my-way';
    if (start <= now) return undefined;
    const known = heard.findLast(({ kind }) => kind === 'cancelled' || NAMING_TIME.includes(kind));
    const expected = known?.kind === 'cancelled' ? undefined : (known?.what ?? (last ? '' : knew));
    if (!expected) return 'scheduled';
    return expected === whatOf(job) ? undefined : 'changed';
  }

  private isToRemind(job: Followed, now: number): boolean {
    const isOn = this.emails && this.reminders && !this.refusing.has(job.customer);
    const isAhead = job.status === 'scheduled' || job.status === 'confirmed';
    const start = this.startOf(job);
    const isClose = start > now && start - now < (this.leadHours + 12) * HOUR;
    if (!isOn || !isAhead || !isClose || this.isNight(now)) return false;
    const at = this.reminderOf(job);
    if (now < at) return false;
    const ofNow = job.heard.filter(({ what }) => what === whatOf(job));
    return !ofNow.some(
      ({ kind, at: told }) => kind === 'reminder' || (told >= at && NAMING_TIME.includes(kind)),
    );
  }

  /** The lead time before the start, or five to nine of the evening before a night. */
  private reminderOf(job: Job): number {
    const at = DateTime.fromMillis(this.startOf(job) - this.leadHours * HOUR, { zone: this.zone });
    if (at.hour >= 8 && at.hour < 21) return at.toMillis();
    const evening = at.hour < 8 ? at.minus({ days: 1 }) : at;
    return evening.set({ hour: 20, minute: 55, second: 0, millisecond: 0 }).toMillis();
  }

  private tell(job: Followed, kind: Kind, at: number): void {
    job.heard.push({ kind, what: whatOf(job), at });
    const when = DateTime.fromISO(job.wall, { zone: 'utc' }).toFormat("ccc, LLL d 'at' h:mm a");
    const subject = {
      scheduled: `You are booked: ${when}`,
      changed: `Your appointment has changed: ${when}`,
      cancelled: `Your appointment on ${when} is cancelled`,
      reminder: `Reminder: ${when}`,
      'on-my-way': 'Two Vans is on the way to you',
      finished: 'Your vehicle is ready',
    }[kind];
    this.left.push({ to: job.customer, subject, at });
  }
}
