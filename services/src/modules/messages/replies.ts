import type { Language } from '../crm/index.js';
import type { ReadyMessage } from './dto/message.dto.js';
import type { TellableJob } from './messages.queries.js';

/** Answers that are understood, in letters of which a text message holds 160. */
const REPLIES: Record<Language, { stop: string; confirm: string }> = {
  en: { stop: 'Reply STOP to opt out.', confirm: 'Reply C to confirm, STOP to opt out.' },
  es: {
    stop: 'Responda STOP para salir.',
    confirm: 'Responda C para confirmar, STOP para salir.',
  },
};

/**
 * A text message that leaves by itself, with the answers that are understood. A booking and a reminder
 * name them, so that each customer has read them once.
 */
export function withReplies(message: ReadyMessage, { status, language }: TellableJob) {
  const { kind, channel, text } = message;
  if (channel !== 'sms' || (kind !== 'scheduled' && kind !== 'reminder')) return message;
  const { stop, confirm } = REPLIES[language];
  return { ...message, text: `${text} ${status === 'scheduled' ? confirm : stop}` };
}
