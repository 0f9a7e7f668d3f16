import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { ContactsService } from '../../crm/index.js';
import { CHANNELS, type Channel, type MessageDraft } from '../dto/card.dto.js';
import { withoutAddresses } from './links.js';
import type { Language } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';
import { ArgumentProblem, choice, day, id, takes, text, whole } from '../plan/arguments.js';
import { NOTHING_SAVED, type Drafted } from './draft-appointment.js';
import { hasJob } from './message-facts.js';
import { notesOn } from './message-notes.js';
import { PURPOSES, SUBJECTS, textFor } from './message-texts.js';
import { languageArg } from './slots.js';
import { contactPage, type Tool, type ToolResult } from './tool.js';

const args = takes(
  {
    contactId: id('The customer, from find_contact'),
    purpose: choice('What it is about', PURPOSES),
  },
  {
    channel: choice('How; default sms', CHANNELS),
    text: text('The words; without them a good text is used. No links.', 1_000),
    language: languageArg,
    minutes: whole('For late: how many', 1, 600),
    fee: text('For no_show: the fee, as $50', 20),
    site: text('For review: where it is to be left, as Google', 30),
    date: day('For reminder and confirm: only an appointment of this day'),
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

  constructor(
    private readonly clock: Clock,
    private readonly contacts: ContactsService,
  ) {}

  async run(who: Principal, args: Args) {
    const { contactId, purpose, channel = 'sms', language = 'en', text: given, ...details } = args;
    const contact = await this.contacts.get(who, contactId);
    const to = channel === 'sms' ? contact.phone : contact.email;
    if (!to) throw new ArgumentProblem(NO_ADDRESS[channel][language]);
    const now = today(this.clock.now(), who.timeZone);
    const { date } = details;
    if (given === undefined && date !== undefined && !hasJob(contact, { today: now, date }))
      throw new ArgumentProblem(NOTHING_ON[language](contact.name, saidLongDay(date, language)));
    const words =
      given === undefined
        ? textFor(purpose, contact, language, { ...details, today: now })
        : withoutAddresses(given);
    const isReminder =
      purpose === 'rebooking' && given === undefined && hasJob(contact, { today: now, date });
    const about = isReminder ? 'reminder' : purpose;
    const subject = channel === 'email' ? SUBJECTS[about][language] : '';
    const href = linkTo(channel, to, subject, words);
    const message: MessageDraft = {
      channel,
      customer: contact.name,
      to,
      subject,
      text: words,
      href,
    };
    const title = TITLES[channel][language](contact.name);
    const warnings =
      given === undefined ? notesOn(purpose, contact, language, { ...details, today: now }) : [];
    const result: ToolResult<Drafted> = {
      data: { draft: `${title}: ${words}`, warnings, note: NOTHING_SAVED },
      sources: [contactPage(contact)],
      card: { kind: 'message', title, warnings, message },
    };
    return result;
  }
}

type InLanguages<T> = Record<Channel, Record<Language, T>>;

const TITLES: InLanguages<(name: string) => string> = {
  sms: { en: (name) => `Text message to ${name}`, es: (name) => `Mensaje para ${name}` },
  email: { en: (name) => `E-mail to ${name}`, es: (name) => `Correo para ${name}` },
};
const NO_ADDRESS: InLanguages<string> = {
  sms: {
    en: 'This customer has no phone number: write an e-mail.',
    es: 'Este cliente no tiene teléfono: escriba un correo.',
  },
  email: {
    en: 'This customer has no e-mail address: use sms.',
    es: 'Este cliente no tiene correo: use un mensaje de texto.',
  },
};

const NOTHING_ON: Record<Language, (name: string, day: string) => string> = {
  en: (name, day) => `${name} has nothing booked on ${day}, so there is nothing to remind of.`,
  es: (name, day) => `${name} no tiene nada reservado el ${day}: no hay qué recordar.`,
};

function linkTo(channel: Channel, to: string, subject: string, words: string): string {
  const body = encodeURIComponent(words);
  if (channel === 'sms') return `sms:${to.replace(/[^\d+]/g, '')}?body=${body}`;
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
