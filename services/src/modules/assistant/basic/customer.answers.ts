import { escapeMarkdown as plain } from '../text.js';
import type { FoundContact } from '../tools/find-contact.js';
import type { History } from '../tools/contact-history.js';
import type { Toolbox } from '../tools/toolbox.js';
import { lines, type Answer, type Desk } from './answer.js';
import type { Intent } from './intent.js';

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

const SUGGESTIONS = ['What is on today?', 'Which customers are due for a visit?'];
const SHOWN_VISITS = 6;

/** Who was meant, or undefined when nobody is called that. */
export async function customerAnswer(
  desk: Desk,
  tools: Toolbox,
  { name, wants }: IntentOf<'customer'>,
): Promise<Answer | undefined> {
  const { data, sources } = await desk.use(tools.findContact, { search: name, details: true });
  const [first, ...others] = data.contacts;
  if (!first) return undefined;
  if (wants === 'history' && others.length === 0) {
    const history = await desk.use(tools.contactHistory, { contactId: first.id });
    const text = historyText(history.data);
    return { text, sources: history.sources, suggestions: writeTo(first.name) };
  }
  const rows = data.contacts.map((contact) => `- ${contactLine(contact)}`);
  if (data.notShown > 0) rows.push(`\n…and ${data.notShown} more in [Contacts](/contacts).`);
  const suggestions = others.length === 0 ? writeTo(first.name) : SUGGESTIONS;
  return { text: lines(...rows), sources, suggestions };
}

const writeTo = (name: string) => [`Write a reminder to ${name}`, ...SUGGESTIONS];

function contactLine({ id, name, phone, email, vehicle, lastVisit, spent }: FoundContact): string {
  const visit = lastVisit === 'never' ? 'no visit yet' : `last visit ${lastVisit}, ${spent} in all`;
  const facts = [phone, email, vehicle].filter((each) => each !== undefined && each !== '');
  return `[**${plain(name)}**](/contacts/${id}): ${facts.map((each) => plain(each ?? '')).join(', ')}; ${visit}`;
}

function historyText(history: History): string {
  const { id, name, vehicle, lastVisit, spent, visits, notes, notShown } = history;
  const head = `[**${plain(name)}**](/contacts/${id})${vehicle ? `, ${plain(vehicle)}` : ''}: last visit ${lastVisit}, ${spent} in all.`;
  const rows = visits
    .slice(0, SHOWN_VISITS)
    .map(
      (visit) => `- ${visit.day}: **${plain(visit.service)}**, ${visit.price} (${visit.status})`,
    );
  const more = visits.length + notShown - rows.length;
  if (more > 0) rows.push(`- …and ${more} more`);
  const note = notes ? ['', `Notes: ${plain(notes)}`] : [];
  return lines(head, '', ...(rows.length > 0 ? rows : ['No appointment yet.']), ...note);
}

export async function customersAnswer(desk: Desk, tools: Toolbox): Promise<Answer> {
  const { data, sources } = await desk.use(tools.listCustomers, {});
  const rows = data.customers
    .filter(({ spent }) => spent !== '$0')
    .map(
      ({ id, name, spent, lastVisit }) =>
        `- [**${plain(name)}**](/contacts/${id}): ${spent}, last visit ${lastVisit}`,
    );
  const best = rows.length > 0 ? ['', 'Those who spent the most:', '', ...rows] : [];
  return {
    text: lines(`You have **${data.total}**.`, ...best),
    sources,
    suggestions: ['Which customers are due for a visit?', 'How can I get more customers?'],
  };
}

export async function dueAnswer(desk: Desk, tools: Toolbox): Promise<Answer> {
  const { data, sources } = await desk.use(tools.customersDue, {});
  const suggestions = ['How do I keep customers coming back?', 'How can I get more customers?'];
  const [first] = data.customers;
  if (!first) {
    const text = "Nobody's due. Everyone recent is booked or was just here.";
    return { text, sources, suggestions };
  }
  const rows = data.customers.map(
    ({ id, name, vehicle, lastVisit }) =>
      `- [**${plain(name)}**](/contacts/${id})${vehicle ? `, ${plain(vehicle)}` : ''}: last visit ${lastVisit}`,
  );
  const isOne = data.count === '1';
  const shown =
    data.customers.length < Number.parseInt(data.count, 10) ? '. The best of them:' : ':';
  const head = `**${data.count} ${isOne ? 'customer is' : 'customers are'} due**: no visit for two months or longer and nothing booked${shown}`;
  return {
    text: lines(head, '', ...rows),
    sources,
    suggestions: [`Write a message to ${first.name}`, ...suggestions],
  };
}
