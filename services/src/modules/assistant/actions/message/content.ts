import { periodAt } from '../../language/periods/index.js';
import type { Token } from '../../language/tokens.js';
import type { Language } from '../../plan/plan.js';
import type { Purpose } from '../../tools/message-texts.js';
import { durationAt } from '../clock.js';
import { Phrases } from '../phrases.js';
import type { Request } from '../request.js';
import { HEAD_PURPOSES, NOUNS } from './heads.js';
import { FILLER, foremost, LEADS, PURPOSES, type NamedPurpose } from './purposes.js';
import { isOfJob, isThat } from './is-that.js';
import type { MessagePlan } from './read.js';
import { wished, wishIn } from './openings.js';
import { spoken } from './spoken.js';

const ASKS_KINDLY = /^\W*(?:please )?(?:can|could|would|will) (?:you|u|ya)\b/i;

/** 'Tell him to bring', 'a reminder to bring' */
const BARE_TO = new Phrases('to');
const TO_DO = new Phrases('to|a reminder to|that he has to|that she has to');

export interface Content {
  text: string;
  before: readonly Token[];
  after: readonly Token[];
}

export type Said = Pick<
  MessagePlan,
  | 'purpose'
  | 'words'
  | 'minutes'
  | 'fee'
  | 'date'
  | 'left'
  | 'services'
  | 'isForeign'
  | 'isAboutThat'
  | 'isSame'
  | 'isUnsaid'
  | 'isBare'
>;

/** An occasion with a text of its own, or their words. */
export function contentOf(
  content: Content,
  head: string,
  { today, language }: Request,
): Said | undefined {
  if (content.after.length === 0 && /^(?:an )?(?:apolog|say sorry)/.test(head))
    return { purpose: 'other', words: SORRY[language]('') };
  const all = [...content.before, ...content.after];
  const said = all.map(({ word }) => word).join(' ');
  if (isOfJob(said))
    return HEAD_PURPOSES[head] === 'reminder'
      ? { purpose: 'reminder' }
      : { purpose: 'reminder', isAboutThat: true };
  const isTold = all.length === 0 && TELLS.test(head);
  if (isTold || isThat(said)) return { purpose: 'other', isAboutThat: true };
  if (isSame(all)) return { purpose: 'other', isSame: true };
  const occasion = occasionOf(all, today);
  // 'Ask her for her email' names no occasion, and says something.
  const isAsked =
    /^(?:ask|pide|pidele|pregunta|preguntale)$/.test(head) && content.after.length > 0;
  const hint = HEAD_PURPOSES[head];
  if (occasion && !isThanksFor(content.after)) {
    const { named, ...details } = occasion;
    const purposes = hint ? [{ purpose: hint, said: head }, ...named] : named;
    const fits = details.fee === undefined || named.some(({ purpose }) => purpose === 'no_show');
    if (fits && !(isAsked && purposes.length === 0))
      return {
        ...detailed(foremost(purposes) ?? { purpose: 'rebooking', left: [] }, details, all),
        ...(purposes.length === 0 && { isBare: true }),
      };
  }
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
  const led = Math.max(LEADS.runAt(tokens, 0), todo);
  // 'Know to empty the trunk'
  const more = todo === 0 && led > 0 ? BARE_TO.lengthAt(tokens, led) : 0;
  const lead = led + more;
  const isToDo = more > 0 || (todo > 0 && todo === lead);
  const [first, last] = [tokens[lead] ?? tokens[0], tokens.at(-1)];
  // To the very end, with the marks that were typed.
  const isEnd =
    isAfter && !/\bin (?:spanish|english)\b|\ben (?:espa[nñ]ol|ingl[eé]s)\b/i.test(content.text);
  const words = content.text
    .slice(first?.start ?? 0, isEnd ? undefined : last?.end)
    .replace(/^an? (?=(?:big |huge )?(?:thank|thanks)\b)/i, '')
    .replace(WRITING_ABOUT, '')
    .replace(/^(thanks?(?: you)?) (?:note|text|message|letter|card|email) (?=for\b)/i, '$1 ')
    // The mark is of 'could you', not of what is to be said.
    .replace(/\?+$/, ASKS_KINDLY.test(content.text) ? '' : '$&');
  const of = thanksOf(words);
  if (of !== undefined) return { purpose: 'thanks', left: [of] };
  const isUntold = isAfter && lead === 0 && !isAsked && UNSAID.test(words);
  if (isUntold || OURS.test(words) || IDLE.test(words)) return { purpose: 'other', isUnsaid: true };
  if (isThing(words) && !isToDo) return undefined;
  if (isAfter && lead === 0 && !isAsked && isOnlyNamed(words)) {
    const wish = wishIn(words, language);
    return wish === undefined
      ? { purpose: 'other', isUnsaid: true }
      : { purpose: 'other', words: wish };
  }
  if (content.before.some(({ word }) => APOLOGIES.test(word)) && isAfter)
    return { purpose: 'other', words: spoken(SORRY_THAT[language](words), language) };
  // 'A thank you text to her for the tip'
  if (/^(?:for|por) /i.test(words) && content.before.some(({ word }) => THANKS.test(word)))
    return { purpose: 'other', words: spoken(`${THANK_YOU[language]} ${words}`, language) };
  // 'Say thanks to her for being loyal' says both.
  const behind =
    isBefore && content.after.some((_, at) => FILLER.lengthAt(content.after, at) === 0);
  const isOwn = isToDo && OWN_WISH.test(words);
  const please = isOwn ? 'I wanted to ' : language === 'es' ? 'por favor ' : 'please ';
  if (lead === 0 && isDescription(words)) return describedAs(words, content.before, hint, today);
  const sorry = APOLOGY.exec(words);
  if (sorry) return { purpose: 'other', words: spoken(SORRY[language](sorry[1] ?? ''), language) };
  return {
    purpose: 'other',
    words: spoken(
      `${isToDo ? please : ''}${wished(words, head)}${behind ? ` ${content.text.slice(content.after[0]?.start)}` : ''}`,
      language,
    ),
  };
}

