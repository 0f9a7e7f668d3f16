import type { Language } from '../../plan/plan.js';
import { capitalized } from '../../plan/say/scope.js';
import { Phrases } from '../phrases.js';
import type { Request } from '../request.js';
import { whomAt } from '../whom.js';
import { withoutInstead } from '../appointment/instead.js';
import { MAIL } from './heads.js';
import type { MessagePlan } from './read.js';
import { spoken } from './spoken.js';
import { translated, withoutLanguage } from './translated.js';

/** The same message in another language, by another way, or to somebody else. */
export async function followMessage(
  request: Request,
  before: MessagePlan,
): Promise<MessagePlan | undefined> {
  if (REWORDS.test(request.text.trim())) return { ...before, isReworded: true };
  const { tokens, stated } = withoutLanguage(withoutInstead(request.tokens));
  const rest = tokens.slice(AGAIN.runAt(tokens, 0));
  const isMail = tokens.some(({ word }) => MAIL.has(word));
  const isText = tokens.some(({ word }) => TEXTED.test(word));
  const channel = isMail ? ('email' as const) : isText ? ('sms' as const) : before.channel;
  if (rest.length === 0) {
    if (stated === undefined && !isMail && !isText) return undefined;
    const language = stated ?? before.language;
    const content = translated(before, stated, before.language);
    const { words: _words, ...others } = before;
    return content && { ...others, ...content, language, channel };
  }
  const more = addedTo(request, before) ?? withNumber(request, before);
  if (more) return more;
  const place = { ...request, tokens: rest };
  const found = await whomAt({ ...place, at: 0, mayBeName: true });
  const isWhole = found && AGAIN.runAt(rest, found.to) === rest.length - found.to;
  if (!isWhole || found.whom.kind === 'last') return undefined;
  const { whom } = found;
  if (stated === undefined) return { ...before, whom };
  const said = translated(before, stated, before.language);
  const { words: _own, ...same } = before;
  return said && { ...same, ...said, language: stated, channel, whom };
}
const AGAIN = new Phrases(
  'and|now|make it|do it|send it|say it|write it|put it|make that|do that|send that|say that|write that|put that|could you|can you|please|instead|the same|same|same for|same to|same thing|for|to|too|also|as well|it|as an|as a|an|a|by|via|with|email|e mail|text|sms|message|but',
  'y|ahora|en|lo mismo|por|correo|mensaje|para|a|tambien|mejor|un',
);
const MANNER =
  '(?:nicer|friendlier|kinder|warmer|softer|politer|shorter|longer|simpler|clearer|funnier|better|casual|formal|professional|polite|friendly|nice|short|personal|pushy|detailed|amable|cort[oa]|larg[oa]|formal|amistos[oa])';
/** 'Make it a bit friendlier', 'reword that' */
const REWORDS = new RegExp(
  String.raw`^(?:(?:ok|no|and|but|now|please|actually|can you|could you|y) )*(?:(?:make|can you make|write|say|keep|sound) (?:it|that|this|the (?:message|text|draft)|that (?:message|text|draft))(?: sound)?(?: (?:a|bit|little|lot|way|much|more|less|really|very|too))* ${MANNER}|(?:re-?(?:word|write|phrase)|change the (?:tone|wording) of) (?:it|that|this|the (?:message|text|draft))|change the (?:tone|wording)|(?:hazlo|ponlo|escr[ií]belo)(?: (?:un|poco|m[aá]s))* ${MANNER})\W*$`,
  'i',
);
const TEXTED = /^(?:text|sms|mensaje)$/;

const ADDS =
  /^(?:(?:no|and|but|also|y) )*(?:also )?(?:(?:say|add|mention|tell (?:him|her|them)|put in|dile|agrega)(?: that| que)?|(?<=and |also |y )(?:that|que)) (.+?)(?: too| as well| tambi[eé]n)?[.!]*$/i;
/** 'Say sorry' is said to somebody as an apology. */
const SORRY = /^(?:you are |i am |im |we are )?sorry$/i;

/** 'And say sorry too': one sentence more, of a message in their own words. */
function addedTo({ text, language }: Request, before: MessagePlan): MessagePlan | undefined {
  const [, said] = ADDS.exec(text.trim()) ?? [];
  if (said === undefined || before.words === undefined) return undefined;
  const more = SORRY.test(said) ? APOLOGY[language] : spoken(said, language);
  return { ...before, words: `${before.words} ${capitalized(more)}` };
}
const APOLOGY: Record<Language, string> = { en: 'I am sorry.', es: 'Le pido una disculpa.' };

const SPELLED =
  '(?:an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|forty|fifty|sixty)(?:[ -]five)?';
const OTHER_NUMBER = new RegExp(
  String.raw`^(?:(?:no|wait|actually|sorry|ok|mejor|espera)[, ]+)*(?:make (?:it|that)|i meant|more like|say|que sean|ponle|di|dile)? ?(\d{1,4}|${SPELLED}(?= (?:min|hour)))(?: (?:min(?:ute)?s?|hours?|minutos|horas?))?(?:,? (?:sorry|instead|actually|traffic|please|perd[oó]n|por favor))*[.!]*$`,
  'i',
);
/** A number, or how long, in letters or in digits. */
const NUMBERS = new RegExp(
  String.raw`\b\d{1,4}\b|\b(?:half )?${SPELLED}(?= (?:min(?:ute)?s?|hours?)\b)`,
  'gi',
);
const LONG = new RegExp(String.raw`(?:\d{1,4}|\b${SPELLED}) (min(?:ute)?s?|hours?)\b`, 'i');

/** 'Make it 40': the one number that the message has. */
function withNumber({ text }: Request, before: MessagePlan): MessagePlan | undefined {
  const [, number] = OTHER_NUMBER.exec(text.trim()) ?? [];
  if (number === undefined || before.words?.match(NUMBERS)?.length !== 1) return undefined;
  const words = before.words.replace(NUMBERS, number);
  const [, unit] = LONG.exec(text) ?? [];
  // 'Two hours' of what was an hour; a bare number keeps the unit.
  return { ...before, words: unit ? words.replace(LONG, `${number} ${unit}`) : words };
}
