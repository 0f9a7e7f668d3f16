import type { Schemas } from '../support/visitor.js';

type Job = Schemas['Appointment'];
type Contact = Schemas['Contact'];

export interface Books {
  jobs: Job[];
  contacts: Contact[];
  /** Local time: '2026-06-17T11:00'. */
  now: string;
}

const today = ({ now }: Books) => now.slice(0, 10);
const cents = ({ price }: Job) => Math.round(price * 100);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const hours = (job: Job) => ((minutes(job.endTime) || 1440) - minutes(job.startTime)) / 60;
const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);
export const isoWeekday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7;
const isOpen = ({ status }: Job) => status !== 'completed' && status !== 'cancelled';
const endsAt = (job: Job) => `${job.date}T${job.endTime === '00:00' ? '24:00' : job.endTime}`;
const isToCome = (books: Books) => (job: Job) => isOpen(job) && endsAt(job) > books.now;

const completed = ({ status }: Job) => status === 'completed';
const cancelled = ({ status }: Job) => status === 'cancelled';
const booked = (job: Job) => !cancelled(job);

interface NaiveMeasure {
  counts(job: Job, books: Books): boolean;
  value(jobs: Job[]): number | string | null;
}
const money = (jobs: Job[]) => sum(jobs, cents);
const nothing = (jobs: Job[], value: number) => (jobs.length === 0 ? null : value);
const days = (jobs: Job[]) => jobs.map(({ date }) => date).sort();

/** Measures as plain sums over the data of the API. */
export const MEASURES: Record<string, NaiveMeasure> = {
  revenue: { counts: completed, value: money },
  jobs: { counts: booked, value: (jobs) => jobs.length },
  average: { counts: completed, value: (jobs) => nothing(jobs, money(jobs) / jobs.length) },
  per_hour: { counts: completed, value: (jobs) => nothing(jobs, money(jobs) / sum(jobs, hours)) },
  hours: { counts: booked, value: (jobs) => sum(jobs, hours) },
  length: { counts: completed, value: (jobs) => nothing(jobs, sum(jobs, hours) / jobs.length) },
  per_customer: {
    counts: completed,
    value: (jobs) =>
      nothing(jobs, money(jobs) / new Set(jobs.map(({ contactId }) => contactId)).size),
  },
  cancelled: { counts: cancelled, value: (jobs) => jobs.length },
  lost: { counts: cancelled, value: money },
  worth: { counts: booked, value: money },
  cancel_rate: {
    counts: () => true,
    value: (jobs) => nothing(jobs, (100 * jobs.filter(cancelled).length) / jobs.length),
  },
  visits: { counts: completed, value: (jobs) => jobs.length },
  spent: { counts: completed, value: money },
  days_worked: { counts: completed, value: (jobs) => new Set(days(jobs)).size },
  last_visit: {
    counts: (job, books) => completed(job) && job.date <= today(books),
    value: (jobs) => days(jobs).at(-1) ?? null,
  },
  next_visit: {
    counts: (job, books) => isToCome(books)(job),
    value: (jobs) => days(jobs)[0] ?? null,
  },
};

const doneFor = (id: string, { jobs }: Books) =>
  jobs.filter((job) => job.contactId === id && completed(job));
const spentOf = (id: string, books: Books) => money(doneFor(id, books)) / 100;
const visitsOf = (id: string, books: Books) => doneFor(id, books).length;
const startOf = (job: Job) => `${job.date}T${job.startTime}`;

type Holds = (job: Job, books: Books) => boolean;

