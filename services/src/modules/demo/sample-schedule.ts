import { toCents } from '../../platform/money/money.js';
import { addDays, addMonths, daysBetween, weekday } from '../../platform/time/zone.js';
import { BUILT_IN_SERVICES, CLOSES, OPENS, type AppointmentStatus } from '../scheduling/index.js';
import { sideBySide, usualCrewOf } from './crews-of-days.js';
import { sampleCustomers, type SampleCustomer } from './people.js';
import { Random } from './random.js';

const SEED = 20_260_315;
const CUSTOMERS = 180;
const APPOINTMENTS = 1_400;
const MONTHS_BACK = 14;
const DAYS_AHEAD = 12;
const LARGE_VEHICLE_CENTS = 3_000;

/** Weight by month: slow in winter, a rush once the salt is off the roads. */
const SEASON = [0.45, 0.5, 0.7, 1.5, 1.4, 1.25, 1.1, 1, 1, 0.95, 0.75, 0.55];
const RUSH_OF_MARCH = 1.5;
/** Weight by weekday, Monday to Sunday. */
const WEEK = [0.8, 0.9, 1, 1, 1.2, 1.35, 0];

const POPULARITY: Record<string, number> = {
  s1: 20,
  s2: 16,
  s3: 15,
  s4: 17,
  s5: 20,
  s6: 5,
  s7: 3,
  s8: 4,
};
const MENU = BUILT_IN_SERVICES.map((service) => ({
  ...service,
  weight: POPULARITY[service.id] ?? 1,
}));
const SHORTEST = Math.min(...MENU.map(({ duration }) => duration));

export interface SampleAppointment {
  customer: number;
  /** Index of the crew in display order. */
  crew: number;
  serviceId: string;
  serviceName: string;
  date: string;
  /** Start and end in minutes of the day. */
  start: number;
  end: number;
  cents: number;
  status: AppointmentStatus;
}

export interface SampleBusiness {
  firstDay: string;
  customers: SampleCustomer[];
  appointments: SampleAppointment[];
}

/** Deterministic sample business as of today; `minute` is the current minute of the day. */
export function sampleBusiness(today: string, minute: number): SampleBusiness {
  const random = new Random(SEED);
  const firstDay = addMonths(today, -MONTHS_BACK);
  const length = daysBetween(firstDay, today);
  const customers = sampleCustomers(CUSTOMERS, length, random);
  const numbered = customers.map((customer, index) => ({ ...customer, index }));
  // Until this week one person worked there; since then there are two vans and a bay.
  const monday = addDays(today, 1 - weekday(today));
  const appointments = jobsPerDay(firstDay, today).flatMap(({ date, jobs }) => {
    const day = dayOf(date, jobs, numbered, daysBetween(firstDay, date), random);
    return date < monday ? day : sideBySide(day);
  });
  for (const job of appointments) job.status = statusOf(job, today, minute, random);
  return { firstDay, customers, appointments };
}

/** Distributes all appointments over the days by season and weekday, with an exact total. */
function jobsPerDay(firstDay: string, today: string): { date: string; jobs: number }[] {
  const days: { date: string; weight: number }[] = [];
  const lastDay = addDays(today, DAYS_AHEAD);
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    days.push({ date, weight: weightOf(date, today) });
  }
  const total = days.reduce((sum, { weight }) => sum + weight, 0);
  let cumulated = 0;
  return days.map(({ date, weight }) => {
    const before = Math.round((cumulated / total) * APPOINTMENTS);
    cumulated += weight;
    return { date, jobs: Math.round((cumulated / total) * APPOINTMENTS) - before };
  });
}

function weightOf(date: string, today: string): number {
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  const season = month === 3 && day >= 15 ? RUSH_OF_MARCH : (SEASON[month - 1] ?? 1);
  const ofWeek = WEEK[weekday(date) - 1] ?? 1;
  return isMonthStart(date, today) ? Math.max(season, 1) * Math.max(ofWeek, 1) : season * ofWeek;
}

/** Days at the start of a month, which are filled so that the month's figures are not empty. */
function isMonthStart(date: string, today: string): boolean {
  return Number(today.slice(8)) <= 2 && date.slice(0, 7) === today.slice(0, 7) && date <= today;
}

/** Sequential appointments during opening hours, for a single worker. */
function dayOf(
  date: string,
  jobs: number,
  customers: (SampleCustomer & { index: number })[],
  dayNumber: number,
  random: Random,
): SampleAppointment[] {
  let free = OPENS;
  const known = customers.filter(({ joinedOn }) => joinedOn <= dayNumber);
  return Array.from({ length: jobs }, (_, done) => {
    const start = free;
    // Leaves time for the remaining appointments.
    const longest = CLOSES - start - (jobs - done - 1) * SHORTEST;
    const service = random.weighted(MENU.filter(({ duration }) => duration <= longest));
    free += service.duration;
    const customer = random.weighted(known);
    return {
      customer: customer.index,
      crew: usualCrewOf({ customer: customer.index }),
      serviceId: service.id,
      serviceName: service.name,
      date,
      start,
      end: free,
      cents: toCents(service.price) + (customer.large ? LARGE_VEHICLE_CENTS : 0),
      status: 'scheduled' as const,
    };
  });
}

function statusOf(
  job: SampleAppointment,
  today: string,
  minute: number,
  random: Random,
): AppointmentStatus {
  const luck = random.next();
  if (isMonthStart(job.date, today)) return 'completed';
  if (job.date < today || (job.date === today && job.end <= minute)) {
    if (luck < 0.012) return 'no-show';
    return luck < 0.06 ? 'cancelled' : 'completed';
  }
  if (job.date === today && job.start <= minute) return 'in-progress';
  if (luck < 0.45) return 'confirmed';
  if (luck < 0.8) return 'scheduled';
  return luck < 0.93 ? 'pending' : 'cancelled';
}