/** 'A holiday thank you' is a thank-you, of which the text does not say what for. */
const thanksOf = (words: string) =>
  /^an? ((?!big |huge )(?:\p{L}+ ){1,2})(?:thank you|thanks|thank-you)(?: (?:note|text|message|card|email))?[.!]*$/iu
    .exec(words)?.[1]
    ?.trim();

/** These are of a job to come; a day is nothing in a thank-you. */
const OF_JOB: ReadonlySet<Purpose> = new Set(['reminder', 'confirm', 'reschedule', 'rebooking']);
const FEE = /^(?:fee|cargo)$/;
/** No text of ours has one. */
const LINK = /^(?:link|enlace)$/;
/** What is named beside an occasion, and a fee of which nobody says how much it is. */
function detailed(
  { purpose, left }: { purpose: Purpose; left: readonly string[] },
  { date, ...details }: Pick<MessagePlan, 'minutes' | 'fee' | 'date'>,
  tokens: readonly Token[],
): Said {
  const isLeft = ({ word }: Token) =>
    LINK.test(word) || (details.fee === undefined && FEE.test(word));
  const all = [...left, ...tokens.filter(isLeft).map(({ raw }) => raw)];
  return {
    purpose,
    ...details,
    ...(date !== undefined && OF_JOB.has(purpose) && { date }),
    ...(all.length > 0 && { left: all }),
  };
}

const SAME = new Phrases(
  'the same|the same thing|same|same thing|the same message|the same text|same message|same text|that too|this too|it too|that as well|it as well|that also|the exact same|the exact same thing|too|as well',
  'lo mismo|el mismo mensaje|eso tambien|tambien',
);
/** 'Text Bo the same thing' */
const isSame = (tokens: readonly Token[]) =>
  tokens.length > 0 && SAME.lengthAt(tokens, 0) === tokens.length;

/** 'Tell him' alone, after something was moved or priced. */
const TELLS = /^(?:tell|let|notify|inform|dile|diles|avisale|avisales|avisa)$/;

/** 'Tell him thanks for the review' asks for none; for coming in, and for the business, there is a text. */
const isThanksFor = (tokens: readonly Token[]) =>
  THANKS_FOR.test(tokens.map(({ word }) => word).join(' '));
const THANKS_FOR =
  /^(?:that |saying |to say )?(?:thanks|thank you|thx|gracias)(?: so much| a lot)? (?:for|por) (?!coming|(?:the|his|her|their|your) (?:visit|business)\b|venir|su visita)/;

/** 'Text him to see how the car looks': whoever writes wants to see it. */
const OWN_WISH = /^(?:see|check|find out|follow up|thank|ask|invite|remind|apologize)\b/i;

/** 'With a link', 'three days after her visit': what the message is like, and no words of it. */
const DESCRIPTION =
  /^(?:with|including|containing|mentioning|attaching) |^(?:an? |\w+ )?(?:hours?|days?|weeks?|months?) (?:after|before) |^con (?:el|la|un|una|las|los) /i;
const isDescription = (words: string) =>
  DESCRIPTION.test(words) && !SAYS.test(words) && !/\b(?:that|saying|que)\b/i.test(words);

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