/** Conditions by name: their filters in a plan, and the check of a job. */
export const FILTERS: Record<string, { filters: object[]; holds: Holds }> = {
  none: { filters: [], holds: () => true },
  service: {
    filters: [{ name: 'service', values: ['full detail', 's7'] }],
    holds: ({ service, serviceId }) => service === 'Full Detail' || serviceId === 's7',
  },
  'service by name': {
    filters: [{ name: 'service', values: ['Ceramic Coating'] }],
    holds: ({ service }) => service === 'Ceramic Coating',
  },
  'not service': {
    filters: [{ name: 'service', values: ['Full Detail'], not: true }],
    holds: ({ service }) => service !== 'Full Detail',
  },
  weekend: {
    filters: [{ name: 'weekday', values: ['weekend'] }],
    holds: ({ date }) => isoWeekday(date) > 5,
  },
  'Saturday ceramics': {
    filters: [
      { name: 'weekday', values: ['6'] },
      { name: 'service', values: ['Ceramic Coating', 'Full Detail'] },
    ],
    holds: ({ date, service }) =>
      isoWeekday(date) === 6 && ['Ceramic Coating', 'Full Detail'].includes(service),
  },
  'not Mondays': {
    filters: [{ name: 'weekday', values: ['1'], not: true }],
    holds: ({ date }) => isoWeekday(date) !== 1,
  },
  mornings: {
    filters: [{ name: 'time_of_day', values: ['morning'] }],
    holds: ({ startTime }) => startTime < '12:00',
  },
  'from two to five': {
    filters: [{ name: 'time_of_day', values: ['14:00-17:00'] }],
    holds: ({ startTime }) => startTime >= '14:00' && startTime < '17:00',
  },
  vehicle: {
    filters: [{ name: 'vehicle', values: ['tesla', 'f150'] }],
    holds: ({ vehicle }) => /\b(Tesla|F-150)\b/i.test(vehicle?.label ?? ''),
  },
  'trucks, and Teslas': {
    filters: [{ name: 'vehicle', values: ['truck', 'tesla'] }],
    holds: ({ vehicle }) => /\b(Tesla|F-150)\b/i.test(vehicle?.label ?? ''),
  },
  'red Tesla': {
    filters: [
      { name: 'vehicle', values: ['roja'] },
      { name: 'vehicle', values: ['TESLA'] },
    ],
    holds: ({ vehicle }) => /Tesla.*\bred\b/.test(vehicle?.label ?? ''),
  },
  price: {
    filters: [
      { name: 'price_at_least', values: ['100'] },
      { name: 'price_at_most', values: ['250.50'] },
    ],
    holds: ({ price }) => price >= 100 && price <= 250.5,
  },
  'longer than an hour, and priced': {
    filters: [
      { name: 'hours_over', values: ['1'] },
      { name: 'unpriced', values: ['none'], not: true },
    ],
    holds: (job) => hours(job) > 1 && job.price > 0,
  },
  'here in May': {
    filters: [{ name: 'here_in', values: ['2026-05-01/2026-05-31'] }],
    holds: ({ contactId }, books) =>
      doneFor(contactId, books).some(({ date }) => date >= '2026-05-01' && date <= '2026-05-31'),
  },
  'big spenders': {
    filters: [{ name: 'spent_at_least', values: ['900'] }],
    holds: ({ contactId }, books) => spentOf(contactId, books) >= 900,
  },
  'with few visits': {
    filters: [{ name: 'visits_at_most', values: ['5'] }],
    holds: ({ contactId }, books) => visitsOf(contactId, books) <= 5,
  },
  'first visits': {
    filters: [{ name: 'visit', values: ['first'] }],
    holds: (job, { jobs }) =>
      !jobs.some(
        (each) =>
          each.contactId === job.contactId && completed(each) && startOf(each) < startOf(job),
      ),
  },
  'nothing booked': {
    filters: [{ name: 'upcoming', values: ['booked'], not: true }],
    holds: ({ contactId }, books) =>
      !books.jobs.some((each) => each.contactId === contactId && isToCome(books)(each)),
  },
  'without an e-mail address': {
    filters: [{ name: 'missing', values: ['email'] }],
    holds: ({ customer }) => customer.email === '',
  },
  notes: {
    filters: [{ name: 'notes', values: ['dog'] }],
    holds: ({ notes, contactId }, { contacts }) =>
      /\bdog/i.test(notes) ||
      /\bdog/i.test(contacts.find(({ id }) => id === contactId)?.notes ?? ''),
  },
};

const isFirst = FILTERS['first visits']?.holds;
const KIND = /(F-150)|(Tahoe|Model Y)|(Civic|Model 3|C300)/;

const week = (day: string) => {
  const at = new Date(`${day}T00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1 - isoWeekday(day));
  return at.toISOString().slice(0, 10);
};
const MAKE = /Tesla|Ford|Honda|Chevy|Mercedes-Benz/;
const makeOf = (label: string) => {
  const [known] = MAKE.exec(label) ?? [];
  if (known === 'Chevy') return 'chevrolet';
  if (known) return known.toLowerCase().replace('-', ' ');
  return /^\W*(?:\d{4}\W+)?([A-Za-z-]+)/.exec(label)?.[1]?.toLowerCase();
};

/** Group key of each job. Undefined if a job has no group. */
export const GROUPS: Record<string, (job: Job, books: Books) => string | undefined> = {
  service: ({ service }) => service,
  customer: ({ contactId }, { contacts }) =>
    contacts.some(({ id }) => id === contactId) ? contactId : undefined,
  make: ({ vehicle }) => makeOf(vehicle?.label ?? ''),
  color: ({ vehicle }) =>
    /.*\b(red|black|white|gray|silver|blue|green|gold|brown)\b/.exec(
      vehicle?.label.toLowerCase() ?? '',
    )?.[1],
  weekday: ({ date }) => String(isoWeekday(date)),
  day: ({ date }) => date,
  week: ({ date }) => week(date),
  month: ({ date }) => date.slice(0, 7),
  quarter: ({ date }) => `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`,
  year: ({ date }) => date.slice(0, 4),
  status: ({ status }) => status,
  hour: ({ startTime }) => startTime.slice(0, 2),
  vehicle_kind: ({ vehicle }) => {
    const [, truck, suv, sedan] = KIND.exec(vehicle?.label.replace('model', 'Model') ?? '') ?? [];
    return truck ? 'truck' : suv ? 'suv' : sedan ? 'sedan' : 'other';
  },
  visit: (job, books) => (isFirst?.(job, books) ? 'first' : 'returning'),
  part_of_day: ({ startTime }) =>
    startTime < '12:00' ? 'morning' : startTime < '17:00' ? 'afternoon' : 'evening',
  part_of_week: ({ date }) => (isoWeekday(date) > 5 ? 'weekend' : 'workday'),
  weekend_day_or_workday: ({ date }) =>
    isoWeekday(date) > 5 ? String(isoWeekday(date)) : 'workday',
  workday_or_weekend: ({ date }) => (isoWeekday(date) > 5 ? 'weekend' : String(isoWeekday(date))),
};
