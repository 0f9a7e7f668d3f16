import { truncate } from '../../../platform/text/truncate.js';
import { isStopWord, stemOf } from '../text.js';
import type { Intent } from './intent.js';
import { timeIn, whenIn, type Direction } from './when.js';

/**
 * An intent has places for a few things a question may say: days, a status, a customer. The rest of
 * its words are listed here; a word that is not is a condition that would be dropped without a word,
 * and the answer would be about something else.
 */
const COMMON =
  'show list tell please hey hi ok okay thank quick question know see look check find say pull just currently ' +
  'exactly actually really right now total overall altogether whole all every ever far date day daily run down ' +
  'rundown overview summary sum give let got maybe kindly number amount many hour time yet still already always ' +
  'currently there these those here one something anything everything nothing because between since until from ' +
  'during within past previous coming upcoming next last first later soon early late morning afternoon evening noon ' +
  'night tonight weekend st nd rd th am pm';
const JOBS =
  'appointment job booking book schedule calendar agenda line lined up quiet start begin work busy full left planned plan ' +
  'happen happening go going client customer car vehicle people person bring drop off books slate plate day shop ' +
  'status confirm confirmed confirmation pending unconfirmed cancel cancelled canceled cancellation complete completed ' +
  'finish finished done progress wait waiting scheduled new visit miss';
const MONEY =
  'revenue earn earning income sale turnover taking gross grossed made took money cash come came bring brought ' +
  'business worth average ticket job sale service complete completed detail order shop year month week quarter ' +
  'bank figure how gone performance doing pull pulled dollar';
const PEOPLE = 'customer client contact people person regular account list database';

const VOCABULARY: Partial<Record<Intent['kind'], string>> = {
  schedule: JOBS,
  next: JOBS,
  free:
    'free open opening available availability gap slot squeeze fit room time minute min appointment job booking detail ' +
    'wash wax coating correction restoration full interior exterior express paint ceramic headlight schedule calendar ' +
    'another someone customer client empty spot two three four five half long longest space quiet',
  revenue: MONEY,
  compare:
    `${MONEY} compare compared comparison versus vs better worse more less against beat ahead behind than up down ` +
    'difference change stack',
  topServices: `${MONEY} popular profitable booked biggest top sell seller selling highest earner favorite favourite`,
  customers: `${PEOPLE} best top biggest valuable loyal profitable highest spend spending spent paid pay most count total`,
  due:
    `${PEOPLE} due overdue lapsed inactive come came been visit visited book booked seen invite back win bring ` +
    'rebook missing call contact text message follow up reach out while long ago again somebody anyone',
};

/** Leaving one of these out does not widen an answer: it answers something else. */
const TURNS_AROUND =
  'without except excluding besides not never no none isnt arent wasnt didnt dont havent hasnt nobody lost lose losing ' +
  'owe owed owes unpaid refund tip least worst slowest lowest fewest per hourly hr rate ratio percent percentage share ' +
  'median if forecast predict expect before after than profit profitable margin tax net cost expense';

const stems = (words: string) => new Set(words.split(' ').map(stemOf));
const common = stems(COMMON);
const known = Object.fromEntries(
  Object.entries(VOCABULARY).map(([kind, words]) => [kind, stems(words)]),
);
const turning = stems(TURNS_AROUND);

export interface LeftOut {
  /** As they were typed. */
  words: string[];
  /** Whether an answer without them would be about something else. */
  changesMeaning: boolean;
}

const PAST = new Set<Intent['kind']>(['revenue', 'compare', 'topServices']);
/** What is mostly not understood is not answered. */
const TOO_MANY = 3;

/** What a question says and the intent has no place for; undefined when there is nothing. */
export function leftOutOf(text: string, intent: Intent, today: string): LeftOut | undefined {
  const vocabulary = known[intent.kind];
  if (!vocabulary) return undefined;
  const direction: Direction = PAST.has(intent.kind) ? 'past' : 'future';
  const words = wordsOf(withoutTimes(text, today, direction, intent)).filter((word) => {
    const stem = stemOf(word);
    return !isStopWord(word) && !common.has(stem) && !vocabulary.has(stem);
  });
  const strays = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const turns = strays
    .map((word) => word.replaceAll("'", ''))
    .filter((word) => turning.has(stemOf(word)) && !vocabulary.has(stemOf(word)));
  const all = [...new Set([...words, ...turns])];
  if (all.length === 0) return undefined;
  const changesMeaning = turns.length > 0 || all.length > TOO_MANY;
  return { words: all.map((word) => truncate(word, 30)), changesMeaning };
}

/** The question without the days and times that the intent was made of. */
function withoutTimes(text: string, today: string, direction: Direction, intent: Intent): string {
  let rest = text;
  const periods = intent.kind === 'compare' ? 2 : 1;
  for (let left = periods; left > 0; left--) {
    const words = whenIn(rest, today, direction)?.words;
    if (words) rest = rest.replace(words, ' ');
  }
  const clock = intent.kind === 'free' ? timeIn(rest)?.words : undefined;
  return clock ? rest.replace(clock, ' ') : rest;
}

/** Numbers count as well: 'van 1' is not every van. */
const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).filter((word) => word.length > 1 || /\d/.test(word));
