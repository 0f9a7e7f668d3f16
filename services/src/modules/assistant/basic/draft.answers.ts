import { escapeMarkdown as plain, termsOf } from '../text.js';
import type { FoundContact } from '../tools/find-contact.js';
import type { Toolbox } from '../tools/toolbox.js';
import { lines, type Answer, type Desk } from './answer.js';
import type { Intent } from './intents.js';
import { servicesIn } from './price.answers.js';

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

const SUGGESTIONS = ['When am I free this week?', 'What is on today?'];
const only = (text: string): Answer => ({ text, sources: [], suggestions: SUGGESTIONS });

export async function bookAnswer(
  desk: Desk,
  tools: Toolbox,
  { name, date, time }: IntentOf<'book'>,
  message: string,
): Promise<Answer> {
  const { data } = await desk.use(tools.listServices, {});
  const services = servicesIn(message, data.services);
  const found = await personFor(desk, tools, withoutWordsOf(name, services));
  if ('problem' in found) return found.problem;
  const [service] = services;
  const missing = [
    ...(service ? [] : ['which service']),
    ...(date ? [] : ['which day']),
    ...(time ? [] : ['what time']),
  ];
  if (!service || !date || !time) {
    return only(
      `I can draft that for **${plain(found.person.name)}**. Please say ${missing.join(' and ')}, ` +
        `for example "Book ${plain(found.person.name)} for a Full Detail on Friday at 9 am".`,
    );
  }
  const draft = { contactId: found.person.id, serviceId: service.id, date, time };
  const { data: drafted, sources, card } = await desk.use(tools.draftAppointment, draft);
  const text = lines(
    `Here is a draft: **${plain(drafted.draft)}**.`,
    ...drafted.warnings.map((each) => `\n${plain(each)}.`),
    '\nNothing is saved until you confirm it.',
  );
  return { text, sources, suggestions: SUGGESTIONS, cards: card && [card] };
}

export async function messageAnswer(
  desk: Desk,
  tools: Toolbox,
  { name, purpose, channel }: IntentOf<'message'>,
): Promise<Answer> {
  const found = await personFor(desk, tools, name);
  if ('problem' in found) return found.problem;
  const draft = { contactId: found.person.id, purpose, channel };
  const { sources, card } = await desk.use(tools.draftMessage, draft);
  const words = card?.message?.text ?? '';
  const text = lines(
    `A draft for **${plain(found.person.name)}**:`,
    '',
    `> ${plain(words)}`,
    '',
    'Nothing is sent until you do it.',
  );
  return { text, sources, suggestions: SUGGESTIONS, cards: card && [card] };
}

/** A service's name is written with capitals as well. */
function withoutWordsOf(name: string, services: { name: string }[]): string {
  const terms = new Set(services.flatMap((service) => termsOf(service.name)));
  const words = name.split(' ').filter((word) => termsOf(word).every((term) => !terms.has(term)));
  return words.join(' ') || name;
}

async function personFor(
  desk: Desk,
  tools: Toolbox,
  name: string,
): Promise<{ person: FoundContact } | { problem: Answer }> {
  const { data } = await desk.use(tools.findContact, { search: name.slice(0, 200) });
  const [person, ...others] = data.contacts;
  if (!person)
    return { problem: only(`I found no customer called ${plain(name)}. [Contacts](/contacts)`) };
  const exact = data.contacts.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (exact ?? others.length === 0) return { person: exact ?? person };
  const names = data.contacts.map((each) => `- [**${plain(each.name)}**](/contacts/${each.id})`);
  return { problem: only(lines('Whom do you mean?', '', ...names)) };
}
