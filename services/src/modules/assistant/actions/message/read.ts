import type { Token } from '../../words/tokens.js';
import { periodAt } from '../../language/periods/index.js';
import { isPhraseWord } from '../../language/lexicon/index.js';
import type { Channel } from '../../dto/card.dto.js';
import type { Language } from '../../plan/plan.js';
import type { Purpose } from '../../tools/message-texts.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { whomAt } from '../whom/index.js';
import { jobsPlan, type FoundWhom, type Whom } from '../whom/place.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { byWay } from './by-way.js';
import { contentOf } from './content.js';
import { EXCEPT, exceptedIn } from './excepted.js';
import { ofDays } from '../whom/days-of-people.js';
import { occasionOf } from './occasion.js';
import { GIVING, isByMail, MAKING, messageHead, NOUNS, OFFERS } from './heads.js';
import { isThat } from './is-that.js';
import { ofOccasion } from './of-occasion.js';
import { otherWay } from './other-way.js';
import { pricedIn } from './priced.js';
import { signed, signedIn } from './signed.js';
import { FILLER, LEADS, PURPOSES } from './purposes.js';
import { storyIn } from './story.js';
import { translated, withoutLanguage } from './translated.js';
import { writtenHow } from './written-how.js';
import { wordSet } from '../../words/word-set.js';

/** A message that is asked for. */
export interface MessagePlan {
  do: 'message';
  /** Of the message. */
  language: Language;
  channel: Channel;
  /** Of all of them none of these. */
  kept?: readonly Person[];
  /** Nobody who is known. */
  whom?: Whom;
  /** What was said in the place of a name. */
  stranger?: string;
  purpose: Purpose;
  /** What the person wants to say; without it the occasion has a text. */
  words?: string;
  /** What the text of the occasion goes on with. */
  besides?: string;
  /** The words were made of what was done, and are not theirs. */
  isMade?: true;
  minutes?: number;
  fee?: string;
  date?: string;
  /** Where a review is to be left. */
  site?: string;
  /** Their words are in another language than they asked for. */
  isForeign?: true;
  /** What was talked about before is to be told. */
  isAboutThat?: true;
  /** What was written to somebody else before. */
  isSame?: true;
  /** It is only named: nobody knows what it is to say. */
  isUnsaid?: true;
  /** Nothing is said but to whom: 'text him'. */
  isBare?: true;
  /** It was to be said in other words, and nobody here finds any. */
  isReworded?: true;
  /** Whose prices it tells. */
  services?: readonly string[];
  /** What was asked for besides, and the text does not say. */
  left?: readonly string[];
}

/** These ask for an answer, not for a message. */
const TO_OURSELVES = new Set(['me', 'us', 'you', 'go', 'it']);
/** 'Email of Derek' is his address. */
const ADDRESS = new Set(['of', 'for', 'address', 'addresses']);
/** 'Change her e-mail to ana@example.com' writes to nobody. */
const NEW_ADDRESS = /\be-?mail (?:address )?(?:to|is|should be|is now) \S+@\S/i;
const isOfAddress = (text: string) =>
  NEW_ADDRESS.test(text) && !/^(?:text|tell|e-?mail)\b/i.test(text);
/** 'Email for Derek' is his address; an e-mail for him is written. */
const isAddressOf = ({ text }: Request, head: string) =>
  wordSet('email for|e mail for').has(head) && !/\ban? (?:\w+ )?e-?mail\b/i.test(text);
const TO = new Phrases('to|for|from|a|para|de');
const isOfMessage = ({ word }: Token, at: number, all: readonly Token[]) =>
  NOUNS.has(word) || (word === 'heads' && all[at + 1]?.word === 'up');
/** A request names nobody further on; and an attack is not looked up. */
const MOST_TRIED = 4;
const AND = new Set(['and', 'y', 'e', 'plus', 'why']);
export async function readMessage(asked: Request): Promise<MessagePlan | undefined> {
  if (otherWay(asked.tokens)) return undefined;
  const sign = signedIn(asked);
  if (sign) {
    const unsigned = await readMessage(sign.request);
    return unsigned && signed(unsigned, sign.by);
  }
  const how = writtenHow(asked);
  const written = how && (await readMessage(how.request));
  if (how && written?.whom && !written.isUnsaid)
    return { ...written, left: [...(written.left ?? []), how.left] };
  const way = byWay(asked);
  if (way) {
    const plan = await readMessage(way.request);
    return plan && { ...plan, channel: way.channel };
  }
  const excepted = await exceptedIn(asked);
  const plan = excepted && (await readWhole(excepted.request));
  // Of one who is written to, 'except' is part of what is said.
  const isOfSeveral = plan?.whom?.kind === 'everybody' || isMany(plan?.whom);
  return plan && isOfSeveral ? { ...plan, kept: excepted?.kept } : readWhole(asked);
}

