import { periodAt } from '../../language/periods/index.js';
import type { Token } from '../../language/tokens.js';
import { isPhraseWord } from '../../language/lexicon.js';
import type { Channel } from '../../dto/card.dto.js';
import type { Language } from '../../plan/plan.js';
import type { Purpose } from '../../tools/message-texts.js';
import { durationAt } from '../clock.js';
import { Phrases } from '../phrases.js';
import { afterHead, type Request } from '../request.js';
import { whomAt, type FoundWhom, type Whom } from '../whom.js';
import { FILLER, foremost, LEADS, PURPOSES, type NamedPurpose } from './purposes.js';
import { spoken } from './spoken.js';

/** A message that is asked for. */
export interface MessagePlan {
  do: 'message';
  /** Of the message. */
  language: Language;
  channel: Channel;
  /** Nobody who is known. */
  whom?: Whom;
  /** What was said in the place of a name. */
  stranger?: string;
  purpose: Purpose;
  /** What the person wants to say; without it the occasion has a text. */
  words?: string;
  minutes?: number;
  fee?: string;
  date?: string;
  /** What was asked for besides, and the text does not say. */
  left?: readonly string[];
}

const HEADS = {
  en: new Phrases(
    'text|message|email|e mail|mail|remind|thank|tell|let|ask|notify|invite|write|write to|send|draft|compose|prepare|shoot|drop|ping|inform|warn|confirm with|follow up with|check in with|reminder to|reminder for|wish|say|message for|message to|text for|text to|note to|email to|hit up',
  ),
  es: new Phrases(
    'escribe|escribele|recuerdales|avisales|mandales|escribeles|escribir|manda|mandale|mandar|envia|enviale|enviar|dile|diles|decirle|avisa|avisale|avisarle|recuerda|recuerdale|recordarle|agradece|agradecele|pide|pidele|pregunta|preguntale|invita|invitalo|invitala|textea|redacta|confirma con',
  ),
};
/** What the first word asks for is a part of what is to be said. */
const HEAD_PURPOSES: Record<string, Purpose> = {
  remind: 'reminder',
  'reminder to': 'reminder',
  'reminder for': 'reminder',
  recuerda: 'reminder',
  recuerdale: 'reminder',
  recuerdales: 'reminder',
  recordarle: 'reminder',
  thank: 'thanks',
  agradece: 'thanks',
  agradecele: 'thanks',
  invite: 'rebooking',
  invita: 'rebooking',
  'confirm with': 'confirm',
  'confirma con': 'confirm',
  'follow up with': 'quote',
};
/** These ask for an answer, not for a message. */
const TO_OURSELVES = new Set(['me', 'us', 'you', 'go', 'it']);
/** 'Email of Derek' is his address. */
const ADDRESS = new Set(['of', 'for', 'address', 'addresses']);
/** These make other things as well: then a word says that it is a message. */
const MAKING = new Set('write draft compose prepare drop say redacta'.split(' '));
const NOUNS = new Set(
  'text message email mail sms note reminder letter line mensaje correo texto nota recordatorio'.split(
    ' ',
  ),
);
const MAIL = new Set(['email', 'mail', 'correo']);
const STATED: readonly [Phrases, Language][] = [
  [new Phrases('in spanish|en espanol'), 'es'],
  [new Phrases('in english|en ingles'), 'en'],
];
const TO = new Phrases('to|for|from|a|para|de');
/** A request names nobody further on; and an attack is not looked up. */
const MOST_TRIED = 4;
const AND = new Set(['and', 'y', 'e', 'plus', 'why']);
/** 'Tell him to bring', 'a reminder to bring' */
const TO_DO = new Phrases('to|a reminder to|that he has to|that she has to');

/** Which language the message is to be in, where it is said, and the words without that. */
function withoutLanguage(tokens: Token[]): { tokens: Token[]; stated?: Language } {
  for (const [phrases, stated] of STATED) {
    const found = phrases.in(tokens);
    if (!found) continue;
    const { at, length } = found;
    return { tokens: [...tokens.slice(0, at), ...tokens.slice(at + length)], stated };
  }
  return { tokens };
}

