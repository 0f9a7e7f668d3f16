import type { Language } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { phraseAt } from '../lexicon/index.js';
import type { Tag } from '../lexicon/tag.js';
import { periodAt, type FoundPeriod } from '../periods/index.js';
import { numberOf } from '../periods/rule.js';
import { timeAt } from '../periods/times.js';
import type { Token } from '../../words/tokens.js';
import {
  addOnAt,
  commonModelAt,
  crewAt,
  serviceAt,
  sizeAt,
  vehicleAt,
  type NameTag,
  type Own,
} from './vocabulary.js';
import { wordSet } from '../../words/word-set.js';

/** Words of a question with their possible meanings; without any, they are unknown. */
export interface Span {
  raw: string;
  words: readonly string[];
  tags: readonly Tag[];
  period?: FoundPeriod;
  number?: { value: number; isMoney: boolean };
  /** 'HH:MM-HH:MM'. */
  time?: string;
  name?: NameTag;
}

/** Names of the business by index of their first token. */
export type Names = ReadonlyMap<number, { tag: NameTag; length: number }>;

interface Known {
  language: Language;
  own: Own;
  names: Names;
}

/** Spans of a question; the longest meaning at each word wins. */
export function spansOf(tokens: readonly Token[], known: Known): Span[] {
  const words = tokens.map(({ word }) => word);
  const spans: Span[] = [];
  for (let at = 0; at < words.length;) {
    const before = new Set(spans.at(-1)?.tags.map(({ kind }) => kind));
    const { length, ...meaning } = longestAt(words, at, known, before);
    const own = tokens.slice(at, at + length);
    const raw = [...new Set(own.map((token) => token.raw))].join(' ');
    spans.push({ raw, words: own.map(({ word }) => word), ...meaning });
    at += length;
  }
  return spans;
}

type Meaning = Omit<Span, 'raw' | 'words'> & { length: number };

/** A phrase ends where a period begins: 'coming in' before 'next week'. */
function phraseBeforeDays(
  words: readonly string[],
  at: number,
  { language, own: { crews } }: Known,
) {
  const phrase = phraseAt(words, at, language);
  if (!phrase) return undefined;
  const end = at + phrase.length;
  // 'By van 2' filters by a crew; 'by van' groups.
  const crew = phrase.length > 1 ? crewAt(words, end - 1, crews) : undefined;
  if (crew && crew.length > 1) return phraseAt(words.slice(0, end - 1), at, language);
  // 'The' is split off if the phrase after it is longer: 'the most expensive'.
  if (words[at] === 'the' && phrase.length > 1) {
    const inner = phraseAt(words, at + 1, language);
    if (inner && at + 1 + inner.length > end) return phraseAt(words.slice(0, at + 1), at, language);
  }
  for (let inner = at + 1; inner < end; inner++) {
    const isCut = inner + (periodAt(words, inner)?.length ?? 0) > end;
    if (isCut) return phraseAt(words.slice(0, inner), at, language);
  }
  return phrase;
}

const YEAR = /^(?:19|20)\d\d$/;

const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/;
const IN_A_ROW = wordSet(
  'best|worst|biggest|busiest|slowest|most|least|highest|lowest|largest|smallest|car|truck|vehicle|van|bay|time|visit|job|one|customer|client|crew|row|floor|street|st|ave|avenue|number|phone|address',
);
/** 'The 5th best month', 'her 2nd car': ordinals that are no dates. */
const isPlaceInARow = (words: readonly string[], at: number) =>
  ORDINAL.test(words[at] ?? '') && IN_A_ROW.has(words[at + 1] ?? '');

const OF_CAR = wordSet(
  'drive a|drive an|drives a|drives an|has a|has an|have a|have an|own a|own an|owns a|owns an|with a|with an',
);

/** Period at this word; 'over 2000' is no year, and 'the best month so far' is a ranking. */
function daysAt(words: readonly string[], at: number, before: Before) {
  const period = periodAt(words, at);
  const isYear = period?.length === 1 && YEAR.test(words[at] ?? '');
  const isSoFar = period?.length === 3 && words[at + 1] === 'so' && words[at + 2] === 'far';
  const isPlace = period?.length === 1 && isPlaceInARow(words, at);
  // 'Who drives a 2018' names a vehicle.
  const isOfCar = isYear && OF_CAR.has(words.slice(Math.max(0, at - 2), at).join(' '));
  return isOfCar || (before.has('bound') && isYear) || (before.has('order') && isSoFar) || isPlace
    ? undefined
    : period;
}

