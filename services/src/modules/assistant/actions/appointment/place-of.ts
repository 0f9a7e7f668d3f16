import { formatTime } from '../../../../platform/time/zone.js';
import { lines, type Answer } from '../../answers/answer.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, says, usualSuggestions, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { afterHead, type Request } from '../request.js';
import { namedAt } from '../whom/named.js';
import { wordSet } from '../../words/word-set.js';
import { WORDS as MOVED } from './move.js';
import { WORDS as BOOK } from './book-words.js';
import { appointmentOf, dayWords, slotWords, type FoundAppointment } from './which.js';

/** Somebody who gets the time of another, who stays where they are. */
export interface PlacePlan {
  do: 'place';
  person: Person;
  other: Person;
}

const HEADS = {
  en: new Phrases('put|move|give|stick|slide|switch|bump'),
  es: new Phrases('pon|mueve|pasa|cambia|dale'),
};
const AROUND = new Phrases(
  'to|into|in|at|the|s|is|was|currently|now|job|at the|a|al|en|el|la|de|del|esta',
);
/** What says that it is their time, and nothing else of theirs. */
const PLACE = new Phrases('where|spot|slot|place|time|time slot|donde|lugar|hora|horario');

/** 'Put Victor where Chloe is', 'give Victor Chloe's spot': two people, whose place, and not a word besides. */
export async function readPlace(asked: Request): Promise<PlacePlan | undefined> {
  const found = afterHead(asked, HEADS);
  if (!found || !PLACE.in(found.request.tokens)) return undefined;
  const { tokens } = found.request;
  const people: Person[] = [];
  let isFirstsPlace = false;
  for (let at = 0; at < tokens.length;) {
    const idle = Math.max(AROUND.lengthAt(tokens, at), PLACE.lengthAt(tokens, at));
    const named = idle > 0 ? undefined : await namedAt({ ...found.request, at, mayBeName: true });
    const one = named?.whom.kind === 'people' && named.from === at ? named.whom.people : [];
    if (idle === 0 && one.length !== 1) return undefined;
    people.push(...one);
    at = named?.to ?? at + idle;
    // 'Give Derek's spot to Tanya': the place is that of whoever stands before it.
    if (one.length > 0 && people.length === 1) isFirstsPlace = isBeforePlace(tokens.slice(at));
  }
  const [person, other, ...others] = isFirstsPlace ? people.toReversed() : people;
  return person && other && others.length === 0 ? { do: 'place', person, other } : undefined;
}
const OWN = new Phrases('s');
const isBeforePlace = (tokens: Request['tokens']) =>
  PLACE.lengthAt(tokens, OWN.lengthAt(tokens, 0)) > 0 && !WHERE.has(tokens[0]?.word ?? '');
const WHERE = wordSet('where|donde');

async function nextOf(person: Person, bench: Workbench, { language }: Request) {
  const whom = { kind: 'people' as const, people: [person], said: person.name };
  const which = { whom, when: {}, turn: 'next' as const };
  return appointmentOf(which, bench, language, ({ title }) => title);
}

const isFound = (
  chosen: Awaited<ReturnType<typeof nextOf>>,
): chosen is { found: FoundAppointment } => 'found' in chosen;

/** One appointment moves to when the other is, and the clash is said. */
export const placeOf = action<PlacePlan>({ name: 'place of', read: readPlace, run });

async function run(
  { person, other }: PlacePlan,
  bench: Workbench,
  request: Request,
): Promise<Answer> {
  const { language } = request;
  const [moved, stays] = [
    await nextOf(person, bench, request),
    await nextOf(other, bench, request),
  ];
  if (!isFound(stays)) return stays.problem;
  if (!isFound(moved)) return orBooked(moved.problem, person, stays.found, language);
  const words = MOVED[language];
  const [now, slot] = [slotWords(moved.found, language), slotWords(stays.found, language)];
  const then = `${slot} (${plain(other.name)})`;
  if (now === slot) return says(words.when(plain(moved.found.title)), language);
  const { date, startTime: time } = stays.found;
  const args = { appointmentId: moved.found.id, date, time, language };
  const { data, sources, card } = await bench.use(bench.tools.draftMove, args);
  const text = lines(
    words.draft(plain(moved.found.title), now, then),
    ...data.warnings.map((each) => `\n${plain(each)}.`),
    `\n${words.end}`,
  );
  return { text, sources, suggestions: usualSuggestions(language), cards: card && [card] };
}

/** Who has nothing to move can be booked for then. */
function orBooked(
  problem: Answer,
  { name }: Person,
  { service, date, startTime }: FoundAppointment,
  language: Language,
): Answer {
  const book = BOOK[language].again(name, service, dayWords(date, language), formatTime(startTime));
  return { ...problem, suggestions: [book] };
}
