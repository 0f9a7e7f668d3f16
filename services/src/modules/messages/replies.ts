import type { ReadyMessage } from './dto/message.dto.js';
import type { TellableJob } from './messages.queries.js';

const STOP = 'Reply STOP to opt out.';
const CONFIRM_OR_STOP = 'Reply C to confirm, STOP to opt out.';

/**
 * A text message that leaves by itself, with the answers that are understood. A booking and a reminder
 * name them, so that each customer has read them once.
 */
export function withReplies(message: ReadyMessage, { status }: TellableJob): ReadyMessage {
  const { kind, channel, text } = message;
  if (channel !== 'sms' || (kind !== 'scheduled' && kind !== 'reminder')) return message;
  return { ...message, text: `${text} ${status === 'scheduled' ? CONFIRM_OR_STOP : STOP}` };
}
