import type { Language } from '../crm/index.js';
import type { MessageChannel, MessageOccasion } from './dto/message.dto.js';
import type { Template } from './texts.js';

const ENGLISH: Record<MessageOccasion, Template> = {
  scheduled: {
    subject: 'You are booked: {date} at {time}',
    body: 'Hi {first_name}, you are booked with {business}: {service} on {date} at {time}, {where}. See you then!',
  },
  changed: {
    subject: 'Your appointment has changed: {date} at {time}',
    body: 'Hi {first_name}, your appointment with {business} has changed: {service} on {date} at {time}, {where}.',
  },
  cancelled: {
    subject: 'Your appointment on {date} at {time} is cancelled',
    body: 'Hi {first_name}, your {service} with {business} on {date} at {time} is cancelled. Call or write to us for another time.',
  },
  reminder: {
    subject: 'Reminder: {date} at {time}',
    body: 'Hi {first_name}, a reminder from {business}: {service} on {date} at {time}, {where}.',
  },
  'on-my-way': {
    subject: '{business} is on the way to you',
    body: 'Hi {first_name}, {crew} is on the way to you.',
  },
  finished: {
    subject: 'Your {vehicle} is ready',
    body: 'Hi {first_name}, your {vehicle} is ready. Thank you for choosing {business}!',
  },
  'no-show': {
    subject: 'We missed you on {date} at {time}',
    body: 'Hi {first_name}, we missed you for your {service} on {date} at {time}. Call or write to us for another time. {business}',
  },
};

/** Bodies have none of á, í, ó and ú, which text messages charge for as for any Unicode. */
const SPANISH: Record<MessageOccasion, Template> = {
  scheduled: {
    subject: 'Su cita: {date}, {time}',
    body: 'Hola {first_name}, su cita con {business} queda agendada: {service} el {date}, {time}, {where}. ¡Nos vemos!',
  },
  changed: {
    subject: 'Su cita cambió: {date}, {time}',
    body: 'Hola {first_name}, su cita con {business} ha cambiado: {service} el {date}, {time}, {where}.',
  },
  cancelled: {
    subject: 'Su cita del {date}, {time}, fue cancelada',
    body: 'Hola {first_name}, su cita de {service} con {business} para el {date}, {time}, fue cancelada. Para otra fecha, llame o mande un mensaje.',
  },
  reminder: {
    subject: 'Recordatorio: {date}, {time}',
    body: 'Hola {first_name}, {business} le recuerda su cita: {service} el {date}, {time}, {where}.',
  },
  'on-my-way': {
    subject: '{business} va en camino',
    body: 'Hola {first_name}, {crew} va en camino.',
  },
  finished: {
    subject: 'Su {vehicle} está listo',
    body: 'Hola {first_name}, terminamos con su {vehicle}. ¡Gracias por elegir {business}!',
  },
  'no-show': {
    subject: 'No nos vimos el {date}, {time}',
    body: 'Hola {first_name}, no nos vimos el {date}, {time}, para su {service}. Para otra fecha, llame o mande un mensaje. {business}',
  },
};

const TEXTS: Record<Language, Record<MessageOccasion, Template>> = { en: ENGLISH, es: SPANISH };

/** Text of the product, which a business may replace. */
export function builtInOf(
  occasion: MessageOccasion,
  channel: MessageChannel,
  language: Language,
): Template {
  const { subject, body } = TEXTS[language][occasion];
  return { subject: channel === 'email' ? subject : '', body };
}
