import type { Person } from '../language/vocabulary.js';
import { escapeMarkdown as plain } from '../text.js';
import type { History } from '../tools/contact-history.js';
import type { Toolbox } from '../tools/toolbox.js';
import { PAGES } from '../tools/tool.js';
import { lines, personRow, type Answer, type Desk } from './answer.js';

const SUGGESTIONS = ['What is on today?', 'Which customers are due for a visit?'];
const SHOWN_VISITS = 6;

/** Whom a question is about, and nothing else: all of one, a line of each of several. */
export async function peopleAnswer(
  desk: Desk,
  tools: Toolbox,
  people: readonly Person[],
): Promise<Answer> {
  const [first, ...others] = people;
  if (first && others.length === 0) {
    const history = await desk.use(tools.contactHistory, { contactId: first.id, details: true });
    const text = historyText(history.data);
    return { text, sources: history.sources, suggestions: writeTo(first.name) };
  }
  const rows = people.slice(0, SHOWN_VISITS).map(personRow);
  const more = people.length - rows.length;
  if (more > 0) rows.push(`\n…and ${more} more in [Contacts](/contacts).`);
  return {
    text: lines('Who of them?', '', ...rows),
    sources: [PAGES.contacts],
    suggestions: SUGGESTIONS,
  };
}

const writeTo = (name: string) => [`Write a reminder to ${name}`, ...SUGGESTIONS];

function historyText(history: History): string {
  const { id, name, vehicle, lastVisit, spent, visits, notes, notShown, phone, email } = history;
  const reach = [phone, email]
    .filter((each) => each !== undefined && each !== '')
    .map((each) => plain(each ?? ''));
  const head = `[**${plain(name)}**](/contacts/${id})${vehicle ? `, ${plain(vehicle)}` : ''}${reach.length > 0 ? `, ${reach.join(', ')}` : ''}: last visit ${lastVisit}, ${spent} in all.`;
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
