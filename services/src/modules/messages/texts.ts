import { DateTime } from 'luxon';
import { formatTime } from '../../platform/time/zone.js';
import type { MessageChannel, MessageOccasion } from './dto/message.dto.js';

/** Facts that the texts of an appointment name. */
export interface MessageFacts {
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

/** First word of a name, as people address each other. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

/** 'Thu, Jun 18 at 9:00 AM' */
function whenOf({ date, startTime }: MessageFacts): string {
  const day = DateTime.fromISO(date, { zone: 'utc', locale: 'en-US' }).toFormat('ccc, LLL d');
  return `${day} at ${formatTime(startTime)}`;
}

const whereOf = ({ street }: MessageFacts) => (street ? `, ${street}` : '');

const BODIES: Record<MessageOccasion, (facts: MessageFacts) => string> = {
  scheduled: (facts) =>
    `you are booked with ${facts.business}: ${facts.service} on ${whenOf(facts)}${whereOf(facts)}. See you then!`,
  changed: (facts) =>
    `your appointment with ${facts.business} has changed: ${facts.service} on ${whenOf(facts)}${whereOf(facts)}.`,
  cancelled: (facts) =>
    `your ${facts.service} with ${facts.business} on ${whenOf(facts)} is cancelled. Call or write to us for another time.`,
  reminder: (facts) =>
    `a reminder from ${facts.business}: ${facts.service} on ${whenOf(facts)}${whereOf(facts)}.`,
  'on-my-way': ({ crew, business }) =>
    `${crew ? `${crew} from ${business}` : business} is on the way to you.`,
  finished: ({ vehicle, business }) =>
    `your ${vehicle || 'vehicle'} is ready. Thank you for choosing ${business}!`,
  'no-show': (facts) =>
    `we missed you for your ${facts.service} on ${whenOf(facts)}. Call or write to us for another time. ${facts.business}`,
};

const SUBJECTS: Record<MessageOccasion, (facts: MessageFacts) => string> = {
  scheduled: (facts) => `You are booked: ${whenOf(facts)}`,
  changed: (facts) => `Your appointment has changed: ${whenOf(facts)}`,
  cancelled: (facts) => `Your appointment on ${whenOf(facts)} is cancelled`,
  reminder: (facts) => `Reminder: ${whenOf(facts)}`,
  'on-my-way': ({ business }) => `${business} is on the way to you`,
  finished: ({ vehicle }) => `Your ${vehicle || 'vehicle'} is ready`,
  'no-show': (facts) => `We missed you on ${whenOf(facts)}`,
};

/** Subject and text of a message. A text message has no subject. */
export const textsOf = (kind: MessageOccasion, channel: MessageChannel, facts: MessageFacts) => ({
  subject: channel === 'email' ? SUBJECTS[kind](facts) : '',
  text: `Hi ${firstNameOf(facts.customer)}, ${BODIES[kind](facts)}`,
});
