import { periodAt } from '../../language/periods/index.js';
import type { Token } from '../../words/tokens.js';
import type { Purpose } from '../../tools/message-texts.js';
import { clockAt, isBareClock, withColon } from '../../language/periods/times.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { durationAt } from '../when/duration.js';
import { FILLER, PURPOSES, type NamedPurpose } from './purposes.js';
import type { MessagePlan } from './read.js';
import { siteAt, siteIn } from './review-asked.js';
import type { Said } from './said.js';
import { wordSet } from '../../words/word-set.js';

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word);

/** '$50', '50 dollars' */
function moneyAt(words: readonly string[], at: number) {
  const [, sign, digits] = /^(\$)?(\d+(?:\.\d\d)?)$/.exec(words[at] ?? '') ?? [];
  if (digits === undefined) return undefined;
  if (sign !== undefined) return { money: `$${digits}`, length: 1 };
  return MONEY.has(words[at + 1] ?? '') ? { money: `$${digits}`, length: 2 } : undefined;
}
const MONEY = wordSet('dollar~|buck~|dolares');

type Details = Pick<MessagePlan, 'minutes' | 'fee' | 'date' | 'site'> & { isAt?: true };

/** 'About her full detail': which job it is, where that is reminded of. */
const OF_WORK = new Phrases(
  everyOf(
    'full|interior|exterior|express|ceramic|paint|headlight|wash and',
    'detail|wash|wax|coating|correction|restoration',
  ),
  'wash|detail|ceramic|wax|lavado|detallado',
);

/** '8:30', 'at 9', and behind a day '830' as well. */
const timeIn = (words: readonly string[], at: number, isOfDay: boolean) =>
  clockAt(
    words.map(withColon),
    at,
    words[at - 1] === 'at' || (isOfDay && isBareClock(words[at] ?? '')),
  );

/** Whether the words only name an occasion, and what they say of it. */
export function occasionOf(tokens: readonly Token[], today: string) {
  const all: NamedPurpose[] = [];
  const details: Details = {};
  const words = wordsOf(tokens);
  for (let at = 0; at < tokens.length;) {
    const named = PURPOSES.map(({ purpose, phrases }) => ({
      purpose,
      length: phrases.lengthAt(tokens, at),
    })).reduce((best, each) => (each.length > best.length ? each : best));
    const period = periodAt(words, at);
    const long = durationAt(tokens, at);
    const { money, length: paid = 0 } = moneyAt(words, at) ?? {};
    const filler = FILLER.lengthAt(tokens, at);
    const work = OF_WORK.lengthAt(tokens, at);
    const time = long || money ? undefined : timeIn(words, at, details.date !== undefined);
    const where = siteAt(tokens, at);
    const site = where?.site ?? siteIn(tokens.slice(at, at + named.length));
    if (site !== undefined) details.site = site;
    if (named.length > 0 && named.length >= filler)
      all.push({ purpose: named.purpose, said: words.slice(at, at + named.length).join(' ') });
    else if (period && filler < period.length) {
      const { from, to } = period.resolve({ today, looks: 'ahead' });
      if (from === undefined || from !== to) return undefined;
      details.date = from;
    } else if (long) details.minutes = long.minutes;
    else if (money !== undefined) details.fee = money;
    else if (time || work > 0) details.isAt = true;
    else if (filler === 0 && !where) return undefined;
    const isPeriod = named.length === 0 || named.length < filler;
    at += Math.max(
      named.length,
      filler,
      named.length === 0 ? (where?.length ?? 0) : 0,
      isPeriod
        ? Math.max(period?.length ?? 0, long?.length ?? 0, paid, time?.length ?? 0, work)
        : 0,
      1,
    );
  }
  // 'Tell him about Google' asks for none.
  const isReview = all.some(({ purpose }) => purpose === 'review');
  return details.site === undefined || isReview ? { named: all, ...details } : undefined;
}

/** These are of a job to come; a day is nothing in a thank-you. */
const OF_JOB: ReadonlySet<Purpose> = new Set(['reminder', 'confirm', 'reschedule', 'rebooking']);
const FEE = wordSet('fee|cargo');
/** No text of ours has one. */
const LINK = wordSet('link|enlace');
const OF = wordSet('of|from|about|since|de|del|desde|sobre');
/** 'In an hour', 'tomorrow': when it is to be sent, which is when somebody sends it. */
function sentAt(tokens: readonly Token[], today: string, isOfDay: boolean): string[] {
  return tokens.flatMap((_, at) => {
    const long = durationAt(tokens, at);
    const isOf = OF.has(tokens[at - 1]?.word ?? '');
    const period = isOfDay || isOf ? undefined : periodAt(wordsOf(tokens), at);
    const { from = '' } = period?.resolve({ today, looks: 'ahead' }) ?? {};
    const length = long?.length ?? (from > today ? period?.length : undefined) ?? 0;
    const said = tokens.slice(at, at + length).map(({ raw }) => raw);
    return length > 0 ? [said.join(' ')] : [];
  });
}

/** What is named beside an occasion, and a fee of which nobody says how much it is. */
export function detailed(
  { purpose, left }: { purpose: Purpose; left: readonly string[] },
  { date, site, isAt: _, ...details }: Details,
  tokens: readonly Token[],
  today: string,
): Said {
  const isLeft = ({ word }: Token) =>
    LINK.has(word) || (details.fee === undefined && FEE.has(word));
  const all = [
    ...left,
    ...tokens.filter(isLeft).map(({ raw }) => raw),
    ...(purpose === 'late' ? [] : sentAt(tokens, today, OF_JOB.has(purpose))),
  ];
  return {
    purpose,
    ...details,
    ...(purpose === 'review' && site !== undefined && { site }),
    ...(date !== undefined && OF_JOB.has(purpose) && { date }),
    ...(all.length > 0 && { left: all }),
  };
}
