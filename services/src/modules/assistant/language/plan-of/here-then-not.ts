import { Phrases } from '../../words/phrases.js';
import { addDays } from '../../../../platform/time/zone.js';
import type { Filter, Period } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import type { Parts } from '../pieces/parts.js';
import type { FoundPeriod } from '../periods/index.js';
import { tokensOf } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';

/** Those who were here in some days, and not in others. */
export interface HereThenNot {
  period: Period;
  filters: Filter[];
}

const PEOPLE = new Phrases(
  'who|whos|customer|customers|client|clients|people|everyone|everybody',
  'quien|quienes|cliente|clientes',
);
const BACK = new Phrases(
  'back|again|returned|since|after|afterward|afterwards|been here|seen|visited|come|came',
  'vuelto|volvieron|vino|vinieron|regresaron|regresado',
);
/** Days on which somebody was added, or which are said to be the last, are other days. */
const OTHERWISE = new Phrases('last|new|added|signed');
const BEFORE = new Phrases('before|until then|antes');

const NEVER = wordSet('never|nunca');
const say = (spans: readonly Span[], phrases: Phrases) => phrases.in(tokensOf(spans)) !== undefined;
const isDay = ({ period }: Span) => period !== undefined;

function closed(period: FoundPeriod, today: string) {
  const { from, to } = period.resolve({ today, looks: 'back' });
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** What is said after 'but not': other days, or that they came back. */
function denied(after: readonly Span[], first: { to: string }, today: string): Filter | undefined {
  // 'Never been here before' is of the days before.
  if (say(after, BEFORE)) return undefined;
  const days = after.flatMap(({ period }) => (period ? [closed(period, today)] : []));
  if (days.length > 0) {
    const values = days.flatMap((each) => (each ? [`${each.from}/${each.to}`] : []));
    return values.length === days.length ? { name: 'here_in', values, not: true } : undefined;
  }
  const isBack = say(after, BACK) && first.to < today;
  return isBack ? { name: 'not_since', values: [addDays(first.to, 1)] } : undefined;
}

/** 'Who came in October but not November', 'customers from last summer who never came back' */
export function hereThenNot(parts: Parts, today: string): HereThenNot | undefined {
  const { spans } = parts;
  const at = spans.findIndex(
    ({ tags, words }) => NEVER.has(words[0] ?? '') || tags.some(({ kind }) => kind === 'not'),
  );
  const before = spans.slice(0, Math.max(0, at));
  const [first, ...others] = before.filter(isDay);
  const isOfOthers = say(
    before.filter((span) => !isDay(span)),
    OTHERWISE,
  );
  if (!first?.period || others.length > 0 || isOfOthers || !say(before, PEOPLE)) return undefined;
  const days = closed(first.period, today);
  // 'Never came back' is one phrase.
  const isPhrase = (spans[at]?.words.length ?? 0) > 1;
  const after = spans.slice(isPhrase ? at : at + 1);
  // 'Not a Tesla' says something else.
  const isOfRows = after.some(({ name, number, tags }) => name ?? number ?? tags.some(isOfWhat));
  const filter =
    days && !isOfRows && !isOfThing(before, after) ? denied(after, days, today) : undefined;
  if (!days || !filter) return undefined;
  parts.use(first, spans[at] ?? first, ...after);
  return { period: first.period.resolve({ today, looks: 'back' }), filters: [filter] };
}

/** 'Had a ceramic last year but not this year' may have been here for anything else. */
const isOfThing = (before: readonly Span[], after: readonly Span[]) =>
  before.some(({ name }) => name?.kind === 'service' || name?.kind === 'add_on') &&
  after.some(isDay) &&
  !say(after, BACK);

const AGAIN = new Phrases('again|also|both|too|as well|otra vez|tambien|ambos');
const IS_AHEAD = wordSet('has|have|is|are|coming|booked|scheduled|tiene|tienen');
const HAS_BEEN = new Phrases(everyOf('has|have|is|are', 'been|come|had'));
/** Whoever is booked on two days was here on neither. */
const areAhead = (spans: readonly Span[]) =>
  tokensOf(spans).some(
    ({ word }, at, words) => IS_AHEAD.has(word) && HAS_BEEN.lengthAt(words, at) === 0,
  );
const BOTH = wordSet('both|ambos');

/** 'People who came in October and again in November' were here in both. */
export function hereInBoth(parts: Parts, today: string): HereThenNot | undefined {
  const [first, second, ...others] = parts.periods();
  const said = parts.spans.filter((span) => !isDay(span));
  const isOfBoth =
    say(said, PEOPLE) && say(said, AGAIN) && !say(said, OTHERWISE) && !areAhead(said);
  if (!first || !second || others.length > 0 || !isOfBoth || parts.has('not')) return undefined;
  const isOfRows = parts.spans.some(({ name, number }) => name ?? number);
  const [one, other] = [first, second].map(({ period }) => closed(period, today));
  if (!one || !other || isOfRows) return undefined;
  const both = parts.spans.filter(({ words }) => words.some((word) => BOTH.has(word)));
  parts.use(first.span, second.span, ...both, ...parts.all('measure').map(({ span }) => span));
  return {
    period: first.period.resolve({ today, looks: 'back' }),
    filters: [{ name: 'here_in', values: [`${other.from}/${other.to}`] }],
  };
}

const CAME_BACK = wordSet('came back|come back|came again|returned|volvieron|regresaron');
/** 'How many October customers came back' was here then, and after it; who came back in October is a returning one. */
export function hereThenBack(parts: Parts, today: string): HereThenNot | undefined {
  const [first, second, ...others] = parts.periods();
  const back = parts.spans.find(({ words }) => CAME_BACK.has(words.join(' ')));
  if (!first || !back || others.length > 0 || parts.has('not')) return undefined;
  const [from, at, then] = [first.span, back, second?.span ?? back].map((span) =>
    parts.spans.indexOf(span),
  ) as [number, number, number];
  const before = parts.spans.slice(0, at).filter((span) => !isDay(span));
  if (from > at || then < at || !say(before, PEOPLE) || say(before, OTHERWISE)) return undefined;
  const days = closed(first.period, today);
  const later =
    days && (second ? closed(second.period, today) : { from: addDays(days.to, 1), to: today });
  const isOfRows = parts.spans.some(({ name, number }) => name ?? number);
  if (!days || !later || later.from > today || isOfRows) return undefined;
  parts.use(first.span, back, ...(second ? [second.span] : []));
  return {
    period: first.period.resolve({ today, looks: 'back' }),
    filters: [{ name: 'here_in', values: [`${later.from}/${later.to}`] }],
  };
}

const isOfWhat = (tag: Span['tags'][number]) =>
  tag.kind === 'value' && tag.filter !== 'visit' && tag.filter !== 'due';
