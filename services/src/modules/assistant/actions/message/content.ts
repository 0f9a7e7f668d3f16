import type { WordTokens } from '../../words/tokens.js';
import { everyOf } from '../../words/every-of.js';
import { capitalized } from '../../plan/say/scope.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { sorry } from './apology.js';
import { HEAD_PURPOSES } from './heads.js';
import { innerHead } from './inner-head.js';
import { isOfJob, isThat } from './is-that.js';
import { detailed, occasionOf } from './occasion.js';
import { ownWords, TELLS } from './own-words.js';
import { foremost, isWeak, type NamedPurpose } from './purposes.js';
import { REVIEW_TOO, reviewBehind } from './review-asked.js';
import type { Content, Said } from './said.js';
import { isThanksFor, THANK_YOU } from './thanks.js';
import { APOLOGIZE } from './openings.js';
import { trailed } from './trailing.js';
import { wordSet } from '../../words/word-set.js';

/** An occasion with a text of its own, or their words. */
export function contentOf(
  content: Content,
  head: string,
  { today, language }: Pick<Request, 'today' | 'language'>,
): Said | undefined {
  if (content.after.length === 0 && APOLOGIZE.has(head))
    return { purpose: 'other', words: sorry(language) };
  const all = [...content.before, ...content.after];
  const said = all.map(({ word }) => word).join(' ');
  if (isOfJob(said))
    return HEAD_PURPOSES[head] === 'reminder'
      ? { purpose: 'reminder' }
      : { purpose: 'reminder', isAboutThat: true };
  const isTold = all.length === 0 && TELLS.has(head);
  if (isTold || isThat(said)) return { purpose: 'other', isAboutThat: true };
  if (isSame(all)) return { purpose: 'other', isSame: true };
  const review = reviewBehind(content.after);
  if (review) {
    const { before: after, site } = review;
    const bare = content.before.length + after.length === 0 ? HEAD_PURPOSES[head] : 'other';
    if (bare === undefined || bare === 'thanks') return { purpose: 'review', site };
    const text = content.text.slice(0, after.at(-1)?.end);
    const first = contentOf({ ...content, text, after }, head, { today, language });
    const too = REVIEW_TOO[language](site);
    if (first?.words !== undefined) return { ...first, words: `${first.words} ${too}` };
    if (first?.purpose === 'thanks' && !first.left) return { ...first, purpose: 'review', site };
    if (first && !first.isUnsaid && !first.isAboutThat) return { ...first, besides: too };
  }
  const inner = innerHead(content.after);
  if (inner)
    return contentOf({ ...content, before: [], after: inner.after }, inner.head, {
      today,
      language,
    });
  const more = moreIn(content, HEAD_PURPOSES[head] === undefined ? 1 : 0);
  if (more) {
    const text = content.text.slice(0, more.before.at(-1)?.end);
    const first = contentOf({ ...content, text, after: more.before }, head, { today, language });
    const rest = { ...content, before: [], after: more.after };
    const told = contentOf(rest, 'tell', { today, language });
    // 'And say thanks' is said as well.
    const isThanks = told?.purpose === 'thanks' && told.words === undefined;
    const said = isThanks ? { ...told, words: `${THANK_YOU[language]}.` } : told;
    const isOccasion = first !== undefined && first.words === undefined && !first.isUnsaid;
    if (isOccasion && said?.words !== undefined) return { ...first, besides: said.words };
    // 'Say thanks for the referral and tell him he gets 20 off'
    if (first?.words !== undefined && said?.words !== undefined)
      return { ...first, words: `${first.words} ${capitalized(said.words)}` };
  }
  const occasion = occasionOf(all, today);
  // 'Ask her for her email' names no occasion, and says something.
  const isAsked =
    wordSet('ask|pide|pidele|pregunta|preguntale').has(head) && content.after.length > 0;
  const hint = HEAD_PURPOSES[head];
  if (occasion && !isThanksFor(content.after, HEAD_PURPOSES[head] === 'thanks')) {
    const { named, ...details } = occasion;
    // 'Invite Ana to leave a review' asks for that.
    const isOther = hint === 'rebooking' && named.some(({ purpose }) => purpose === 'review');
    const purposes = hint && !isOther ? [{ purpose: hint, said: head }, ...named] : named;
    // Of no other occasion an hour is said.
    const isTimed = details.isAt !== true || purposes.some(isOfHour);
    const fits =
      isTimed && (details.fee === undefined || named.some(({ purpose }) => purpose === 'no_show'));
    // 'Something nice about yesterday' is about a visit, and nobody here knows what it was like.
    const isOver = details.date !== undefined && details.date < today;
    if (fits && purposes.every(isWeak) && isOver) return { purpose: 'other', isUnsaid: true };
    if (fits && all.length === 0 && !hint) return { purpose: 'rebooking', isBare: true };
    if (fits && !(isAsked && purposes.length === 0))
      return detailed(
        foremost(purposes) ?? { purpose: 'rebooking', left: [] },
        details,
        all,
        today,
      );
  }
  const trail = isAsked ? undefined : trailed(content, hint, today);
  return trail ?? ownWords(content, { head, isAsked, hint, today, language });
}

const OF_HOUR = wordSet('reminder|confirm');
const isOfHour = (named: NamedPurpose) => OF_HOUR.has(named.purpose) && !isWeak(named);

const AND_SAY = new Phrases(
  'and say|and mention|and that',
  everyOf('and', 'tell|ask|remind', 'him|her|them'),
  everyOf('and let', 'him|her|them', 'know'),
  'y dile|y diles|y dile que|y diles que',
);
/** 'About Thursday and say bring the key': what it is about, and what it is to say. */
function moreIn({ after }: Content, from: number) {
  const found = AND_SAY.in(after, from);
  const rest = found ? after.slice(found.at + found.length) : [];
  return found && rest.length > 0 ? { before: after.slice(0, found.at), after: rest } : undefined;
}

const SAME = new Phrases(
  'the same|the same thing|same|same thing|the same message|the same text|same message|same text|that too|this too|it too|that as well|it as well|that also|the exact same|the exact same thing|too|as well',
  'lo mismo|el mismo mensaje|eso tambien|tambien',
);
/** 'Text Bo the same thing' */
const isSame = (tokens: WordTokens) =>
  tokens.length > 0 && SAME.lengthAt(tokens, 0) === tokens.length;
