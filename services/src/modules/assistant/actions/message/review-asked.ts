import { everyOf } from '../../words/every-of.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import type { Language } from '../../plan/plan.js';
import { capital } from '../new-customer/vehicle.js';
import { Phrases } from '../../words/phrases.js';

const SITES = 'google|yelp|facebook|nextdoor|tripadvisor';
const SITE = wordSet(SITES);
const ON = wordSet('on|at|in|en');

/** 'Google', 'on Yelp': where a review is to be left, and how many words say so. */
export function siteAt(tokens: readonly Token[], at: number) {
  const isOn = ON.has(tokens[at]?.word ?? '');
  const named = tokens[isOn ? at + 1 : at];
  return named && SITE.has(named.word)
    ? { site: capital(named.word), length: isOn ? 2 : 1 }
    : undefined;
}

const REVIEWS = everyOf('a|us a|', `${SITES}|short|`, 'review|rating');
const ASK = [
  everyOf('ask|asking|request|requesting', '|him|her|them', '|for', REVIEWS),
  everyOf(
    'ask|asking',
    '|him|her|them',
    'to leave|to write|to give|if he can leave|if she can leave',
    REVIEWS,
  ),
  everyOf('see if he can leave|see if she can leave|see if they can leave', REVIEWS),
];
const AND_ASK = new Phrases(
  ...ASK.map((each) => everyOf('and|and also|and then|then|also', each)),
  everyOf('y', 'pide|pidele|pideles', 'una resena'),
);
const END = new Phrases('too|as well|please|tambien|por favor');

export const siteIn = (tokens: readonly Token[]) => {
  const named = tokens.find(({ word }) => SITE.has(word));
  return named && capital(named.word);
};

/** 'His car is ready and ask for a Google review': what stands before it, and where the review is to be. */
export function reviewBehind(after: readonly Token[]) {
  const found = AND_ASK.in(after);
  if (!found) return undefined;
  const end = found.at + found.length;
  const on = siteAt(after, end);
  const rest = end + (on?.length ?? 0);
  if (rest + END.runAt(after, rest) < after.length) return undefined;
  const site = on?.site ?? siteIn(after.slice(found.at, end));
  return { before: after.slice(0, found.at), site };
}

/** Asked for behind something else. */
export const REVIEW_TOO: Record<Language, (site?: string) => string> = {
  en: (site) => `If you are happy with it, a short ${site ? `${site} ` : ''}review helps us a lot.`,
  es: (site) => `Si quedó contento, una reseña corta${site ? ` en ${site}` : ''} nos ayuda mucho.`,
};
