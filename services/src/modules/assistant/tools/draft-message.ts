import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { formatTime } from '../../../platform/time/zone.js';
import { ContactsService, type Contact } from '../../crm/index.js';
import type { Appointment } from '../../scheduling/index.js';
import { longDay } from '../days.js';
import { CHANNELS, type Channel, type MessageDraft } from '../dto/card.dto.js';
import { withoutAddresses } from '../model/links.js';
import { ArgumentProblem, choice, id, takes, text } from './arguments.js';
import { NOTHING_SAVED, type Drafted } from './draft-appointment.js';
import { contactPage, type Tool, type ToolResult } from './tool.js';

export const PURPOSES = ['rebooking', 'reminder', 'thanks', 'review', 'other'] as const;
export type Purpose = (typeof PURPOSES)[number];

const args = takes(
  {
    contactId: id('The customer, from find_contact'),
    purpose: choice('What it is about', PURPOSES),
  },
  {
    channel: choice('How; default sms', CHANNELS),
    text: text('The words; without them a good text is used. No links.', 1_000),
  },
);
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class DraftMessage implements Tool<Args, Drafted> {
  readonly name = 'draft_message';
  readonly description =
    'Prepares a text message or an e-mail to one customer as a card. Sends nothing.';
  readonly label = 'Drafting a message';
  readonly needs = 'contacts:read';
  readonly args = args;

  constructor(private readonly contacts: ContactsService) {}

  async run(who: Principal, { contactId, purpose, channel = 'sms', text: given }: Args) {
    const contact = await this.contacts.get(who, contactId);
    const to = channel === 'sms' ? contact.phone : contact.email;
    if (!to) throw new ArgumentProblem('This customer has no e-mail address: use sms.');
    const words = given === undefined ? wordsFor(purpose, contact) : withoutAddresses(given);
    const subject = channel === 'email' ? SUBJECTS[purpose] : '';
    const href = linkTo(channel, to, subject, words);
    const message: MessageDraft = {
      channel,
      customer: contact.name,
      to,
      subject,
      text: words,
      href,
    };
    const title = `${channel === 'sms' ? 'Text message' : 'E-mail'} to ${contact.name}`;
    const result: ToolResult<Drafted> = {
      data: { draft: `${title}: ${words}`, warnings: [], note: NOTHING_SAVED },
      sources: [contactPage(contact)],
      card: { kind: 'message', title, warnings: [], message },
    };
    return result;
  }
}

const SUBJECTS: Record<Purpose, string> = {
  rebooking: 'Time for another detail?',
  reminder: 'Your appointment',
  thanks: 'Thank you',
  review: 'How did we do?',
  other: 'A message from your detailer',
};

type Person = Contact & { history: Appointment[] };

function wordsFor(
  purpose: Purpose,
  { name, address, history }: Pick<Person, 'name' | 'address' | 'history'>,
): string {
  const first = name.split(' ')[0] ?? name;
  const vehicle = address ? `your ${address.replace(/,.*$/, '')}` : 'your car';
  switch (purpose) {
    case 'rebooking':
      // It has not been a while for somebody who is coming anyway.
      if (nextOf(history)) return wordsFor('reminder', { name, address, history });
      return `Hi ${first}, it has been a while since ${vehicle} was here. Shall I keep a spot for you next week?`;
    case 'reminder': {
      const next = nextOf(history);
      return next
        ? `Hi ${first}, a reminder of your ${next.service} on ${longDay(next.date)} at ${formatTime(next.startTime)}. Does that still suit you?`
        : `Hi ${first}, you have nothing booked with us right now. Would you like a time for ${vehicle}?`;
    }
    case 'thanks':
      return `Hi ${first}, thank you for bringing ${vehicle}. Is everything as you wanted it?`;
    case 'review':
      return `Hi ${first}, thank you for coming. If you are happy with ${vehicle}, a short review helps us a lot.`;
    case 'other':
      return `Hi ${first}, `;
  }
}

/** The history is latest first; what is still to come has not been done. */
const nextOf = (history: Appointment[]) =>
  history.findLast(({ status }) => status === 'scheduled' || status === 'confirmed');

function linkTo(channel: Channel, to: string, subject: string, words: string): string {
  const body = encodeURIComponent(words);
  if (channel === 'sms') return `sms:${to.replace(/[^\d+]/g, '')}?body=${body}`;
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