export async function readMessage(asked: Request): Promise<MessagePlan | undefined> {
  const found = afterHead(asked, HEADS);
  if (!found) return undefined;
  const { head, request } = found;
  const { tokens, stated } = withoutLanguage(request.tokens);
  const first = tokens[0]?.word ?? 'me';
  if (TO_OURSELVES.has(first) || (NOUNS.has(head) && ADDRESS.has(first))) return undefined;
  const who = await whoIn({ ...request, tokens }, head);
  if (who === undefined) return undefined;
  const isMail = [head, ...tokens.map(({ word }) => word)].some((word) => MAIL.has(word));
  const plan = {
    do: 'message' as const,
    language: stated ?? request.language,
    channel: isMail ? ('email' as const) : ('sms' as const),
  };
  if ('stranger' in who) return { ...plan, ...who, purpose: 'other' };
  const { whom, from, to } = who;
  const parts = { text: request.text, before: tokens.slice(0, from), after: tokens.slice(to) };
  const content = translated(contentOf(parts, head, request), stated, request.language);
  return content && { ...plan, whom, ...content };
}

/** Own words are said in the language in which they were written; what is known to be an occasion, in any. */
function translated(content: Said | undefined, stated: Language | undefined, own: Language) {
  if (!content?.words || stated === undefined || stated === own) return content;
  const { words, ...rest } = content;
  const known = OCCASIONS.find(([, pattern]) => pattern.test(words));
  return known && { ...rest, purpose: known[0] };
}
const OCCASIONS: readonly [Purpose, RegExp][] = [
  ['ready', /\b(?:ready|finished|done|list[oa])\b/i],
  ['late', /\b(?:late|behind|tarde)\b/i],
  ['thanks', /\b(?:thank|thanks|gracias)\b/i],
];

/** How many words an occasion, or what says nothing, has here. */
const idleAt = (tokens: readonly Token[], at: number) =>
  Math.max(
    FILLER.lengthAt(tokens, at),
    ...PURPOSES.map(({ phrases }) => phrases.lengthAt(tokens, at)),
  );

/** 'Dile que …' tells whoever was spoken of; 'dile a Ana que …' tells Ana. */
const isOfLast = (head: string, tokens: readonly Token[]) =>
  /(?:le|lo|la)$/.test(head) && tokens[0]?.word !== 'a' && LEADS.lengthAt(tokens, 0) > 0;

/** The first who is named: right away, or behind what is to be sent. */
async function whoIn(
  { text, tokens, today, vocabulary }: Request,
  head: string,
): Promise<FoundWhom | { stranger: string } | undefined> {
  if (isOfLast(head, tokens)) return { whom: { kind: 'last' }, from: 0, to: 0 };
  const place = { text, tokens, today, vocabulary };
  let at = 0;
  for (let idle = 1; idle > 0 && at < tokens.length; at += idle) {
    idle = idleAt(tokens, at);
    const found = await whomAt({ ...place, at, mayBeName: idle === 0 });
    if (found) return withOthers(found, place);
  }
  let tried = 0;
  for (let next = at + 1; next < tokens.length && tried < MOST_TRIED; next++) {
    if (TO.lengthAt(tokens, next - 1) === 0) continue;
    tried += 1;
    const found = await whomAt({ ...place, at: next, mayBeName: true });
    // What leads to the name is no part of what is said.
    if (found && found.whom.kind !== 'last')
      return withOthers({ ...found, from: Math.min(found.from, next - 1) }, place);
  }
  const isSure = !MAKING.has(head) || tokens.some(({ word }) => NOUNS.has(word));
  return strangerAt({ text, tokens, at }, (word) => vocabulary.isWord(word), isSure);
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
  if (!isName(first)) return undefined;
  const second = tokens[at + 1];
  const end = isName(second) && LEADS.lengthAt(tokens, at + 1) === 0 ? second?.end : first.end;
  return { stranger: text.slice(first.start, end) };
}

interface Content {
  text: string;
  before: readonly Token[];
  after: readonly Token[];
}

type Said = Pick<MessagePlan, 'purpose' | 'words' | 'minutes' | 'fee' | 'date' | 'left'>;

