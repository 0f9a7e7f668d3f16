import { formatTime, weekday } from '../../../platform/time/zone.js';
import type { Answer } from '../answers/answer.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { Span } from '../language/pieces/spans.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { says } from './action.js';
import { allIn, NOT_CONFIRMED } from './appointment/each.js';
import { conditionIn } from './conditions.js';
import { daysAhead } from './when/days-ahead.js';
import { withoutStreet } from './street.js';
import { LED } from './when/index.js';
import { oftenIn } from './when/often.js';
import { Phrases } from '../words/phrases.js';
import { meaningsOf, type Request } from './request.js';
import { wordSet } from '../words/word-set.js';

/** Where it is done. */
const AT_HOME = new Phrases(
  'at his place|at her place|at their place|at his house|at her house|at their house|at his home|at her home|at home|mobile|on site|at his work|at her work|at his office|at her office',
  'a domicilio|en su casa',
);
const AT_SHOP = new Phrases('at the shop|in the shop|at our shop|at my shop', 'en el taller');
/** What it costs is as it is listed. */
const FOR_NOTHING = new Phrases(
  'for free|free of charge|at no charge|no charge|on the house|on us|complimentary|comped',
  'gratis|sin costo',
);
/** Whom, or when, it is not to be: a draft of the rest would be of the contrary. */
const BUT: Record<Language, Phrases> = {
  en: new Phrases(
    'except|except for|no wait|wait no|i mean|i meant|scratch that|but not|other than|apart from|excluding|all but|everyone but|everybody but|everything but|not|dont|do not|without|unless',
  ),
  es: new Phrases('excepto|salvo|menos|pero no|no|sin|a menos que'),
};

const MEANT = new Phrases('i mean|i meant|no wait|wait no|scratch that', 'quise decir');

const LEFT: Record<Language, (what: string) => string> = {
  en: (what) => `I left out ${what}: please look at it before you confirm.`,
  es: (what) => `Dejé fuera ${what}: revíselo antes de confirmar.`,
};
const NONE: Record<Language, (what: string) => string> = {
  en: (what) =>
    `I can't take “${what}” into account, and a draft without it would be another one. Please ask without that, or name each one that is meant.`,
  es: (what) =>
    `No puedo tener en cuenta “${what}”, y sin eso el borrador sería otro. Pídalo sin eso, o nombre a cada uno.`,
};

/** A draft without that would be another one. */
export const withoutThat = (what: string, language: Language): Answer =>
  says(NONE[language](plain(what)), language);

/** What of it somebody would see: the answer, and what stands on its cards. */
interface Seen {
  text: string;
  cards: readonly ChatCard[];
  dates: ReadonlySet<string>;
}

const DATE = /\b\d{4}-\d\d-\d\d\b/g;
const seenIn = ({ text, cards = [] }: Answer): Seen => {
  const all = JSON.stringify(cards);
  return {
    text: `${text} ${all}`.toLowerCase(),
    cards,
    dates: new Set(all.match(DATE) ?? []),
  };
};

const has = ({ text }: Seen, words: string) => text.includes(words.toLowerCase());
/** Whatever is put in quotes is said to have had no place. */
const isQuoted = (seen: Seen, raw: string) =>
  seen.text.split('“').some((each) => each.split('”')[0]?.includes(raw.toLowerCase()));

/** Of a weekday there may be another one, of a date there is none. */
function isDaySeen({ dates }: Seen, span: Span, today: string): boolean {
  const { from, to } = daysAhead(span, today);
  if (from === undefined || from !== to) return true;
  return [...dates].some(
    (date) => date === from || (!/\d/.test(span.raw) && weekday(date) === weekday(from)),
  );
}

function isSeen(seen: Seen, span: Span, today: string): boolean {
  const { name, time, period } = span;
  if (name?.kind === 'service' || name?.kind === 'crew' || name?.kind === 'add_on')
    return name.names.some((each) => has(seen, each));
  if (name?.kind === 'customer') return name.people.some((each) => has(seen, each.name));
  // 'After 12' is when it begins, on none of them.
  const [start = ''] = LED.has(span.words[0] ?? '') ? [] : (time?.split('-') ?? []);
  if (start !== '' && seen.cards.some(({ price, customer }) => !price && !customer))
    return has(seen, start) || has(seen, formatTime(start));
  return period === undefined || isDaySeen(seen, span, today);
}

const wordsAt = ({ tokens, text }: Request, found?: { at: number; length: number }) =>
  found && text.slice(tokens[found.at]?.start, tokens[found.at + found.length - 1]?.end);