/** Where we are is on no card, and 'text her if not' says nothing. */
const OURS = /^(?:the |our |my )?(?:address|directions|location|hours|info)[.!]*$/i;
const IDLE =
  /^(?:if not|if so|if she (?:is not|isn'?t)|if he (?:is not|isn'?t)|anyway|now|again|instead|then|why|when|where|how|what|who|por qu[eé]|cu[aá]ndo)[.!]*$/i;
/** 'A quote for ceramic' is to be sent, and says nothing by itself. */
const THING =
  /^(?:an? |the |his |her |their |my |our )?(?:\w+ )?(?:quote|invoice|receipt|estimate|bill|total|price|deal|offer|coupon|photo|photos|picture|pictures|pic|pics|report|contract|list|checklist|instructions|link|form|address|directions|location|details|info|hours|menu)\b/i;
const SAYS = /\b(?:is|are|was|were|will|has|have|came|went|looks|needs|can|would|got)\b/i;
const isThing = (words: string) => THING.test(words) && !SAYS.test(words);

/** 'A spring special', 'a check-in': what it is called, and nothing that it says. */
const NAMED =
  /^(?:an?|un|una) (?!(?:little|bit|few|lot|couple)\b)(?:[\p{L}\d%$'-]+ ?){1,5}[.!]*$/iu;
/** 'A follow-up on his ceramic', 'an update for them' */
const KIND =
  /^an? (?:[\p{L}-]+ ){0,2}(?:follow[ -]?up|update|notice|message|text|note|e-?mail|letter|card)\b/iu;
/** 'His balance' */
const THEIRS = /^(?:his|her|their|the) (?:\p{L}+ )?\p{L}+[.!]*$/iu;
const isOfKind = (words: string) => (KIND.test(words) || THEIRS.test(words)) && !SAYS.test(words);
const WRITING_ABOUT =
  /^an? (?:[\p{L}-]+ ){0,2}(?:note|text|message|e-?mail|letter|line) (?=(?:about|regarding) )/iu;
const isOnlyNamed = (words: string) =>
  isOfKind(words) ||
  (NAMED.test(words) &&
    !SAYS.test(words) &&
    !/\b(?:for|about|on|in|at|to|that|por|para)\b/i.test(words));

/** 'An apology for the water spots' is said, not named. */
const APOLOGY =
  /^(?:an? )?(?:apology|apologies|apologize|apologise|apologizing|sorry note|disculpas?|una disculpa)(?: (?:for|about|por)(?: that| what happened)?)? ?(.*)$/i;
const SORRY: Record<Language, (what: string) => string> = {
  en: (what) => (what === '' ? 'I am sorry.' : `I am sorry about ${what}`),
  es: (what) => (what === '' ? 'le pido una disculpa.' : `le pido una disculpa por ${what}`),
};

/** 'What we did last time' is to be told, and nobody here knows it. */
const UNSAID =
  /^(?:what|how much|how long|which|where) (?:we|i|it|its|itll|that|the total|his total|her total)\b|^how (?:much|long) (?:his|her|their|the) (?:\w+ ){1,3}(?:was|is|cost|costs|came to|took|takes|will be)\W*$/i;
const APOLOGIES = /^(?:apology|apologies|sorry|disculpa|disculpas)$/;
const SORRY_THAT: Record<Language, (what: string) => string> = {
  en: (what) => `I am sorry${/^(?:for|about) /i.test(what) ? '' : ','} ${what}`,
  es: (what) => `le pido una disculpa${/^(?:por) /i.test(what) ? '' : ','} ${what}`,
};

const THANKS = /^(?:thanks?|gracias)$/;
const THANK_YOU: Record<Language, string> = { en: 'thank you', es: 'gracias' };

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
const isAround = ({ word }: Token) =>
  NOUNS.has(word) || /^(?:an?|the|for|to|un|una|para|a)$/.test(word);

/** '$50', '50 dollars' */
function moneyAt(words: readonly string[], at: number) {
  const [, sign, digits] = /^(\$)?(\d+(?:\.\d\d)?)$/.exec(words[at] ?? '') ?? [];
  if (digits === undefined) return undefined;
  if (sign !== undefined) return { money: `$${digits}`, length: 1 };
  return MONEY.test(words[at + 1] ?? '') ? { money: `$${digits}`, length: 2 } : undefined;
}
const MONEY = /^(?:dollars?|bucks?|dolares)$/;

/** Whether the words only name an occasion, and what they say of it. */
export function occasionOf(tokens: readonly Token[], today: string) {
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
    const { money, length: paid = 0 } = moneyAt(words, at) ?? {};
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
      isPeriod ? Math.max(period?.length ?? 0, long?.length ?? 0, paid) : 0,
      1,
    );
  }
  return { named: all, ...details };
}
