import { toE164 } from '../../platform/text/e164.js';
import { isMailable } from '../../platform/validation/mailbox.js';
import type { MessageChannel } from './dto/message.dto.js';
import { firstNameOf } from './texts.js';

export interface Reachable {
  name: string;
  /** As typed. */
  phone: string;
  email: string;
  /** null: nothing is known. */
  consent: Record<MessageChannel, boolean | null>;
}

export interface Recipient {
  channel: MessageChannel;
  /** Number in E.164, or an email address. */
  to: string;
  consent: boolean | null;
}

/**
 * How a customer can be written to, by the first channel that works; a sentence why not.
 *
 * @param channels - Default: by text message, else by email
 */
export function recipientOf(
  { name, phone, email, consent }: Reachable,
  channels: readonly MessageChannel[] = ['sms', 'email'],
): Recipient | string {
  const addresses = { sms: toE164(phone), email: isMailable(email) ? email : undefined };
  const known = channels.filter((channel) => addresses[channel]);
  const channel = known.find((each) => consent[each] !== false);
  if (channel) return { channel, to: addresses[channel] ?? '', consent: consent[channel] };
  const reason = known.length > 0 ? 'asked for no messages' : 'has no phone number or email';
  return `${firstNameOf(name)} ${reason}.`;
}
