import { truncate } from '../../../platform/text/truncate.js';
import { escapeMarkdown as plain, termsOf } from '../text.js';
import type { FoundContact } from '../tools/find-contact.js';
import type { Toolbox } from '../tools/toolbox.js';
import { lines, type Answer, type Desk } from './answer.js';
import type { Intent } from './intent.js';
import { wordingOf } from './drafting.js';
import { servicesIn } from './price.answers.js';
import { whoIn, type Who } from './who.js';

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

const SUGGESTIONS = ['When am I free this week?', 'What is on today?'];
const only = (text: string): Answer => ({ text, sources: [], suggestions: SUGGESTIONS });

export async function bookAnswer(
  desk: Desk,
  tools: Toolbox,
  { rest, date, time }: IntentOf<'book'>,
  message: string,
): Promise<Answer> {
  const { data } = await desk.use(tools.listServices, {});
  const services = servicesIn(message, data.services);
  const who = await whoIn(desk, tools, withoutWordsOf(rest, services));
  const found = onlyOne(who, rest, message);
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

/** Undefined when nobody is named and the words may be a question about something else. */
export async function messageAnswer(
  desk: Desk,
  tools: Toolbox,
  { rest, channel, isSure }: IntentOf<'message'>,
  message: string,
): Promise<Answer | undefined> {
  const who = await whoIn(desk, tools, rest.replace(NEVER_A_NAME, ' '));
  if (who.people.length === 0 && !isSure) return undefined;
  const found = onlyOne(who, rest, message);
  if ('problem' in found) return found.problem;
  const { purpose, words } = wordingOf(rest.replace(who.words, ' ').trim(), desk.today);
  const first = found.person.name.split(' ')[0] ?? found.person.name;
  const text = words && truncate(`Hi ${first}, ${words}`, LONGEST_MESSAGE);
  const draft = { contactId: found.person.id, purpose, channel, ...(text && { text }) };
  const { sources, card } = await desk.use(tools.draftMessage, draft);
  const answer = lines(
    `A draft for **${plain(found.person.name)}**${words ? ', in your words' : ''}:`,
    '',
    `> ${plain(card?.message?.text ?? '')}`,
    '',
    'Nothing is sent until you do it.',
  );
  return { text: answer, sources, suggestions: SUGGESTIONS, cards: card && [card] };
}

const LONGEST_MESSAGE = 1_000;
const MOST_CHOICES = 4;
/** Words of the request that a search would find in names: 'Mark' is not among them. */
const NEVER_A_NAME =
  /\b(?:an?|the|to|for|of|that|saying|text|message|e-?mail|sms|note|reminder|remind|thank|invite|about|his|her|their|is|are|was|we|our|please|asking|review|short|nice|quick)\b/gi;

/** A service's name is written with capitals as well. */
function withoutWordsOf(name: string, services: { name: string }[]): string {
  const terms = new Set(services.flatMap((service) => termsOf(service.name)));
  const words = name.split(' ').filter((word) => termsOf(word).every((term) => !terms.has(term)));
  return words.join(' ') || name;
}

/** One of several is chosen by asking the same again with the whole name. */
const sameFor = ({ people, words }: Who, message: string): string[] => [
  ...new Set(people.slice(0, MOST_CHOICES).map(({ name }) => message.replace(words, name))),
];

function onlyOne(
  who: Who,
  rest: string,
  message: string,
): { person: FoundContact } | { problem: Answer } {
  const { people } = who;
  const [person, ...others] = people;
  if (!person) {
    const name = nameIn(rest);
    return { problem: only(`I found no customer called ${plain(name)}. [Contacts](/contacts)`) };
  }
  if (others.length === 0) return { person };
  const names = people.map(({ id, name, vehicle }) => {
    const car = vehicle && `, ${plain(vehicle)}`;
    return `- [**${plain(name)}**](/contacts/${id})${car}`;
  });
  const answer = only(lines('Which one?', '', ...names));
  return { problem: { ...answer, suggestions: sameFor(who, message) } };
}

/** The words that start with a capital, as names do; else the first few. */
function nameIn(rest: string): string {
  const words = rest.match(/\p{L}[\p{L}'.-]*/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word));
  return (capital.length > 0 ? capital : words).slice(0, 3).join(' ');
}