type Before = ReadonlySet<Tag['kind']>;

function longestAt(words: readonly string[], at: number, known: Known, before: Before): Meaning {
  const phrase = phraseBeforeDays(words, at, known);
  const period = daysAt(words, at, before);
  const time = timeAt(words, at);
  const number = numberAt(words[at] ?? '');
  const all: Meaning[] = [
    ...(period ? [{ tags: [], period, length: period.length }] : []),
    ...namedAt(words, at, known),
    ...(time ? [{ tags: [], time: time.span, length: time.length }] : []),
    ...(phrase?.isExact ? [phrase] : []),
    ...(number && !(known.names.get(at)?.tag.kind === 'place')
      ? [{ tags: [], number, length: 1 }]
      : []),
    ...(phrase && !phrase.isExact ? [phrase] : []),
  ];
  const longest = all.reduce<Meaning | undefined>(
    (best, each) => (each.length > (best?.length ?? 0) ? each : best),
    undefined,
  );
  return longest ?? { tags: [], length: 1 };
}

/** Verbs before a vehicle, which decide ambiguous names. */
const DRIVEN = wordSet(everyOf('drive|drives|driving|own|owns', 'a|an'));

/** '2012 cars' are vehicles of that year. */
const carAt = (words: readonly string[], at: number) =>
  wordSet('car~|vehicle~|model~|carro~|coche~|auto~').has(words[at] ?? '')
    ? { words: '', length: 1 }
    : undefined;

const of = (name: NameTag, length: number): Meaning => ({ tags: [], name, length });

function namedAt(words: readonly string[], at: number, { own, names }: Known): Meaning[] {
  const person = names.get(at);
  const digits = /^\d{7,15}$/.exec(words[at] ?? '')?.[0];
  const service = serviceAt(words, at, own.services);
  const crew = crewAt(words, at, own.crews);
  const size = sizeAt(words, at, own.sizes);
  const addOn = addOnAt(words, at, own.addOns);
  const year = /^(?:19[5-9]|20[0-3])\d$/.test(words[at] ?? '') ? 1 : 0;
  const before = words.slice(Math.max(0, at - 2), at).join(' ');
  const isOne = year === 1 && OF_CAR.has(before);
  const vehicle =
    vehicleAt(words, at + year) ??
    (DRIVEN.has(before) ? commonModelAt(words, at + year) : undefined) ??
    (year ? carAt(words, at + 1) : undefined) ??
    (isOne ? { words: '', length: 0 } : undefined);
  const dated = vehicle && (year ? `${words[at] ?? ''} ${vehicle.words}`.trim() : vehicle.words);
  return [
    ...(person ? [of(person.tag, person.length)] : []),
    ...(digits ? [of({ kind: 'phone', digits }, 1)] : []),
    ...(service ? [of({ kind: 'service', names: service.names }, service.length)] : []),
    ...(crew ? [of({ kind: 'crew', names: crew.names }, crew.length)] : []),
    ...(addOn ? [of({ kind: 'add_on', names: addOn.names }, addOn.length)] : []),
    ...(size ? [of({ kind: 'size', names: size.names }, size.length)] : []),
    ...(vehicle && dated ? [of({ kind: 'vehicle', words: dated }, vehicle.length + year)] : []),
  ];
}

/** '3', '$1,200', '2k'; 'three' is left to phrases. */
function numberAt(word: string): Span['number'] | undefined {
  const [, sign, digits, ending] = /^([$€£])?(\d+(?:,\d{3})*(?:\.\d+)?)(k)?$/.exec(word) ?? [];
  if (digits === undefined) {
    const spoken = numberOf(word);
    return spoken === undefined ? undefined : { value: spoken, isMoney: false };
  }
  const value = Number(digits.replaceAll(',', '')) * (ending ? 1000 : 1);
  return { value, isMoney: sign !== undefined || ending !== undefined };
}
