import { everyOf } from '../../words/every-of.js';
import { spelled } from '../../language/normalize/spelled.js';
import type { Token } from '../../words/tokens.js';
import type { Language } from '../../plan/plan.js';
import type { Purpose } from '../../tools/message-texts.js';
import { Phrases } from '../../words/phrases.js';
import { apologized, saysSorry, sorryThat } from './apology.js';
import { hasClause, isConditioned } from './conditioned.js';
import { NOUNS } from './heads.js';
import { occasionOf } from './occasion.js';
import { isDescription, isOfUs, isOfWords, isOnlyNamed, isThing, isUnsaid } from './only-named.js';
import { APOLOGIZE, wished, wishIn } from './openings.js';
import { FILLER, foremost, LEADS } from './purposes.js';
import type { Content, Said } from './said.js';
import { ASKED, spoken } from './spoken.js';
import { namesThanks, THANK_YOU, thanked, thanksOf } from './thanks.js';
import { wordSet } from '../../words/word-set.js';

const ASKS_KINDLY = new Phrases(everyOf('please|', 'can|could|would|will', 'you|u|ya'));
const IN_LANGUAGE = new Phrases('in spanish|in english', 'en espanol|en ingles');

/** 'Tell him to bring', 'a reminder to bring' */
const BARE_TO = new Phrases('to');
const TO_DO = new Phrases('to|a reminder to|that he has to|that she has to');

const NOUN = new Phrases(
  everyOf(
    'a|an|a quick|a short|a little|a friendly',
    'reminder|note|message|text|email|heads up|line|follow up',
  ),
  everyOf('un|una', 'recordatorio|mensaje|texto|nota|correo'),
);
const MARKS = wordSet(',|:|;|-');
/** 'A reminder, he hasn't been in a while': what it is stands before its mark, and is not said. */
function nounBefore(tokens: readonly Token[], text: string): number {
  const length = NOUN.lengthAt(tokens, 0);
  const behind = text.slice(tokens[length - 1]?.end ?? text.length).trimStart();
  return length < tokens.length && MARKS.has(behind.charAt(0)) ? length : 0;
}

/** How they are asked for. */
interface Asked {
  head: string;
  isAsked: boolean;
  hint: Purpose | undefined;
  today: string;
  language: Language;
}

