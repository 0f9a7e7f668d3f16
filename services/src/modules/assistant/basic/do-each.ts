import { formatCents, toCents } from '../../../platform/money/money.js';
import { says, type Workbench } from '../actions/action.js';
import { asksCost } from '../actions/context-words.js';
import { readBooking } from '../actions/appointment/book-read.js';
import { readFreeTime } from '../actions/free-time/read.js';
import { isSought } from '../actions/free-time/seeker.js';
import { storyIn } from '../actions/message/story.js';
import { readMessage } from '../actions/message/read.js';
import type { ChatCard } from '../dto/card.dto.js';
import { meaningsOf, requestOf } from '../actions/request.js';
import { withWhoFirst } from '../language/told/first.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { normalized } from '../language/normalize/normalize.js';
import { allAndOne } from '../language/messages/all-and-one.js';
import { bookedEach, gappedIn } from '../language/messages/gapped.js';
import { beginsMessage, SAYS } from '../language/messages/request-words.js';
import { partsOf, type Part } from '../language/messages/requests-in.js';
import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import type { Person } from '../language/pieces/vocabulary.js';
import { understand } from '../language/understand.js';
import { withWhom } from '../language/messages/whom-of-part.js';
import { linkedIn } from '../actions/whom/last-people.js';
import { meaningOf } from '../understood/told.js';
import { together, type Answer } from '../answers/answer.js';
import { toldEach } from './told-each.js';
import { toldThenDone } from './told-then-done.js';
import { MOST_AT_ONCE } from './typed.js';

type Way<A> = (text: string, bench: Workbench, before: readonly string[]) => Promise<A>;

/** How one of several things is answered. */
export interface Ways {
  /** Drafted, or looked up beside a draft. */
  act: Way<Answer | undefined>;
  /** The page on which it is done. */
  page: Way<Answer | undefined>;
  ask: Way<Answer>;
}

const LEFT: Record<Language, (what: string) => string> = {
  en: (what) => `I left out ${what}: please ask for it by itself.`,
  es: (what) => `Dejé fuera ${what}: pídalo aparte, por favor.`,
};

const TOLD: Record<Language, (what: string) => string> = {
  en: (what) => `I made nothing of “${what}”.`,
  es: (what) => `No hice nada con “${what}”.`,
};

/** Several things in one message are done one after the other; what nothing came of is said first. */
export async function doEach(
  message: string,
  bench: Workbench,
  before: readonly string[],
  ways: Ways,
): Promise<Answer | undefined> {
  if (await isFreeTime(message, bench)) return undefined;
  const several = partsOf(message);
  const parts =
    several.length > 1
      ? several
      : ((await toldEach(message, bench)) ??
        (await withOneMore(message, bench)) ??
        (await bookedApart(message, bench)) ??
        (await gapped(message, bench)));
  if (parts.length < 2) {
    const one = await toldThenDone(message, bench, (text) => ways.act(text, bench, before));
    const { language } = normalized(message);
    return one?.told === undefined
      ? one?.answer
      : leadWith(TOLD[language](plain(one.told)), one.answer);
  }
  if (parts.length > MOST_AT_ONCE) return undefined;
  const [answers, left]: [Answer[], string[]] = [[], []];
  const earlier = [...before];
  let isDone = false;
  if (parts[0]?.isTold && parts.length === 2 && (await isStory(message, bench))) return undefined;
  for (const part of parts) {
    const last = answers.at(-1);
    const people = earlier.length > before.length ? await peopleOf(earlier.at(-1), bench) : [];
    const text = last || people.length > 0 ? ofSame(part, people, last) : part.text;
    if (text === undefined || (await isOfNoBooking(part, last, earlier.at(-1), bench))) {
      left.push(part.text);
      continue;
    }
    const one = last ? benchAfter(last, people, bench) : bench;
    const price = part.isRequest || !asksCost(text) ? undefined : priceOf(last, message);
    const acted = part.isRequest ? await ways.act(text, one, earlier) : undefined;
    isDone ||= acted !== undefined;
    const answer =
      price ?? acted ?? (await (part.isRequest ? ways.page : ways.ask)(text, one, earlier));
    if (part.isTold && answer?.isNo) {
      if (await saysSomething(part, bench)) left.push(part.text);
      continue;
    }
    if (answer) answers.push(answer);
    else left.push(part.text);
    earlier.push(text);
  }
  const [first, ...others] = withoutMoved(answers);
  // Whom something is to be said to is no part of a question, also where no draft came of it.
  const isSaid = first?.isNo !== true && left.length > 0 && left.every(saysToThem);
  if (!(isDone || isSaid) || !first) return undefined;
  return withLeft(together([first, ...others]), left, message);
}

