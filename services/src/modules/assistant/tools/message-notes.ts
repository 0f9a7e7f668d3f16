import type { Language } from '../plan/plan.js';
import { hasJob, type Details, type Person } from './message-facts.js';
import type { Purpose } from './message-texts.js';

/** Purposes that need an upcoming appointment. */
const OF_JOB: ReadonlySet<Purpose> = new Set(['reminder', 'confirm', 'reschedule']);

const NOTES: Record<Language, Record<'nothing' | 'booked', (name: string) => string>> = {
  en: {
    nothing: (name) => `${name} has nothing booked, so this offers a time instead`,
    booked: (name) => `${name} is booked already, so this reminds of that`,
  },
  es: {
    nothing: (name) => `${name} no tiene nada reservado; por eso esto ofrece una cita`,
    booked: (name) => `${name} ya tiene una cita; por eso esto la recuerda`,
  },
};

/** Note if the text differs from the request, such as a reminder for a customer without an appointment. */
export function notesOn(
  purpose: Purpose,
  person: Person,
  language: Language,
  details: Details,
): string[] {
  const isBooked = hasJob(person, details);
  const { nothing, booked } = NOTES[language];
  if (OF_JOB.has(purpose) && !isBooked) return [nothing(person.name)];
  return purpose === 'rebooking' && isBooked ? [booked(person.name)] : [];
}
