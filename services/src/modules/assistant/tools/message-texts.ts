import { formatTime } from '../../../platform/time/zone.js';
import type { Language, Said } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';
import { isGone, nextOf, type Details, type Person } from './message-facts.js';

export const PURPOSES = [
  'rebooking',
  'reminder',
  'thanks',
  'review',
  'ready',
  'late',
  'no_show',
  'reschedule',
  'confirm',
  'quote',
  'other',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const SUBJECTS: Record<Purpose, Said> = {
  rebooking: { en: 'Time for another detail?', es: '¿Le toca otro detallado?' },
  reminder: { en: 'Your appointment', es: 'Su cita' },
  thanks: { en: 'Thank you', es: 'Gracias' },
  review: { en: 'How did we do?', es: '¿Cómo lo hicimos?' },
  ready: { en: 'Your car is ready', es: 'Su carro está listo' },
  late: { en: 'Running late', es: 'Vamos con retraso' },
  no_show: { en: 'We missed you', es: 'Lo esperábamos' },
  reschedule: { en: 'Another time for your appointment', es: 'Otra hora para su cita' },
  confirm: { en: 'Please confirm your appointment', es: 'Confirme su cita, por favor' },
  quote: { en: 'Your quote', es: 'Su cotización' },
  other: { en: 'A message from your detailer', es: 'Un mensaje de su detallador' },
};

/** Greeting with the first name. */
export const greeting = (name: string, language: Language) =>
  `${language === 'es' ? 'Hola' : 'Hi'} ${name.split(' ')[0] ?? name}`;

interface Facts {
  hi: string;
  vehicle: string;
  /** 'Full Detail on Friday, Jun 19, 2026 at 2:00 PM' */
  next?: string;
  /** Whether the last visit was a while ago. */
  isGone: boolean;
  details: Details;
}

type Text = (facts: Facts) => string;

const ENGLISH: Record<Purpose, Text> = {
  // A customer with an upcoming appointment gets a reminder instead.
  rebooking: (facts) =>
    facts.next
      ? ENGLISH.reminder(facts)
      : facts.isGone
        ? `${facts.hi}, it has been a while since ${facts.vehicle} was here. Shall I keep a spot for you next week?`
        : `${facts.hi}, would you like a time for ${facts.vehicle}? I can keep a spot for you next week.`,
  reminder: ({ hi, vehicle, next }) =>
    next
      ? `${hi}, a reminder of your ${next}. Does that still suit you?`
      : `${hi}, you have nothing booked with us right now. Would you like a time for ${vehicle}?`,
  thanks: ({ hi, vehicle }) =>
    `${hi}, thank you for trusting us with ${vehicle}. Is everything as you wanted it?`,
  review: ({ hi, vehicle, details: { site } }) =>
    `${hi}, thank you for coming. If you are happy with ${vehicle}, a short ${site ? `${site} ` : ''}review helps us a lot.`,
  ready: ({ hi, vehicle }) =>
    `${hi}, ${vehicle} is ready. You can pick it up whenever it suits you.`,
  late: ({ hi, details: { minutes } }) =>
    `${hi}, we are running ${minutes === undefined ? 'a little' : `about ${minutes} minutes`} late. Sorry about that, and thank you for your patience.`,
  no_show: ({ hi, details: { fee } }) =>
    `${hi}, we missed you at your appointment.${fee ? ` Our fee for a missed appointment is ${fee}.` : ''} Shall we find another time?`,
  reschedule: (facts) =>
    facts.next
      ? `${facts.hi}, we need to find another time for your ${facts.next}. When would suit you?`
      : ENGLISH.reminder(facts),
  confirm: (facts) =>
    facts.next
      ? `${facts.hi}, could you please confirm your ${facts.next}? A short yes is enough.`
      : ENGLISH.reminder(facts),
  quote: ({ hi, vehicle }) =>
    `${hi}, did you have a chance to look at our quote for ${vehicle}? I am happy to answer any question.`,
  other: ({ hi }) => `${hi}, `,
};

const SPANISH: Record<Purpose, Text> = {
  rebooking: (facts) =>
    facts.next
      ? SPANISH.reminder(facts)
      : facts.isGone
        ? `${facts.hi}, hace tiempo que no vemos ${facts.vehicle}. ¿Le guardo un lugar la próxima semana?`
        : `${facts.hi}, ¿quiere una cita para ${facts.vehicle}? Le puedo guardar un lugar la próxima semana.`,
  reminder: ({ hi, vehicle, next }) =>
    next
      ? `${hi}, le recordamos su cita: ${next}. ¿Le sigue quedando bien?`
      : `${hi}, ahora no tiene nada reservado con nosotros. ¿Quiere una cita para ${vehicle}?`,
  thanks: ({ hi, vehicle }) => `${hi}, gracias por confiarnos ${vehicle}. ¿Quedó todo como quería?`,
  review: ({ hi, vehicle, details: { site } }) =>
    `${hi}, gracias por su visita. Si está contento con ${vehicle}, una reseña corta${site ? ` en ${site}` : ''} nos ayuda mucho.`,
  ready: ({ hi, vehicle }) => `${hi}, ${vehicle} ya está listo. Puede recogerlo cuando guste.`,
  late: ({ hi, details: { minutes } }) =>
    `${hi}, vamos con ${minutes === undefined ? 'un poco' : `unos ${minutes} minutos`} de retraso. Disculpe, y gracias por su paciencia.`,
  no_show: ({ hi, details: { fee } }) =>
    `${hi}, lo esperábamos en su cita.${fee ? ` El cargo por una cita perdida es de ${fee}.` : ''} ¿Buscamos otra hora?`,
  reschedule: (facts) =>
    facts.next
      ? `${facts.hi}, necesitamos buscar otra hora para su cita: ${facts.next}. ¿Cuándo le queda bien?`
      : SPANISH.reminder(facts),
  confirm: (facts) =>
    facts.next
      ? `${facts.hi}, ¿nos confirma su cita: ${facts.next}? Basta con un sí.`
      : SPANISH.reminder(facts),
  quote: ({ hi, vehicle }) =>
    `${hi}, ¿pudo ver nuestra cotización para ${vehicle}? Con gusto respondo sus preguntas.`,
  other: ({ hi }) => `${hi}, `,
};

/** Default text of a message, if the person gave no words. */
export function textFor(
  purpose: Purpose,
  person: Person,
  language: Language,
  details: Details,
): string {
  const job = nextOf(person, details);
  const car = person.address.replace(/,.*$/, '');
  const at =
    job &&
    `${saidLongDay(job.date, language)} ${language === 'es' ? 'a las' : 'at'} ${formatTime(job.startTime)}`;
  const facts: Facts = {
    hi: greeting(person.name, language),
    vehicle: language === 'es' ? `su ${car || 'carro'}` : `your ${car || 'car'}`,
    ...(job && { next: language === 'es' ? `${job.service}, ${at}` : `${job.service} on ${at}` }),
    isGone: isGone(person, details),
    details,
  };
  return (language === 'es' ? SPANISH : ENGLISH)[purpose](facts);
}
