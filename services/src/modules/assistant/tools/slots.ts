import type { Principal } from '../../../platform/tenancy/context.js';
import { DAY_MINUTES, minutesOf } from '../../../platform/time/clock-time.js';
import { formatTime, minuteOfDay, today } from '../../../platform/time/zone.js';
import type { Appointment, AppointmentsService, Availability } from '../../scheduling/index.js';
import type { AppointmentMove, AppointmentSlot } from '../dto/card.dto.js';
import { LANGUAGES, type Language } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';
import { ArgumentProblem, choice } from '../plan/arguments.js';

/** Language of a draft. Default: English. */
export const languageArg = choice('Language of its words; default en', LANGUAGES);

/** Minutes between start times, fine enough for any typed time. */
const STEP = 5;

const WORDS: Record<
  Language,
  {
    over: string;
    same(service: string, name: string, time: string): string;
    hours: string;
    drafted: string;
    at(day: string, time: string): string;
    closed: string;
    already(slot: string): string;
  }
> = {
  en: {
    over: 'That time is over: choose a later one.',
    same: (service, name, time) => `At the same time: ${service} for ${name} at ${time}`,
    hours: 'Nobody is free then',
    drafted: 'The draft before it is at the same time',
    at: (day, time) => `${day} at ${time}`,
    closed: 'This appointment is done or cancelled already.',
    already: (slot) => `It is then already: ${slot}. Please say another day or time.`,
  },
  es: {
    over: 'Esa hora ya pasó: elija una más tarde.',
    same: (service, name, time) => `A la misma hora: ${service} para ${name}, ${time}`,
    hours: 'A esa hora nadie está libre',
    drafted: 'El borrador anterior es a la misma hora',
    at: (day, time) => `${day} a las ${time}`,
    closed: 'Esa cita ya terminó o está cancelada.',
    already: (slot) => `Ya está entonces: ${slot}. Diga otro día u otra hora, por favor.`,
  },
};

/** 'Friday, Jun 19, 2026 at 2:00 PM' */
export const spokenSlot = (
  { date, startTime }: Pick<AppointmentSlot, 'date' | 'startTime'>,
  language: Language = 'en',
) => WORDS[language].at(saidLongDay(date, language), formatTime(startTime));

/** Throws if the start is in the past. */
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

export interface Desks {
  appointments: AppointmentsService;
  availability: Availability;
}

interface About {
  language?: Language;
  /** Appointment that is moved. It does not block itself. */
  exceptId?: string;
  /** Required crew. */
  crewId?: string;
  /** Service, which decides the possible crews and the buffers. */
  serviceId?: string;
  /** Place, which decides the travel time to keep free. */
  placeId?: string;
  /** Earlier drafts that are not saved yet. */
  drafted?: readonly TakenSlot[];
}

export interface TakenSlot extends AppointmentSlot {
  crewId?: string;
}

const overlaps = (one: AppointmentSlot, other: AppointmentSlot) =>
  one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime;

/** Finds a crew that is free. Otherwise returns warnings for the draft. */
export async function placeFor(
  { appointments, availability }: Desks,
  who: Principal,
  { date, startTime, endTime }: AppointmentSlot,
  { language = 'en', exceptId, crewId, serviceId, placeId, drafted = [] }: About = {},
): Promise<{ crewId?: string; warnings: string[] }> {
  const words = WORDS[language];
  const minutes = (minutesOf(endTime) || DAY_MINUTES) - minutesOf(startTime);
  const only = { excludeId: exceptId, crewId };
  const asked = { date, minutes, step: STEP, serviceId, placeId, ...only };
  const starts = await availability.of(who, asked);
  const free = starts.filter(({ startTimes }) => startTimes.includes(startTime));
  const busy = drafted.filter((each) => overlaps(each, { date, startTime, endTime }));
  const left = free.find((slot) => busy.every((each) => each.crewId !== slot.crewId));
  if (left) return { crewId: left.crewId, warnings: [] };
  if (free.length > 0) return { warnings: [words.drafted] };
  const query = { date, startTime, endTime, ...only };
  const others: Appointment[] = await appointments.conflicts(who, query);
  const warnings = others.map(({ service, customer, startTime: start }) =>
    words.same(service, customer.name, formatTime(start)),
  );
  return { warnings: warnings.length > 0 ? warnings : [words.hours] };
}

/** 'Full Detail for Jordan Blake' */
export const titleOf = (service: string, customer: string, language: Language = 'en') =>
  language === 'es' ? `${service} para ${customer}` : `${service} for ${customer}`;

/** Appointment for a draft that does not change its time. */
export async function draftedAsItIs(
  appointments: AppointmentsService,
  who: Principal,
  appointmentId: string,
  language?: Language,
) {
  const present = toChange(await appointments.get(who, appointmentId), language);
  const title = titleOf(present.service, present.customer.name, language);
  const draft = `${title}, ${spokenSlot(present.change.now, language)}`;
  return { change: present.change, title, draft };
}

/** Throws if the appointment is already at that time. */
export function assertElsewhere(
  now: Pick<AppointmentSlot, 'date' | 'startTime'>,
  { date, startTime }: Pick<AppointmentSlot, 'date' | 'startTime'>,
  language: Language = 'en',
): void {
  if (now.date === date && now.startTime === startTime)
    throw new ArgumentProblem(WORDS[language].already(spokenSlot(now, language)));
}

/** Appointment for a draft of a change. */
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
