import { DateTime } from 'luxon';
import { formatTime } from '../../platform/time/zone.js';
import type { Language } from '../crm/index.js';
import { builtInOf } from './built-in-texts.js';
import type { MessageChannel, MessageOccasion } from './dto/message.dto.js';
import { fill, type PlaceholderValues } from './templates/placeholders.js';

/** Facts that the texts of an appointment name. */
export interface MessageFacts {
  /** Of the customer's messages. */
  language: Language;
  customer: string;
  business: string;
  service: string;
  /** Label of the vehicle, or ''. */
  vehicle: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  startTime: string;
  /** Street, or ''. */
  street: string;
  /** First name of the user who is on the way, or ''. */
  crew: string;
}

/** Subject and text with placeholders. A text message has no subject. */
export interface Template {
  subject: string;
  body: string;
}

/** First word of a name, as people address each other. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

const day = (date: string, locale: string, format: string) =>
  DateTime.fromISO(date, { zone: 'utc', locale }).toFormat(format);

/** Phrases of each language for the values of placeholders. */
const PHRASES = {
  en: {
    vehicle: 'vehicle',
    date: (date: string) => day(date, 'en-US', 'ccc, LLL d'),
    time: formatTime,
    crew: (crew: string, business: string) => `${crew} from ${business}`,
  },
  es: {
    vehicle: 'auto',
    date: (date: string) => day(date, 'es-MX', 'ccc d LLL'),
    time: (time: string) => formatTime(time).replace('AM', 'a. m.').replace('PM', 'p. m.'),
    crew: (crew: string, business: string) => `${crew} de ${business}`,
  },
} satisfies Record<Language, unknown>;

/** 'sab' for 'sáb': the alphabet of text messages has no á, and one would make them twice as dear. */
const plain = (date: string) => date.replace('á', 'a');

function valuesOf(facts: MessageFacts, channel: MessageChannel): PlaceholderValues {
  const { business, service, crew, street, language } = facts;
  const phrases = PHRASES[language];
  const date = phrases.date(facts.date);
  return {
    ...{ first_name: firstNameOf(facts.customer), business, service, where: street },
    vehicle: facts.vehicle || phrases.vehicle,
    date: channel === 'sms' ? plain(date) : date,
    time: phrases.time(facts.startTime),
    crew: crew ? phrases.crew(crew, business) : business,
  };
}

/**
 * Subject and text of a message. A text message has no subject.
 *
 * @param own - text of the business. Default: the built-in one
 */
export function textsOf(
  kind: MessageOccasion,
  channel: MessageChannel,
  facts: MessageFacts,
  own?: Template,
) {
  const { subject, body } = own ?? builtInOf(kind, channel, facts.language);
  const values = valuesOf(facts, channel);
  return { subject: fill(subject, values), text: fill(body, values) };
}
