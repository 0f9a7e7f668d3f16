import type { Schema } from '@clearcoat/api-client';
import type { ContactDetails } from '../shared/contacts-api';

type ConsentInput = Schema<'ConsentInput'>;
export type Language = ContactDetails['language'];
type Consent = NonNullable<ContactDetails['consent']>;

/** Questions to a customer, with the words that are recorded. */
export const QUESTIONS = {
  texts: {
    ...{ channel: 'sms', purpose: 'service' },
    label: 'Texts About Appointments',
    words: 'May we text you about your appointments?',
  },
  emails: {
    ...{ channel: 'email', purpose: 'service' },
    label: 'Emails About Appointments',
    words: 'May we email you about your appointments?',
  },
  textOffers: {
    ...{ channel: 'sms', purpose: 'marketing' },
    label: 'Offers by Text',
    words: 'May we text you offers?',
  },
  emailOffers: {
    ...{ channel: 'email', purpose: 'marketing' },
    label: 'Offers by Email',
    words: 'May we email you offers?',
  },
} as const satisfies Record<string, Omit<ConsentInput, 'allowed'> & { label: string }>;
export type QuestionName = keyof typeof QUESTIONS;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as QuestionName[];

export type Answer = 'unknown' | 'yes' | 'no';
export type Answers = Record<QuestionName, Answer>;

/** Languages of messages. */
export const LANGUAGES: Record<Language, string> = { en: 'English', es: 'Spanish' };

/** Last answer of the customer to a question. */
export function answered(consent: Consent | undefined, name: QuestionName) {
  const { channel, purpose } = QUESTIONS[name];
  const ofChannel = consent?.[channel];
  return purpose === 'marketing' ? ofChannel?.marketing : ofChannel;
}

const answerOf = (consent: Consent | undefined, name: QuestionName): Answer => {
  const allowed = answered(consent, name)?.allowed;
  return typeof allowed !== 'boolean' ? 'unknown' : allowed ? 'yes' : 'no';
};

/** Known answers as form values. */
export const answersOf = (consent: Consent | undefined) =>
  Object.fromEntries(QUESTION_NAMES.map((name) => [name, answerOf(consent, name)])) as Answers;

/** Answers as the API takes them, without those that nobody knows. */
export const toConsents = (answers: Partial<Answers>): ConsentInput[] =>
  QUESTION_NAMES.flatMap((name) => {
    const { channel, purpose, words } = QUESTIONS[name];
    const { [name]: answer = 'unknown' } = answers;
    return answer === 'unknown' ? [] : [{ channel, purpose, words, allowed: answer === 'yes' }];
  });

/** Ticks of a new customer. */
export interface NewConsents {
  agreesToMessages?: boolean;
  agreesToOffers?: boolean;
}

/** Consents of the ticks. No tick means that nobody asked. */
export function consentsOfTicks({ agreesToMessages, agreesToOffers }: NewConsents) {
  const consents = toConsents({
    ...(agreesToMessages && { texts: 'yes', emails: 'yes' }),
    ...(agreesToOffers && { textOffers: 'yes', emailOffers: 'yes' }),
  });
  return consents.length > 0 ? { consents } : {};
}