/** An occasion with a text of its own, or their words. */
function contentOf(content: Content, head: string, { today, language }: Request): Said | undefined {
  const occasion = occasionOf([...content.before, ...content.after], today);
  const hint = HEAD_PURPOSES[head];
  if (occasion) {
    const { named, ...details } = occasion;
    const all = hint ? [{ purpose: hint, said: head }, ...named] : named;
    const fits = details.fee === undefined || named.some(({ purpose }) => purpose === 'no_show');
    if (fits) return { ...(foremost(all) ?? { purpose: 'rebooking' }), ...details };
  }
  // 'Say happy birthday to Ana': what is said stands before her.
  const isBefore = head === 'say' && content.before.length > 0;
  const isAfter =
    !isBefore && content.after.some((_, at) => FILLER.lengthAt(content.after, at) === 0);
  // What is to be sent, and is no message: 'the invoice'.
  if (
    !isAfter &&
    !isBefore &&
    !content.before.some(({ word }) => NOUNS.has(word) || SUBJECT.has(word))
  )
    return undefined;
  const tokens = isAfter ? content.after : withoutLead(content.before);
  const todo = TO_DO.lengthAt(tokens, 0);
  const lead = Math.max(LEADS.runAt(tokens, 0), todo);
  const isToDo = todo > 0 && todo === lead;
  const [first, last] = [tokens[lead] ?? tokens[0], tokens.at(-1)];
  // To the very end, with the marks that were typed.
  const isEnd =
    isAfter && !/\bin (?:spanish|english)\b|\ben (?:espa[nñ]ol|ingl[eé]s)\b/i.test(content.text);
  const words = content.text.slice(first?.start ?? 0, isEnd ? undefined : last?.end);
  if (isThing(words)) return undefined;
  const isOwn = isToDo && OWN_WISH.test(words);
  const please = isOwn ? 'I wanted to ' : language === 'es' ? 'por favor ' : 'please ';
  const sorry = APOLOGY.exec(words);
  if (sorry) return { purpose: 'other', words: spoken(SORRY[language](sorry[1] ?? ''), language) };
  return {
    purpose: 'other',
    words: spoken(`${isToDo ? please : ''}${wished(words, head)}`, language),
  };
}

/** 'Text him to see how the car looks': whoever writes wants to see it. */
const OWN_WISH = /^(?:see|check|find out|follow up|thank|ask|invite|remind|apologize)\b/i;

/** 'Wish her a happy birthday' */
const wished = (words: string, head: string) =>
  head === 'wish' ? words.replace(/^an? /i, '').replace(/[.!]*$/, '!') : words;

/** 'A quote for ceramic' is to be sent, and says nothing by itself. */
const THING =
  /^(?:an? |the |his |her |their |my |our )?(?:\w+ )?(?:quote|invoice|receipt|estimate|bill|total|price|deal|offer|coupon|photo|photos|picture|pictures|report|contract|link|form)\b/i;
const SAYS = /\b(?:is|are|was|were|will|has|have|came|went|looks|needs|can|would|got)\b/i;
const isThing = (words: string) => THING.test(words) && !SAYS.test(words);

/** 'An apology for the water spots' is said, not named. */
const APOLOGY =
  /^(?:an? )?(?:apology|apologies|apologize|apologise|apologizing|sorry note|disculpas?|una disculpa)(?: (?:for|about|por)(?: that| what happened)?)? ?(.*)$/i;
const SORRY: Record<Language, (what: string) => string> = {
  en: (what) => (what === '' ? 'I am sorry.' : `I am sorry about ${what}`),
  es: (what) => (what === '' ? 'le pido una disculpa.' : `le pido una disculpa por ${what}`),
};

const SUBJECT = new Set(['about', 'regarding', 'sobre', 'heads']);

/** 'A note about parking' is about parking. */
function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const about = tokens.findIndex(({ word }) => SUBJECT.has(word) && word !== 'heads');
  return tokens.slice(Math.max(about, 0));
}

/** Whether the words only name an occasion, and what they say of it. */
function occasionOf(tokens: readonly Token[], today: string) {
  const all: NamedPurpose[] = [];
  const details: Pick<MessagePlan, 'minutes' | 'fee' | 'date'> = {};
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < tokens.length;) {
    const named = PURPOSES.map(({ purpose, phrases }) => ({
      purpose,
      length: phrases.lengthAt(tokens, at),
    })).reduce((best, each) => (each.length > best.length ? each : best));
    const period = periodAt(words, at);
    const long = durationAt(tokens, at);
    const money = /^\$\d+(?:\.\d\d)?$/.test(words[at] ?? '') ? words[at] : undefined;
    const filler = FILLER.lengthAt(tokens, at);
    if (named.length > 0 && named.length >= filler)
      all.push({ purpose: named.purpose, said: words.slice(at, at + named.length).join(' ') });
    else if (period && filler < period.length) {
      const { from, to } = period.resolve({ today, looks: 'ahead' });
      if (from === undefined || from !== to) return undefined;
      details.date = from;
    } else if (long) details.minutes = long.minutes;
    else if (money !== undefined) details.fee = money;
    else if (filler === 0) return undefined;
    const isPeriod = named.length === 0 || named.length < filler;
    at += Math.max(
      named.length,
      filler,
      isPeriod ? Math.max(period?.length ?? 0, long?.length ?? 0, money ? 1 : 0) : 0,
      1,
    );
  }
  return { named: all, ...details };
}
