import type { Principal } from '../../../platform/tenancy/context.js';
import { DAY_MINUTES, minutesOf } from '../../../platform/time/clock-time.js';
import { formatTime, minuteOfDay, today, weekday } from '../../../platform/time/zone.js';
import {
  CLOSES,
  OPENS,
  type Appointment,
  type AppointmentsService,
} from '../../scheduling/index.js';
import type { AppointmentMove, AppointmentSlot } from '../dto/card.dto.js';
import { LANGUAGES, type Language } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';
import { ArgumentProblem, choice } from './arguments.js';

/** In which language a draft speaks; English when nothing is said. */
export const languageArg = choice('Language of its words; default en', LANGUAGES);

const SUNDAY = 7;

const WORDS: Record<
  Language,
  {
    over: string;
    same(service: string, name: string, time: string): string;
    sunday: string;
    hours: string;
    at(day: string, time: string): string;
    closed: string;
  }
> = {
  en: {
    over: 'That time is over: choose a later one.',
    same: (service, name, time) => `At the same time: ${service} for ${name} at ${time}`,
    sunday: 'This is a Sunday',
    hours: 'Outside of 8:00 AM to 6:00 PM',
    at: (day, time) => `${day} at ${time}`,
    closed: 'This appointment is done or cancelled already.',
  },
  es: {
    over: 'Esa hora ya pasó: elija una más tarde.',
    same: (service, name, time) => `A la misma hora: ${service} para ${name}, ${time}`,
    sunday: 'Es domingo',
    hours: 'Fuera del horario de 8:00 AM a 6:00 PM',
    at: (day, time) => `${day} a las ${time}`,
    closed: 'Esa cita ya terminó o está cancelada.',
  },
};

/** 'Friday, Jun 19, 2026 at 2:00 PM' */
export const spokenSlot = (
  { date, startTime }: Pick<AppointmentSlot, 'date' | 'startTime'>,
  language: Language = 'en',
) => WORDS[language].at(saidLongDay(date, language), formatTime(startTime));

/** Nothing is booked for, or moved to, what is over. */
export function assertAhead(
  { date, startTime }: Pick<AppointmentSlot, 'date' | 'startTime'>,
  { timeZone }: Principal,
  now: Date,
  language: Language = 'en',
): void {
  const day = today(now, timeZone);
  const isOver = date < day || (date === day && minutesOf(startTime) < minuteOfDay(now, timeZone));
  if (isOver) throw new ArgumentProblem(WORDS[language].over);
}

/** What to look at before an appointment is put there. */
export async function warningsOf(
  appointments: AppointmentsService,
  who: Principal,
  { date, startTime, endTime }: AppointmentSlot,
  { language = 'en', exceptId }: { language?: Language; exceptId?: string } = {},
): Promise<string[]> {
  const words = WORDS[language];
  const query = { date, startTime, endTime, excludeId: exceptId };
  const others: Appointment[] = await appointments.conflicts(who, query);
  const warnings = others.map(({ service, customer, startTime: start }) =>
    words.same(service, customer.name, formatTime(start)),
  );
  if (weekday(date) === SUNDAY) warnings.push(words.sunday);
  const isLate = minutesOf(startTime) < OPENS || (minutesOf(endTime) || DAY_MINUTES) > CLOSES;
  if (isLate) warnings.push(words.hours);
  return warnings;
}

/** 'Full Detail for Jordan Blake' */
export const titleOf = (service: string, customer: string, language: Language = 'en') =>
  language === 'es' ? `${service} para ${customer}` : `${service} for ${customer}`;

/** An appointment with what a draft of a change says of it. */
export function toChange(present: Appointment, language: Language = 'en') {
  const { id, version, service, customer, date, startTime, endTime, status } = present;
  if (status === 'completed' || status === 'cancelled') {
    throw new ArgumentProblem(WORDS[language].closed);
  }
  const now = { date, startTime, endTime };
  const change: Omit<AppointmentMove, 'payload'> = {
    ...{ id, version, service, now },
    customer: customer.name,
  };
  return { ...present, change };
}
