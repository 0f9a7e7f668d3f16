import { everyOf } from '../../words/every-of.js';
import { spelled } from '../../language/normalize/spelled.js';
import type { Language } from '../../plan/plan.js';
import { capitalized } from '../../plan/say/scope.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { whomAt } from '../whom/index.js';
import type { Whom } from '../whom/place.js';
import { withoutInstead } from '../appointment/instead.js';
import { withOne } from '../appointment/turn.js';
import { leftOutIn } from './excepted.js';
import { withNumber } from './follow-number.js';
import { MAIL } from './heads.js';
import type { MessagePlan } from './read.js';
import { otherWay } from './other-way.js';
import { ADD_LEAD, asksToReword, thingToAdd } from './reworded.js';
import { signed, signerOf } from './signed.js';
import { spoken } from './spoken.js';
import { translated, withoutLanguage } from './translated.js';
import { wordSet } from '../../words/word-set.js';

const isOfSeveral = (whom: Whom | undefined) =>
  whom?.kind === 'everybody' || whom?.kind === 'several' || (whom?.kind === 'last' && whom.isMany);

/** The same message in another language, by another way, or to somebody else. */
export async function followMessage(
  request: Request,
  before: MessagePlan,
): Promise<MessagePlan | undefined> {
  const said = spelled(request.text);
  const by = signerOf(request);
  if (by !== undefined) return signed(before, by);
  const out = isOfSeveral(before.whom) ? await leftOutIn(request) : undefined;
  if (out) return { ...before, kept: [...(before.kept ?? []), ...out] };
  if (asksToReword(said)) return { ...before, isReworded: true };
  if (thingToAdd(said)) return undefined;
  const way = otherWay(said);
  if (way) return { ...before, channel: way };
  const { tokens, stated } = withoutLanguage(withoutInstead(request.tokens));
  const rest = tokens.slice(AGAIN.runAt(tokens, 0));
  const isMail = tokens.some(({ word }) => MAIL.has(word));
  const isText = tokens.some(({ word }) => TEXTED.has(word));
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
  if (rest.length === tokens.length && namesJobs(rest)) return undefined;
  const place = { ...request, tokens: [...withOne(rest)] };
  const found = await whomAt({ ...place, at: 0, mayBeName: true });
  const isWhole = found && AGAIN.runAt(rest, found.to) === Math.max(0, rest.length - found.to);
  const whom = isWhole ? nextOf(found.whom, rest, before.whom) : undefined;
  if (!whom) return undefined;
  if (stated === undefined) return { ...before, whom };
  const content = translated(before, stated, before.language);
  const { words: _own, ...same } = before;
  return content && { ...same, ...content, language: stated, channel, whom };
}

const ANYONE = wordSet('anyone|anybody|alguien');
const JOBS = wordSet('job~|appointment~|appt~|car~|cita~|trabajo~');
/** 'Monday's jobs', 'anyone coming Sunday': what is booked is asked, and nobody else is written to. */
const namesJobs = (words: Request['tokens']) =>
  ANYONE.has(words[0]?.word ?? '') || JOBS.has(words.at(-1)?.word ?? '');

/**
 * After one of a list another one of it; the next one is behind whom it was written to. 'Him' is whoever that was,
 * and after a name the second one is asked of the list.
 */
function nextOf(whom: Whom, words: Request['tokens'], before: Whom | undefined): Whom | undefined {
  if (whom.kind !== 'last') return whom;
  if (whom.nth === undefined || before?.kind !== 'last' || before.nth === undefined)
    return undefined;
  const isNext = words.some(({ word }) => word === 'next');
  return isNext ? { ...whom, nth: before.nth + 1 } : whom;
}
const AGAIN = new Phrases(
  'and|now|make it|do it|send it|say it|write it|put it|make that|do that|send that|say that|write that|put that|could you|can you|please|instead|the same|same|same for|same to|same thing|for|to|too|also|as well|it|as an|as a|an|a|by|via|with|email|e mail|text|sms|message|but',
  'y|ahora|en|lo mismo|por|correo|mensaje|para|a|tambien|mejor|un',
);
const TEXTED = wordSet('text|sms|mensaje');

const ADDS = new Phrases(
  everyOf('say|add|mention|put in|dile|agrega', 'that|que|'),
  everyOf('tell', 'him|her|them', 'that|que|'),
);
/** 'And that we open at 8' */
const MORE = new Set(['and', 'also', 'y']);
const THAT = new Phrases('that|que');
const TOO = new Phrases('too|as well|tambien');
/** 'Say sorry' is said to somebody as an apology. */
const SORRY = new Phrases(everyOf('you are|i am|im|we are|', 'sorry'));

/** 'And say sorry too': one sentence more, of a message in their own words. */
function addedTo({ text, language }: Request, before: MessagePlan): MessagePlan | undefined {
  const words = spelled(text);
  const lead = ADD_LEAD.runAt(words, 0);
  const isMore = MORE.has(words[lead - 1]?.word ?? '');
  const adds = ADDS.lengthAt(words, lead) || (isMore ? THAT.lengthAt(words, lead) : 0);
  const from = lead + adds;
  const to = words.findIndex((_, at) => at > from && TOO.lengthAt(words, at) === words.length - at);
  const more = words.slice(from, to < 0 ? undefined : to);
  const [first, last] = [more[0], more.at(-1)];
  // An add-on is a word with a hyphen.
  const isSaid = adds > 0 && first !== undefined && text[first.start - 1] === ' ';
  if (!isSaid || before.words === undefined) return undefined;
  const said = text.slice(first.start, to < 0 ? undefined : last?.end).replace(/[.!\s]*$/, '');
  const added = SORRY.isAllOf(more) ? APOLOGY[language] : spoken(said, language);
  // 'No, say it is ready at 5'
  if (to < 0 && INSTEAD.has(words[0]?.word ?? '')) return { ...before, words: added };
  return { ...before, words: `${before.words} ${capitalized(added)}` };
}
const INSTEAD = wordSet('no|nah|nope|instead|actually');
const APOLOGY: Record<Language, string> = { en: 'I am sorry.', es: 'Le pido una disculpa.' };
