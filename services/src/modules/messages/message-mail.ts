import type { SendMailOptions } from 'nodemailer';
import { render } from '../../platform/mail/index.js';
import { isMailable, type Mailbox } from '../../platform/validation/mailbox.js';
import { entryOf, invitationOf } from '../scheduling/index.js';
import type { MessageKind } from './dto/message.dto.js';
import type { MessageJob, QueuedMessage } from './delivery.queries.js';

/** Kinds that bring the entry of the customer's calendar up to date. */
const WITH_ENTRY: readonly MessageKind[] = ['scheduled', 'changed', 'cancelled'];

function entryFile(message: QueuedMessage, job: MessageJob, organizer: string, now: Date) {
  const { kind, business, customer, address } = message;
  const isCancelled = kind === 'cancelled';
  const event = {
    ...entryOf({ id: job.id, version: job.version }),
    ...{ startsAt: job.startsAt, endsAt: job.endsAt, isTentative: false, isCancelled },
    ...{ title: `${job.service}, ${business}`, location: job.street, description: '' },
  };
  const content = invitationOf(event, {
    organizer: { name: business, email: organizer },
    guest: { name: customer, email: address },
    now,
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', filename: 'appointment.ics', content };
}

/**
 * A message as a mail from the shop: answers go to the shop, and the calendar entry is updated.
 *
 * @param from - address that this installation may send from
 */
export function mailOf(message: QueuedMessage, from: Mailbox, now: Date): SendMailOptions {
  const { id, kind, address, subject, text, business, phone, email, job } = message;
  const contact = [business, phone, email].filter((each) => each !== '').join(' · ');
  const footnote = `${contact}\nYou get this email because you have an appointment with ${business}.`;
  const letter = render(subject, { sender: business, paragraphs: [text], footnote });
  const replyTo = isMailable(email) ? email : undefined;
  return {
    // Constant per message, so that mail programs drop a duplicate.
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    from: { name: business, address: from.address },
    to: { name: '', address },
    ...(replyTo !== undefined && { replyTo: { name: business, address: replyTo } }),
    envelope: { from: from.address, to: [address] },
    subject,
    ...letter,
    ...(job &&
      WITH_ENTRY.includes(kind) && {
        icalEvent: entryFile(message, job, replyTo ?? from.address, now),
      }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