const isMany = (whom: Whom | undefined) => whom?.kind === 'last' && whom.isMany === true;

async function readWhole(asked: Request): Promise<MessagePlan | undefined> {
  const story = await storyIn(asked);
  if (story) {
    const { language } = asked;
    return {
      do: 'message',
      language,
      channel: isByMail(asked, undefined) ? 'email' : 'sms',
      purpose: 'other',
      ...story,
    };
  }
  const found = isOfAddress(asked.text) ? undefined : messageHead(asked);
  if (!found) return undefined;
  const { head, request } = found;
  const { tokens, stated } = withoutLanguage(request.tokens);
  // 'Avísale' alone says whom.
  const first = tokens[0]?.word ?? (SAYS_WHOM.test(head) ? '' : 'me');
  if (GIVING.has(head) && !tokens.some(isOfMessage)) return undefined;
  // 'Let Ana have it' tells her nothing.
  if (head === 'let' && !tokens.some(({ word }) => word === 'know')) return undefined;
  if (TO_OURSELVES.has(first) || (NOUNS.has(head) && ADDRESS.has(first))) return undefined;
  const who = ofLastOnly(tokens, head, asked.today) ?? (await whoIn({ ...request, tokens }, head));
  if (who === undefined) return undefined;
  const isMail = isByMail(asked, 'from' in who ? tokens[who.from] : undefined);
  const plan = {
    do: 'message' as const,
    language: stated ?? request.language,
    channel: isMail ? ('email' as const) : ('sms' as const),
  };
  if ('stranger' in who) return { ...plan, ...who, purpose: 'other' };
  const { whom, from, to } = who;
  // 'Offer his slot to Ana' is of a slot that is on no card of hers.
  if (OFFERS_TO.has(head) && from > 0) return undefined;
  // Who is left out, and is nobody known: then all of the others are not known either.
  const isOfSeveral = whom.kind === 'everybody' || isMany(whom);
  if (isOfSeveral && EXCEPT.lengthAt(tokens, to) > 0) return undefined;
  if (await isOrSomebody({ ...request, tokens }, to)) return undefined;
  if (isAddressOf(asked, head) && to === tokens.length) return undefined;
  const parts = { text: request.text, before: tokens.slice(0, from), after: tokens.slice(to) };
  const services = await pricedIn(request, parts, head);
  if (services) return { ...plan, whom, purpose: 'other', services };
  if (OFFERS.has(head)) return undefined;
  const content = translated(contentOf(parts, head, request), stated, request.language);
  return content && { ...plan, ...content, ...ofOccasion(whom, content, asked.today) };
}

const OFFERS_TO = wordSet('offer|ofrece|ofrecele');

const OR = wordSet('or|o|u');
/** 'Ana or Bo' is one of them, and nobody says which. */
async function isOrSomebody(request: Request, at: number): Promise<boolean> {
  const { text, tokens, today, vocabulary } = request;
  if (!OR.has(tokens[at]?.word ?? '')) return false;
  const place = { text, tokens, at: at + 1, today, vocabulary, mayBeName: true };
  const next = await whomAt(place);
  return next?.whom.kind === 'people' && next.from === at + 1;
}

const SENDS = wordSet('say|send|ask|write|draft|shoot|drop');
/** 'Say thanks', 'send a reminder': to whomever it was about. */
function ofLastOnly(tokens: readonly Token[], head: string, today: string): FoundWhom | undefined {
  const occasion = SENDS.has(head) ? occasionOf(tokens, today) : undefined;
  // Days say to whom: everybody who comes then.
  if (occasion?.date !== undefined) return undefined;
  const isNamed = occasion?.named.some(({ said }) => !WEAK.has(said)) ?? false;
  return isNamed ? { whom: { kind: 'last', isMany: true }, from: 0, to: 0 } : undefined;
}
const WEAK = wordSet('about|of|back|in|fee|the fee');

/** How many words an occasion, or what says nothing, has here. */
const idleAt = (tokens: readonly Token[], at: number) =>
  Math.max(
    FILLER.lengthAt(tokens, at),
    ...PURPOSES.map(({ phrases }) => phrases.lengthAt(tokens, at)),
  );

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');

const SAYS_WHOM = /(?:les?|los?|las?)$/;
/** 'Mándales': whoever was spoken of, one or several. */
function whomIn(head: string): FoundWhom {
  const many = /s$/.test(head) && { isEach: true as const, isMany: true as const };
  return { whom: { kind: 'last', ...many }, from: 0, to: 0 };
}

/** 'Dile que …' tells whoever was spoken of; 'dile a Ana que …' tells Ana. */
const isOfLast = (head: string, tokens: readonly Token[]) =>
  SAYS_WHOM.test(head) && tokens[0]?.word !== 'a' && LEADS.lengthAt(tokens, 0) > 0;