const OFFERS = new Phrases(everyOf('offer', 'it|that|them|him|her|one'));
function saysToThem(part: string): boolean {
  const { tokens } = normalized(part);
  return beginsMessage(tokens) || SAYS.begin(tokens) || OFFERS.begin(tokens);
}

function withLeft(answer: Answer, left: readonly string[], message: string): Answer {
  if (left.length === 0) return answer;
  const said = left.map((each) => `“${plain(each)}”`).join(', ');
  return leadWith(LEFT[normalized(message).language](said), answer);
}

const leadWith = (lead: string, answer: Answer): Answer => ({
  ...answer,
  text: `${lead}\n\n${answer.text}`,
});

/** 'A new customer wants a ceramic Tuesday, anything open' is one question. */
async function isFreeTime(message: string, { today, vocabulary }: Workbench): Promise<boolean> {
  const request = requestOf(message, today, vocabulary);
  return isSought(request) && (await readFreeTime(request)) !== undefined;
}

/** 'Running 30 late, text my next one': what is told is what is to be said. */
const isStory = async (message: string, { today, vocabulary }: Workbench) =>
  (await storyIn(requestOf(message, today, vocabulary))) !== undefined;

/** 'Cancel everyone tomorrow and Ana too': of the two one names somebody who is known. */
async function withOneMore(
  message: string,
  { vocabulary, today }: Workbench,
): Promise<Part[] | undefined> {
  const parts = allAndOne(message);
  for (const { text } of parts) {
    const request = requestOf(text, today, vocabulary);
    const spans = await meaningsOf(request, request.tokens);
    if (spans.some(({ name }) => name?.kind === 'customer')) return parts;
  }
  return undefined;
}

/** 'Book Ana Wed 10 wash and Bo Thu 10 interior': in each half somebody, a service, and when. */
async function bookedApart(
  message: string,
  { vocabulary, today }: Workbench,
): Promise<Part[] | undefined> {
  const parts = bookedEach(message);
  if (parts.length < 2) return undefined;
  for (const { text } of parts) {
    const request = requestOf(text, today, vocabulary);
    const spans = await meaningsOf(request, request.tokens);
    const has = (kind: string) => spans.some(({ name }) => name?.kind === kind);
    const isWhole = has('customer') && has('service') && spans.some(({ period }) => period);
    if (!isWhole) return undefined;
  }
  return parts;
}

/** Each half is of somebody, or of something that is offered: 'Monday at 8 and Tuesday at 8' is of the same. */
async function gapped(message: string, { vocabulary, today }: Workbench): Promise<Part[]> {
  const parts = gappedIn(message);
  let kind: (typeof OF)[number] | undefined;
  let verb: string | undefined;
  for (const { text } of parts) {
    const request = requestOf(text, today, vocabulary);
    const spans = await meaningsOf(request, request.tokens);
    const kinds = spans.flatMap(({ name }) => name?.kind ?? []);
    if (kind === undefined) verb = VERBS[spans[0]?.name?.kind ?? ''];
    kind ??= OF.find((each) => kinds.includes(each));
    if (kind === undefined || !kinds.includes(kind)) return [];
  }
  return verb === undefined ? parts : gappedIn(message, verb);
}
/** 'Express 110, interior 160', 'Ana wash mon 9 and Bo interior tues 9': by what stands first, where there is no verb at all. */
const VERBS: Record<string, string> = { service: 'make', customer: '' };
const OF = ['customer', 'service', 'add_on'] as const;

