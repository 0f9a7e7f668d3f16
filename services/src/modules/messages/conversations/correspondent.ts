import { readableNumber, toE164 } from '../../../platform/text/e164.js';
import { isMailable } from '../../../platform/validation/mailbox.js';
import { MESSAGE_CHANNELS, type MessageChannel } from '../dto/message.dto.js';
import { recipientOf, type Recipient } from '../recipient.js';
import type { ContactRow } from './conversations.queries.js';
import type { ChannelState, ConversationThread } from './thread.dto.js';

export const CANNOT_SEND = {
  sms: 'Text messages cannot be sent from here. Send it from your phone instead.',
  email: 'Emails cannot be sent from here. Send it from your own mail program instead.',
};

/** Somebody whom a conversation is with. */
export type Correspondent = Omit<ConversationThread, 'refusal' | 'messages' | 'next'> &
  Pick<ContactRow, 'consent'>;

/** Whether messages of a channel leave from here. */
export type Connected = Record<MessageChannel, boolean>;

/** How the customer can be written to by a channel; a sentence why not. */
export function recipientBy(
  { contactId, name, phone, email, consent }: Correspondent,
  channels: readonly MessageChannel[],
): Recipient | string {
  if (contactId !== null) return recipientOf({ name, phone, email, consent }, channels);
  if (!channels.includes('sms')) return 'This number has no email.';
  if (consent.sms === false) return 'This number asked for no messages.';
  return { channel: 'sms', to: phone, consent: consent.sms };
}

function statesOf(
  addresses: Record<MessageChannel, string>,
  consent: ContactRow['consent'],
  connected: Connected,
): ConversationThread['channels'] {
  const stateOf = (channel: MessageChannel): ChannelState => {
    if (!addresses[channel]) return 'none';
    if (consent[channel] === false) return 'refused';
    return connected[channel] ? 'connected' : 'own-phone';
  };
  return { sms: stateOf('sms'), email: stateOf('email') };
}

export function contactAsCorrespondent(
  { id, name, consent, ...typed }: ContactRow,
  connected: Connected,
): Correspondent {
  const phone = toE164(typed.phone) ?? '';
  const email = isMailable(typed.email) ? typed.email : '';
  const channels = statesOf({ sms: phone, email }, consent, connected);
  return { key: id, contactId: id, name, phone, email, consent, channels };
}

/** A number that no contact has. */
export function numberAsCorrespondent(
  number: string,
  hasStopped: boolean,
  connected: Connected,
): Correspondent {
  const consent = { sms: hasStopped ? false : null, email: null };
  const channels = statesOf({ sms: number, email: '' }, consent, connected);
  const name = readableNumber(number);
  return { key: number, contactId: null, name, phone: number, email: '', consent, channels };
}

/** Why the customer cannot be written to; '' where they can. */
export function refusalOf(correspondent: Correspondent): string {
  const recipient = recipientBy(correspondent, MESSAGE_CHANNELS);
  return typeof recipient === 'string' ? recipient : '';
}