/** The first who is named: right away, or behind what is to be sent. */
async function whoIn(
  { text, tokens, today, vocabulary }: Request,
  head: string,
): Promise<FoundWhom | { stranger: string } | undefined> {
  if (isOfLast(head, tokens) || (SAYS_WHOM.test(head) && isThat(wordsOf(tokens))))
    return whomIn(head);
  const place = { text, tokens, today, vocabulary };
  let at = 0;
  for (let idle = 1; idle > 0 && at < tokens.length; at += idle) {
    idle = idleAt(tokens, at);
    const found = await whomAt({ ...place, at, mayBeName: idle === 0 });
    if (found) return withOthers(found, place);
  }
  const ofDays = reminded(place, at);
  if (ofDays) return ofDays;
  let tried = 0;
  for (let next = at + 1; next < tokens.length && tried < MOST_TRIED; next++) {
    if (TO.lengthAt(tokens, next - 1) === 0) continue;
    tried += 1;
    const found = await whomAt({ ...place, at: next, mayBeName: true });
    // What leads to the name is no part of what is said.
    if (found && found.whom.kind !== 'last')
      return withOthers({ ...found, from: Math.min(found.from, next - 1) }, place);
  }
  const isSure =
    !MAKING.has(head) || tokens.some(({ word }) => NOUNS.has(word)) || isToldBehind(tokens, at);
  if (at >= tokens.length && SAYS_WHOM.test(head)) return whomIn(head);
  return strangerAt({ text, tokens, at }, (word) => vocabulary.isWord(word), isSure);
}

const TOLD = wordSet('that|we|i|his|her|their|que|su|sus|vamos|estamos');
/** 'Write jordan blake that we are late': what is told says that a name stands before it. */
const isToldBehind = (tokens: readonly Token[], at: number) =>
  [at + 1, at + 2].some((next) => TOLD.has(tokens[next]?.word ?? ''));

const REMINDERS = wordSet('reminder~|recordatorio~');
/** 'Reminder texts for Saturday' are for everybody who comes then. */
function reminded(
  { text, tokens, today }: Omit<Parameters<typeof whomAt>[0], 'at' | 'mayBeName'>,
  at: number,
): FoundWhom | undefined {
  if (!tokens.slice(0, at).some(({ word }) => REMINDERS.has(word))) return undefined;
  const words = tokens.map(({ word }) => word);
  const days = periodAt(words, at);
  if (!days || at + days.length < tokens.length) return undefined;
  const { from, to } = days.resolve({ today, looks: 'ahead' });
  const said = text.slice(tokens[at]?.start, tokens.at(-1)?.end);
  return {
    whom: { kind: 'everybody', plan: jobsPlan({ from, to }), said },
    from: at,
    to: tokens.length,
  };
}

/** 'Tanya and Grace': each of them, where it is clear who each is. */
async function withOthers(
  first: FoundWhom,
  place: Omit<Parameters<typeof whomAt>[0], 'at' | 'mayBeName'>,
): Promise<FoundWhom> {
  let found = first;
  while (AND.has(place.tokens[found.to]?.word ?? '') && isOne(found.whom)) {
    const next = await whomAt({ ...place, at: found.to + 1, mayBeName: true });
    if (next?.whom.kind !== 'people' || next.from !== found.to + 1) return found;
    // Of whom there are several, it has to be asked which one first.
    if (next.whom.people.length > 1) return { ...next, from: first.from };
    const said = `${found.whom.said}, ${next.whom.said}`;
    const people = [...found.whom.people, ...next.whom.people];
    found = { whom: { kind: 'several', people, said }, from: first.from, to: next.to };
  }
  return found;
}

const isOne = (whom: Whom): whom is Extract<Whom, { kind: 'people' | 'several' }> =>
  whom.kind === 'several' || (whom.kind === 'people' && whom.people.length === 1);

/** A name that nobody has; words of the language or of the trade are none, and then it is no message. */
function strangerAt(
  { text, tokens, at }: { text: string; tokens: readonly Token[]; at: number },
  isWord: (word: string) => boolean,
  isSure: boolean,
): { stranger: string } | undefined {
  const first = tokens[at];
  if (!first) return isSure ? { stranger: '' } : undefined;
  const isName = (token: Token | undefined) =>
    token !== undefined &&
    (/^\p{Lu}/u.test(token.raw) || (isSure && !(isPhraseWord(token.word) || isWord(token.word))));
  // 'Monday's' is no customer.
  if (!isName(first) || periodAt([ofDays(first.word)], 0)) return undefined;
  const second = tokens[at + 1];
  const end = isName(second) && LEADS.lengthAt(tokens, at + 1) === 0 ? second?.end : first.end;
  return { stranger: text.slice(first.start, end) };
}