/** What they say themselves, as it is said to whoever it is for. */
export function ownWords(
  content: Content,
  { head, isAsked, hint, today, language }: Asked,
): Said | undefined {
  // 'Say happy birthday to Ana': what is said stands before her.
  const isBefore = head === 'say' && content.before.length > 0;
  const isAfter =
    !isBefore &&
    (isAsked || content.after.some((_, at) => FILLER.lengthAt(content.after, at) === 0));
  // What is to be sent, and is no message: 'the invoice'.
  if (
    !isAfter &&
    !isBefore &&
    !content.before.some(({ word }) => NOUNS.has(word) || SUBJECT.has(word))
  )
    return undefined;
  const tokens = isAfter ? content.after : withoutLead(content.before);
  const todo = TO_DO.lengthAt(tokens, 0);
  const led = Math.max(LEADS.runAt(tokens, 0), todo, nounBefore(tokens, content.text));
  // 'Know to empty the trunk'
  const more = todo === 0 && led > 0 ? BARE_TO.lengthAt(tokens, led) : 0;
  const lead = led + more;
  const isToDo = more > 0 || (todo > 0 && todo === lead);
  const [first, last] = [tokens[lead] ?? tokens[0], tokens.at(-1)];
  // To the very end, with the marks that were typed.
  const typed = spelled(content.text);
  const isEnd = isAfter && !IN_LANGUAGE.in(typed);
  const words = content.text
    .slice(first?.start ?? 0, isEnd ? undefined : last?.end)
    .replace(/^an? (?=(?:big |huge )?(?:thank|thanks)\b)/i, '')
    .replace(/^["“]|["”](?=[.!?]*$)/g, '')
    .replace(WRITING_ABOUT, '')
    .replace(/,? please[.!]?$/i, '')
    // 'Tell her why: my van broke down'
    .replace(/^why\s*[:,-]\s*(?=\S)/i, '')
    .replace(/,? and (?:apologi[sz]e|say sorry)[.!]*$/i, '. I am sorry about that')
    .replace(/^(thanks?(?: you)?) (?:note|text|message|letter|card|email) (?=for\b)/i, '$1 ')
    // The mark is of 'could you', not of what is to be said.
    .replace(/\?+$/, ASKS_KINDLY.begin(typed) ? '' : '$&');
  const of = thanksOf(words);
  if (of !== undefined) return { purpose: 'thanks', left: [of] };
  if (isUnsaid(words, isAfter && lead === 0 && !isAsked))
    return { purpose: 'other', isUnsaid: true };
  if (isThing(words) && !isToDo)
    return isAfter && isOfWords(words) ? { purpose: 'other', isUnsaid: true } : undefined;
  if (isAfter && lead === 0 && !isAsked && isOnlyNamed(words)) {
    const wish = wishIn(words, language);
    return wish === undefined
      ? { purpose: 'other', isUnsaid: true }
      : { purpose: 'other', words: wish };
  }
  if (isAfter && saysSorry(content.before))
    return { purpose: 'other', words: spoken(sorryThat(words, language), language) };
  // 'A thank you text to her for the tip'
  if (FOR.begin(spelled(words)) && namesThanks(content.before))
    return { purpose: 'other', words: spoken(`${THANK_YOU[language]} ${words}`, language) };
  // 'Say thanks to her for being loyal' says both.
  const behind =
    isBefore && content.after.some((_, at) => FILLER.lengthAt(content.after, at) === 0);
  const isOwn = isToDo && OWN_WISH.begin(spelled(words));
  const please = isOwn ? 'I wanted to ' : language === 'es' ? 'por favor ' : 'please ';
  if (lead === 0 && isDescription(words)) return describedAs(words, content.before, hint, today);
  const apology = apologized(words, language);
  if (apology !== undefined) return { purpose: 'other', words: spoken(apology, language) };
  // 'A nice note to her for always tipping'
  if (!isAsked && !APOLOGIZE.has(head) && FOR.begin(spelled(words)) && isForDoing(words))
    return { purpose: 'other', words: spoken(`${THANK_YOU[language]} ${words}`, language) };
  // 'A nice message to her for her birthday' says what it is about, and asks for nothing.
  if (lead === 0 && WRITES.has(head) && FOR.begin(spelled(words)))
    return { purpose: 'other', isUnsaid: true };
  // 'Let her know what it costs' is told, and nobody here knows it; 'if she needs a ride we can drive her' is.
  const isYes = language === 'es' && tokens[lead - 1]?.word === 'que' && first?.word === 'si';
  const isToTell =
    !isYes &&
    (TELLS.has(head) || (!isAsked && (isOfUs(words) || isConditioned(words)))) &&
    ASKED[language].test(words);
  if (isToTell && !hasClause(words)) return { purpose: 'other', isUnsaid: true };
  return {
    purpose: 'other',
    words: spoken(
      `${isToDo ? please : ''}${wished(thanked(words, language), head)}${behind ? ` ${content.text.slice(content.after[0]?.start)}` : ''}`,
      language,
      isToTell || isYes,
    ),
  };
}

const WRITES = wordSet(
  'text|txt|message|msg|write|email|send|shoot|drop|note|escribe|escribele|manda|mandale',
);
/** 'Tell him' alone, after something was moved or priced. */
export const TELLS = wordSet('tell|let|notify|inform|dile~|avisale~|avisa');

/** 'Text him to see how the car looks': whoever writes wants to see it. */
const OWN_WISH = new Phrases('see|check|find out|follow up|thank|ask|invite|remind|apologize');
const FOR = new Phrases('for|por');
const MOST_ADVERBS = 3;
/** What somebody did, as it is thanked for: 'for always tipping'. */
const isForDoing = (words: string) =>
  spelled(words)
    .slice(1, MOST_ADVERBS)
    .some(({ word }) => word.endsWith('ing'));

/** Then the occasion has its text, and what that does not have is said. */
function describedAs(
  words: string,
  before: readonly Token[],
  hint: Purpose | undefined,
  today: string,
): Said | undefined {
  const named = occasionOf(before, today)?.named ?? [];
  const purpose = foremost(named)?.purpose ?? hint;
  return purpose && { purpose, left: [words.replace(/[.!\s]+$/, '')] };
}

const WRITING_ABOUT =
  /^an? (?:[\p{L}-]+ ){0,2}(?:note|text|message|e-?mail|letter|line) (?=(?:about|regarding) )/iu;
const SUBJECT = new Set(['about', 'regarding', 'sobre', 'heads']);

/** 'A note about parking' is about parking. */
function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const about = tokens.findIndex(({ word }) => SUBJECT.has(word) && word !== 'heads');
  const own = tokens.slice(Math.max(about, 0));
  // 'A happy birthday text for' says happy birthday.
  const from = own.findIndex((token) => !isAround(token));
  const to = own.findLastIndex((token) => !isAround(token));
  return from < 0 ? own : own.slice(from, to + 1);
}
const AROUND = wordSet('an|a|the|for|to|un|una|para');
const isAround = ({ word }: Token) => NOUNS.has(word) || AROUND.has(word);
