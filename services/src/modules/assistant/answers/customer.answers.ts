import type { CardFields } from '../language/pieces/card-fields.js';
import type { Person } from '../language/pieces/vocabulary.js';
import { statusOfOne } from '../plan/say/status.js';
import type { Language } from '../plan/plan.js';
import { dayAsTold } from '../plan/say/day.js';
import { escapeMarkdown as plain } from '../words/text.js';
import type { History } from '../tools/contact-history.js';
import type { Toolbox } from '../tools/toolbox.js';
import { PAGES } from '../plan/pages.js';
import { cardLead, isOfNotes } from './card-leads.js';
import { lines, personRow, type Answer, type Desk } from './answer.js';

const SHOWN_VISITS = 6;
const SHOWN_PLACES = 3;

interface Words {
  suggestions: string[];
  writeTo(name: string): string;
  who: string;
  more(count: number): string;
  last(day: string): string;
  never: string;
  spent(amount: string): string;
  none: string;
  notes: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    suggestions: ['What is on today?', 'Which customers are due for a visit?'],
    writeTo: (name) => `Write a reminder to ${name}`,
    who: 'Who of them?',
    more: (count) => `…and ${count} more`,
    last: (day) => `last visit ${day}`,
    never: 'no visit yet',
    spent: (amount) => `, ${amount} in all`,
    none: 'No appointment yet.',
    notes: 'Notes',
  },
  es: {
    suggestions: ['¿Qué hay hoy?', '¿Qué clientes ya deberían volver?'],
    writeTo: (name) => `Escribe un recordatorio a ${name}`,
    who: '¿Quién de ellos?',
    more: (count) => `…y ${count} más`,
    last: (day) => `última visita ${day}`,
    never: 'sin visitas',
    spent: (amount) => `, ${amount} en total`,
    none: 'Todavía no tiene citas.',
    notes: 'Notas',
  },
};

const NOTHING: CardFields = { fields: [], noted: [] };

/** Answer to a question about people only. A single one gets a full card, several get a line each. */
export async function peopleAnswer(
  desk: Desk,
  tools: Toolbox,
  people: readonly Person[],
  language: Language,
  asked: CardFields = NOTHING,
): Promise<Answer> {
  const words = WORDS[language];
  const [first, ...others] = people;
  if (first && others.length === 0) {
    const args = { contactId: first.id, details: true, access: isOfNotes(asked) };
    const history = await desk.use(tools.contactHistory, args);
    const lead = cardLead(history.data, asked, language);
    return {
      text: lines(...(lead ? [lead, ''] : []), historyText(history.data, language)),
      sources: history.sources,
      suggestions: [words.writeTo(first.name), ...words.suggestions],
    };
  }
  const rows = people.slice(0, SHOWN_VISITS).map(personRow);
  const more = people.length - rows.length;
  if (more > 0) rows.push(`\n${words.more(more)}: [Contacts](/contacts).`);
  return {
    text: lines(words.who, '', ...rows),
    sources: [PAGES.contacts],
    suggestions: words.suggestions,
    rows: people.map(({ id, name, vehicle = '' }) => ({
      ...{ title: name, vehicle, detail: vehicle, url: `/contacts/${id}` },
    })),
  };
}

function historyText(history: History, language: Language): string {
  const { visits, notes, notShown } = history;
  const words = WORDS[language];
  const rows = visits.slice(0, SHOWN_VISITS).map(({ day, service, price, status }) => {
    const cost = price === undefined ? '' : `, ${price}`;
    return `- ${dayAsTold(day, language)}: **${plain(service)}**${cost} (${statusOfOne(status, language)})`;
  });
  const more = visits.length + notShown - rows.length;
  if (more > 0) rows.push(`- ${words.more(more)}`);
  const note = notes ? ['', `${words.notes}: ${plain(notes)}`] : [];
  const jobs = rows.length > 0 ? rows : [words.none];
  return lines(headOf(history, language), '', ...jobs, ...note);
}

/** Name, vehicle, contact data and last visit. The amount spent needs permission. */
function headOf(history: History, language: Language): string {
  const { id, name, vehicle, lastVisit, spent, phone, email, places = [] } = history;
  const words = WORDS[language];
  const about = [vehicle, phone, email, ...places.slice(0, SHOWN_PLACES)].filter(
    (each) => each !== undefined && each !== '',
  );
  const facts = about.map((each) => `, ${plain(each ?? '')}`).join('');
  const last = lastVisit === 'never' ? words.never : words.last(dayAsTold(lastVisit, language));
  const sum = spent === undefined ? '' : words.spent(spent);
  return `[**${plain(name)}**](/contacts/${id})${facts}: ${last}${sum}.`;
}
