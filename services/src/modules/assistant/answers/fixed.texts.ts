import { normalized } from '../language/normalize/normalize.js';
import type { Language } from '../plan/plan.js';
import type { NotAllowed } from '../plan/not-allowed.js';
import type { Answer } from './answer.js';
import { ownJobsText } from './own-jobs.texts.js';

export const QUICK_QUESTIONS = [
  'What should I charge for a full detail?',
  'How can I get more customers?',
  'What is on today?',
  'How was my revenue this month?',
];

const QUICK: Record<Language, string[]> = {
  en: QUICK_QUESTIONS,
  es: ['¿Qué hay hoy?', '¿Cuánto gané este mes?', '¿Cuándo estoy libre esta semana?'],
};

export type FixedKind =
  | 'safety'
  | 'others'
  | 'secrets'
  | 'weather'
  | 'chat'
  | 'writing'
  | 'greeting'
  | 'thanks'
  | 'dropped'
  | 'howToBook';

/** Fixed texts, in both languages. */
export const FIXED_TEXTS: Record<Language, Record<FixedKind, string>> = {
  en: {
    // First aid must not wait for a handbook search.
    safety:
      '**If somebody is hurt or cannot breathe well, call 911 now.** Chemical in an eye or on skin: rinse with ' +
      'plenty of lukewarm water for at least 15 minutes, contact lenses out. Breathed in: fresh air. Swallowed: ' +
      'do not make them vomit. Then call Poison Control, 1-800-222-1222, with the bottle and its safety data sheet at hand.',
    weather: "I don't know the weather. I only see your own records and the handbook.",
    chat: "I can't do that: no jokes, poems, translations or web searches. I know your jobs, customers, prices and revenue, and a handbook about detailing.",
    others: 'I can only see your own business.',
    secrets:
      "I can't help with that. I answer from your own appointments, customers, prices and revenue, and from a handbook about detailing.",
    writing:
      "I can't change anything by myself. I can draft an appointment, another time for it, a cancellation, a new customer, a price or a message " +
      'for you to confirm; everything else is done on its page: ' +
      '[Appointments](/appointments), [Contacts](/contacts) or [Business Settings](/settings).',
    dropped: 'All right. A draft that you do not confirm does nothing.',
    greeting:
      "Hi! Ask me about today's jobs, free time, revenue, a customer or a price, or anything about " +
      'detailing. I can draft appointments and messages for you to confirm.',
    thanks: "You're welcome. What else can I look up or draft?",
    howToBook:
      'Tell me who, what and when, for example "Book Jordan Blake for a Full Detail on Friday at 9 am", ' +
      'or [schedule it yourself](/appointments/new).',
  },
  es: {
    safety:
      '**Si alguien está herido o no respira bien, llame al 911 ahora.** Químico en un ojo o en la piel: enjuague con ' +
      'mucha agua tibia por lo menos 15 minutos, sin lentes de contacto. Inhalado: aire fresco. Tragado: ' +
      'no provoque el vómito. Después llame a Poison Control, 1-800-222-1222, con el envase y su hoja de seguridad a la mano.',
    weather: 'No sé del clima: veo sus propios datos y el manual, nada más.',
    chat: 'Eso no lo hago: ni chistes ni poemas, ni traducir, ni buscar en la red, y no tengo gustos propios. Conozco sus trabajos, clientes, precios e ingresos, y un manual de detallado.',
    others: 'Solo puedo ver su propio negocio, y ningún otro.',
    secrets:
      'No puedo ayudar con eso. Respondo con sus propias citas, clientes, precios e ingresos, y con un manual de detallado.',
    writing:
      'No puedo cambiar nada por mi cuenta. Puedo preparar una cita, otra hora para ella, una cancelación, un cliente nuevo, un precio o un mensaje ' +
      'para que usted lo confirme; lo demás se hace en su página: ' +
      '[Citas](/appointments), [Contactos](/contacts) o [Configuración](/settings).',
    dropped: 'De acuerdo. Un borrador que no confirma no hace nada.',
    greeting:
      '¡Hola! Pregúnteme por los trabajos de hoy, tiempo libre, ingresos, un cliente o un precio, o cualquier cosa de ' +
      'detallado. Puedo preparar citas y mensajes para que usted los confirme.',
    thanks: 'De nada. ¿Qué más le busco o le preparo?',
    howToBook:
      'Dígame quién, qué y cuándo, por ejemplo "Agenda a Jordan Blake para Full Detail el viernes a las 9 am", ' +
      'o [prográmela usted mismo](/appointments/new).',
  },
};

/** Suggested questions. First aid has none. */
export function suggestionsOf(kind: FixedKind, language: Language): string[] {
  if (kind === 'safety') return [];
  if (kind !== 'howToBook') return QUICK[language];
  return language === 'es'
    ? ['¿Cuándo estoy libre esta semana?', '¿Qué servicios ofrecemos?']
    : ['When am I free this week?', 'What services do we offer?'];
}

const UNKNOWN: Record<Language, string> = {
  en:
    "I don't know that one. I can answer from your own appointments, customers, prices and revenue, " +
    'and from a handbook about detailing and running the business.',
  es:
    'Eso no lo sé. Puedo responder con sus propias citas, clientes, precios e ingresos, ' +
    'y con un manual sobre detallado y el negocio.',
};

const TOO_LONG: Record<Language, string> = {
  en: "That's too long for me without a language model. Please ask in a sentence or two, one thing at a time.",
  es: 'Eso es más de lo que puedo leer sin un modelo de lenguaje. Pregunte en una o dos frases, una cosa a la vez.',
};

const NOT_ALLOWED: Record<Language, (what: string) => string> = {
  en: (what) => `You don't have access to ${what} here. The owner of the business can change that.`,
  es: (what) => `Aquí no tiene acceso a ${what}. El dueño del negocio puede cambiarlo.`,
};
const AREAS: Record<string, string> = {
  revenue: 'los ingresos',
  contacts: 'los contactos',
  appointments: 'las citas',
};

const plainly = (text: string, language: Language): Answer => ({
  text,
  sources: [],
  suggestions: QUICK[language],
});

/** Plain answer in the language of the question. */
export const said = (text: string, question: string): Answer =>
  plainly(text, normalized(question).language);

export const unknownIn = (language: Language): Answer => ({
  ...plainly(UNKNOWN[language], language),
  isNo: true,
});

export const unknownAnswer = (question: string): Answer => unknownIn(normalized(question).language);

/** Answer to a question that is too long for basic mode. */
export function tooLongAnswer(question: string): Answer {
  const { language } = normalized(question.slice(0, 400));
  return plainly(TOO_LONG[language], language);
}

export function notAllowedAnswer({ permission }: NotAllowed, question: string): Answer {
  const { language } = normalized(question);
  const area = permission.replace(/:.*$/, '');
  const what = language === 'es' ? (AREAS[area] ?? area) : area;
  return {
    ...plainly(ownJobsText(permission, language) ?? NOT_ALLOWED[language](what), language),
    suggestions: QUICK[language].slice(0, 2),
  };
}