/** A service or an amount in what is only told is more than why something is to be done. */
async function saysSomething({ text }: Part, { vocabulary, today }: Workbench): Promise<boolean> {
  const request = requestOf(text, today, vocabulary);
  const spans = await meaningsOf(request, request.tokens);
  return spans.some(({ name, number }) => name?.kind === 'service' || number !== undefined);
}

/** Whom what was asked just before names. */
const peopleOf = async (text = '', { vocabulary, today }: Workbench) =>
  (await understand(withWhoFirst(text), vocabulary, today)).people;

/** 'Her', after somebody's appointment was drafted, or who is named in a request, is them; undefined where it is nobody known. */
function ofSame(
  { text, isRequest }: Part,
  people: readonly Person[],
  last: Answer | undefined,
): string | undefined {
  if (!isRequest || last?.told) return text;
  const drafted = last ? customersOf(last) : [];
  const named = drafted.length > 0 ? drafted : people.map(({ name }) => name);
  const { language } = normalized(text);
  if (named.length === 0) return withWhom(text, '') === text ? text : undefined;
  return withWhom(text, named.join(language === 'es' ? ' y ' : ' and '));
}

/** 'Send her a confirmation', where no card was made of the booking yet. */
async function isOfNoBooking(
  { text, isRequest }: Part,
  last: Answer | undefined,
  before: string | undefined,
  { today, vocabulary }: Workbench,
): Promise<boolean> {
  if (!isRequest || !last || last.told || before === undefined || (last.cards ?? []).length > 0)
    return false;
  const requested = (words: string) => requestOf(withWhoFirst(words), today, vocabulary);
  const [booked, told] = await Promise.all([
    readBooking(requested(before)),
    readMessage(requested(text)),
  ]);
  return booked !== undefined && told !== undefined;
}

/** 'Cancel her and put her down for Monday instead' only moves her. */
function withoutMoved(answers: readonly Answer[]): Answer[] {
  const moved = answers.flatMap(({ cards = [] }) => cards.flatMap(({ move }) => move?.id ?? []));
  const isMoved = ({ cancel }: ChatCard) => cancel !== undefined && moved.includes(cancel.id);
  return answers.filter(({ cards = [] }) => cards.length === 0 || !cards.every(isMoved));
}

const AS_DRAFTED: Record<Language, (price: string) => string> = {
  en: (price) => `**${price}**, as it is drafted.`,
  es: (price) => `**${price}**, así como está en el borrador.`,
};
/** What a booking costs is on its card: the list has no sizes and no add-ons. */
function priceOf(last: Answer | undefined, message: string): Answer | undefined {
  const [price, ...others] = (last?.cards ?? []).flatMap(
    ({ appointment }) => appointment?.payload.price ?? [],
  );
  const { language } = normalized(message);
  return price === undefined || others.length > 0
    ? undefined
    : says(AS_DRAFTED[language](formatCents(toCents(price))), language);
}

/** Whose the cards are. */
const customersOf = ({ cards = [] }: Answer): string[] => [
  ...new Set(
    cards.flatMap(
      ({ appointment, move, cancel, step, message }) =>
        (appointment ?? move ?? cancel ?? step ?? message)?.customer ?? [],
    ),
  ),
];

/** What was answered just before it is what it goes on from. */
function benchAfter(last: Answer, named: readonly Person[], bench: Workbench): Workbench {
  const { isAfterNo: _no, isAfterNone: _none, isAfterOne: _one, ...same } = bench;
  const linked = linkedIn(last.text);
  const people = linked.length > 0 ? linked : named;
  return {
    ...same,
    meant: last.told ? meaningOf(last.told).plan : bench.meant,
    isAfterCard: (last.cards?.length ?? 0) > 0,
    drafted: last.cards ?? [],
    ...(people.length > 0 && { lastPeople: () => Promise.resolve(people) }),
  };
}