/** How often and where: of these a card has no word. */
function unsaid(request: Request, { cards }: Seen, isOpen = false): string[] {
  const booked = cards.flatMap(({ appointment }) => appointment ?? []);
  if (isOpen) return [oftenIn(request.tokens)].flatMap((each) => wordsAt(request, each) ?? []);
  if (booked.length === 0) return [];
  const isDriven = booked.every(({ place }) => place !== undefined);
  const where = (isDriven ? AT_SHOP : AT_HOME).in(request.tokens);
  const price = FOR_NOTHING.in(request.tokens);
  return [oftenIn(request.tokens), where, price].flatMap((each) => wordsAt(request, each) ?? []);
}

const NOT_SO = wordSet('hasnt|havent|isnt|arent|didnt|wasnt|werent|doesnt|dont|wont|only|solo');
/** 'Cancel everybody who isn't …': of several the contrary, unless it was understood. */
function deniedOfAll({ tokens, text }: Request): string | undefined {
  const at = tokens.findIndex(
    ({ word }, index) =>
      NOT_SO.has(word) || (word === 'not' && STATES.has(tokens[index - 1]?.word ?? '')),
  );
  if (at < 0 || !allIn(tokens)) return undefined;
  const known = NOT_CONFIRMED.in(tokens);
  const isKnown = known !== undefined && at >= known.at && at < known.at + known.length;
  return isKnown ? undefined : text.slice(tokens[at]?.start);
}

const STATES = wordSet('did|does|is|are|was|were|has|have|had|will|would|could|can');
/** What begins with 'except', unless whoever is named there is said to be left as they are. */
async function exceptedIn(request: Request, { text, cards }: Answer): Promise<string | undefined> {
  const { tokens, language } = request;
  const but = BUT[language].in(tokens);
  // 'No, I meant Ana' says who it is.
  if (but && but.at <= 1 && MEANT.lengthAt(tokens, but.at) > 0) return undefined;
  // 'Ana didn't show up' leaves nobody out.
  if (!but || STATES.has(tokens[but.at - 1]?.word ?? '')) return undefined;
  const spans = await meaningsOf(request, tokens.slice(but.at + but.length));
  // 'Not Saturday, Sunday' says another day.
  const isNot = isDenied({
    words: tokens.slice(but.at, but.at + but.length).map(({ word }) => word),
  });
  if (spans[0]?.period ?? spans[0]?.time ?? (isNot && spans[0]?.number)) return undefined;
  const drafted = JSON.stringify(cards);
  const named = spans.flatMap(({ name }) => (name?.kind === 'customer' ? [name.people] : []));
  const isKept = (people: readonly Person[]) =>
    people.some(({ name }) => text.includes(plain(name)) && !drafted.includes(name));
  const isHandled = named.length > 0 && named.every(isKept);
  return isHandled ? undefined : request.text.slice(tokens[but.at]?.start);
}

/** 'Not Saturday, Sunday' */
const isDenied = (before: Pick<Span, 'words'> | undefined) =>
  wordSet('not|no').has(before?.words.join(' ') ?? '');

const isOwnWords = ({ message }: ChatCard) => message !== undefined;

/** What was drafted is held against the words of the request: what stands neither on a card nor in the answer is said first. */
export async function readBack(request: Request, answer: Answer): Promise<Answer> {
  const { cards = [] } = answer;
  // What somebody writes may say anything.
  if ((cards.length === 0 && !answer.isOpen) || cards.some(isOwnWords)) return answer;
  const { language, today } = request;
  const seen = seenIn(answer);
  if (answer.isOpen) return withLeftFirst(unsaid(request, seen, true), answer, language);
  const excepted =
    conditionIn(request) ?? (await exceptedIn(request, answer)) ?? deniedOfAll(request);
  if (excepted !== undefined) return withoutThat(excepted, language);
  const { rest } = withoutStreet(request.text, request.tokens);
  const spans = await meaningsOf(request, rest);
  const left = [
    ...spans
      .filter((span, at) => !isDenied(spans[at - 1]) && !isSeen(seen, span, today))
      .map(({ raw }) => raw),
    ...unsaid(request, seen),
  ].filter((raw) => !isQuoted(seen, raw));
  return withLeftFirst(left, answer, language);
}

function withLeftFirst(left: readonly string[], answer: Answer, language: Language): Answer {
  if (left.length === 0) return answer;
  const said = left.map((each) => `“${plain(each)}”`).join(', ');
  return { ...answer, text: `${LEFT[language](said)}\n\n${answer.text}` };
}
