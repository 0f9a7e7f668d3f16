import { normalized } from './normalize.js';
import type { Token } from '../../words/tokens.js';
import {
  AT_EASE,
  CHECK_IF,
  FIELD,
  IF,
  NEED,
  SHOW_ME,
  SO_THAT,
  TELL_ME,
  THERE_IS,
  THEY_ASK,
} from './who-asks-words.js';
import { ASKS, namedFirst, requested } from './who-asks-by-name.js';
import { direct, inFull, ofTold } from './who-asks-told.js';
import { wordSet } from '../../words/word-set.js';

const SUBJECT = wordSet('i|we|you|he|she|they|it|there|that|this');
const COMES_FIRST = wordSet('is|are|was|were|can|could|will|would|should');
const SHORTEST = 3;

/** Where the question itself begins. */
function beginning(tokens: readonly Token[]): { at: number; isIf: boolean } {
  let [at, isIf] = [0, false];
  for (;;) {
    const lead = at + AT_EASE.runAt(tokens, at);
    const [asks, told, check, tell] = [THEY_ASK, THERE_IS, CHECK_IF, TELL_ME].map((each) =>
      each.lengthAt(tokens, lead),
    );
    const shown = SHOW_ME.lengthAt(tokens, lead);
    const isHow = tokens[lead + shown]?.word === 'how';
    const length = Math.max(asks ?? 0, told ?? 0, check ?? 0, tell ?? 0, isHow ? shown : 0);
    if (length === 0) return { at: at === 0 ? 0 : lead, isIf };
    const link = asks ? IF.lengthAt(tokens, lead + length) : 0;
    isIf = wordSet('if|whether').has(tokens[lead + length + link - 1]?.word ?? '');
    at = lead + length + link;
  }
}

const HAS = wordSet('has|have|had');
const LONGEST_SUBJECT = 4;
/** 'If Omar Whitaker has anything booked' is 'does he have'. */
function turnedNamed(text: string, tokens: readonly Token[]): string | undefined {
  const at = tokens
    .slice(0, LONGEST_SUBJECT)
    .findIndex(({ word }) => HAS.has(word) || COMES_FIRST.has(word));
  const [first, verb] = [tokens[0], tokens[at]];
  if (at < 1 || !first || !verb) return undefined;
  const [subject, rest] = [text.slice(first.start, verb.start), text.slice(verb.end)];
  return HAS.has(verb.word) ? `does ${subject}have${rest}` : `${verb.raw} ${subject.trim()}${rest}`;
}

/** 'If we can fit it in' is 'can we fit it in'. */
function turned(text: string, [subject, verb, ...others]: readonly Token[]): string {
  if (!subject || !verb) return text;
  if (!SUBJECT.has(subject.word))
    return turnedNamed(text, [subject, verb, ...others]) ?? text.slice(subject.start);
  const from = subject.start;
  if (!COMES_FIRST.has(verb.word)) return `do ${text.slice(from)}`;
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
  const isLed = at > 0 && first !== undefined && (isIf || ASKS.has(first.word));
  const rest = isLed ? tokens.slice(at) : tokens;
  const end = rest.findIndex(
    (_, index) => index >= SHORTEST && NEED.lengthAt(rest, index) === rest.length - index,
  );
  const last = rest[end - 1];
  const isBehind = last !== undefined && /^[\s,.;-]*[,.;-]/.test(text.slice(last.end));
  const asked = isBehind ? text.slice(0, last.end) : text;
  return isLed && isIf ? turned(asked, rest) : asked.slice(isLed ? first.start : 0);
}
