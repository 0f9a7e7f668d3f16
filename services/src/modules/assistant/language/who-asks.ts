import { normalized } from './normalize.js';
import type { Token } from './tokens.js';
import {
  AT_EASE,
  CHECK_IF,
  FIELD,
  IF,
  NEED,
  SO_THAT,
  TELL_ME,
  THERE_IS,
  THEY_ASK,
} from './who-asks-words.js';
import { ASKS, namedFirst, requested } from './who-asks-by-name.js';

const SUBJECT = /^(?:i|we|you|he|she|they|it|there|that|this)$/;
const COMES_FIRST = /^(?:is|are|was|were|can|could|will|would|should)$/;
const SHORTEST = 3;

/** Where the question itself begins. */
function beginning(tokens: readonly Token[]): { at: number; isIf: boolean } {
  let [at, isIf] = [0, false];
  for (;;) {
    const lead = at + AT_EASE.runAt(tokens, at);
    const [asks, told, check, tell] = [THEY_ASK, THERE_IS, CHECK_IF, TELL_ME].map((each) =>
      each.lengthAt(tokens, lead),
    );
    const length = Math.max(asks ?? 0, told ?? 0, check ?? 0, tell ?? 0);
    if (length === 0) return { at: at === 0 ? 0 : lead, isIf };
    const link = asks ? IF.lengthAt(tokens, lead + length) : 0;
    isIf = /^(?:if|whether)$/.test(tokens[lead + length + link - 1]?.word ?? '');
    at = lead + length + link;
  }
}

const HAS = /^(?:has|have|had)$/;
const LONGEST_SUBJECT = 4;
/** 'If Omar Whitaker has anything booked' is 'does he have'. */
function turnedNamed(text: string, tokens: readonly Token[]): string | undefined {
  const at = tokens
    .slice(0, LONGEST_SUBJECT)
    .findIndex(({ word }) => HAS.test(word) || COMES_FIRST.test(word));
  const [first, verb] = [tokens[0], tokens[at]];
  if (at < 1 || !first || !verb) return undefined;
  const [subject, rest] = [text.slice(first.start, verb.start), text.slice(verb.end)];
  return HAS.test(verb.word)
    ? `does ${subject}have${rest}`
    : `${verb.raw} ${subject.trim()}${rest}`;
}

/** 'If we can fit it in' is 'can we fit it in'. */
function turned(text: string, [subject, verb, ...others]: readonly Token[]): string {
  if (!subject || !verb) return text;
  if (!SUBJECT.test(subject.word))
    return turnedNamed(text, [subject, verb, ...others]) ?? text.slice(subject.start);
  const from = subject.start;
  if (!COMES_FIRST.test(verb.word)) return `do ${text.slice(from)}`;
  return `${verb.raw} ${subject.raw}${text.slice(verb.end)}`;
}

/** 'I need the e-mail of Tanya to send her the confirmation': what it is for is not asked. */
function withoutPurpose(text: string, tokens: readonly Token[]): string {
  const from = AT_EASE.runAt(tokens, 0);
  const length = FIELD.lengthAt(tokens, from);
  const purpose = length > 0 ? SO_THAT.in(tokens, from + length + 1) : undefined;
  const last = purpose && tokens[purpose.at - 1];
  return last ? text.slice(0, last.end) : text;
}

const MUCH = /^(how much) (an? .+?|the .+?) (is|are|would be|costs?)\b/i;
/** 'How much an express is for a pickup' is asked as 'how much is an express'. */
const direct = (text: string) =>
  text.replace(
    MUCH,
    (_, much: string, what: string, is: string) =>
      `${much} ${is.replace(/^costs?$/, 'is')} ${what}`,
  );

const WANTED = String.raw`^(?:\S+ ){1,2}(?:wants?|wanted|would like|needs?)(?: to)?(?: (?:add|get|have|do|book|throw in))?(?: on)? ((?:[\p{L}'’-]+ ?){1,5})[,;.] (?:so |and )?`;
const COSTS = new RegExp(
  String.raw`${WANTED}(?:what(?:['’]?s| is| does| would| will)|how much (?:is|does|would|will)) (?:that|it|this|one)(?: be| cost| run)?\W*$`,
  'iu',
);
const TAKES = new RegExp(
  String.raw`${WANTED}how long (?:does|will|would|is) (?:that|it|this|one)(?: take| be)?\W*$`,
  'iu',
);
/** 'She wants to add pet hair, what's that cost': the question is of what is told before it. */
const ofTold = (text: string) =>
  text
    .replace(COSTS, (_, what: string) => `how much is ${withoutDay(what)}`)
    .replace(TAKES, (_, what: string) => `how long does ${withoutDay(what)} take`);
/** To which job it is added changes nothing of what it costs. */
const withoutDay = (what: string) =>
  what.replace(
    / (?:to|on|for|this|next) (?:(?:his|her|their|the|that|this|next|my) )*(?:today|tomorrow|tmrw|(?:mon|tue|tues|wed|weds|thu|thurs|fri|sat|sun)(?:day|nesday|rday|urday)?s?|job|appt|appointment)\b.*$/i,
    '',
  );

const A_NAME = String.raw`(?: is|:)? ([\p{L}'’-]+)`;
const LAST = '(?:last name|surname|apellido)';
const FIRST = '(?:first name|nombre)';
/** 'Last name Keller, first name Marcus', as it is read to somebody on the phone. */
const LAST_FIRST = new RegExp(String.raw`\b${LAST}${A_NAME},? (?:and |y )?${FIRST}${A_NAME}`, 'iu');
const FIRST_LAST = new RegExp(String.raw`\b${FIRST}${A_NAME},? (?:and |y )?${LAST}${A_NAME}`, 'iu');
const inFull = (text: string) => text.replace(LAST_FIRST, '$2 $1').replace(FIRST_LAST, '$1 $2');

/** What is asked, without who asks it or for whom: 'he is asking if we are open', 'the technician needs it'. */
export const withoutWhoAsks = (text: string): string => direct(cutOut(ofTold(inFull(text))));

function cutOut(text: string): string {
  const { tokens, language } = normalized(text);
  if (language !== 'en') return text;
  const named = requested(text, tokens) ?? namedFirst(text, tokens);
  if (named !== undefined) return named;
  const field = withoutPurpose(text, tokens);
  if (field !== text) return field;
  const { at, isIf } = beginning(tokens);
  const first = tokens[at];
  const isLed = at > 0 && first !== undefined && (isIf || ASKS.test(first.word));
  const rest = isLed ? tokens.slice(at) : tokens;
  const end = rest.findIndex(
    (_, index) => index >= SHORTEST && NEED.lengthAt(rest, index) === rest.length - index,
  );
  const last = rest[end - 1];
  const isBehind = last !== undefined && /^[\s,.;-]*[,.;-]/.test(text.slice(last.end));
  const asked = isBehind ? text.slice(0, last.end) : text;
  return isLed && isIf ? turned(asked, rest) : asked.slice(isLed ? first.start : 0);
}
