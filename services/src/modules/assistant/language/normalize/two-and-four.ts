import { isMonthName } from '../periods/months.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** What nothing is counted of, and no clock stands before. */
const ONE_THING = wordSet(
  'a|an|the|my|our|his|her|him|me|us|them|this|next|last|everyone|everybody',
);
const DAYS = wordSet('today|tomorrow|tonight|tmrw');
const COUNTED = wordSet(
  'jobs|appointments|appts|bookings|revenue|sales|money|total|numbers|schedule|calendar|books|cars|openings|slots|room|space|booked|scheduled',
);
const ASKS = wordSet('what|whats|who|whos|how|hows|which|when|any|anything');
const OF_CLOCK = wordSet(
  'at|by|until|till|before|after|around|past|to|than|over|under|or|and|last|next|first|top|the|least|most|from',
);
const LEADS_TO = wordSet(
  'need|needs|want|wants|going|have|has|gotta|try|trying|able|how|way|forgot|ready|supposed|time|got|used|like',
);
const ACTS = wordSet(
  'do|get|go|be|call|text|see|know|make|move|pay|book|clean|wash|come|ask|add|find|send|tell|change|set|start|finish|remove|use|check|cancel|charge|schedule|remind',
);
const LOST = wordSet('lost|lose|losing|due|thanks|compared');
const TO_WHAT = wordSet('no|noshows|cancellations|cancelations|cancels|last|this|rain');

/** 'Text Kevin 2 ask if he can come' */
const TELLS = wordSet('text|message|msg|email|call|write|send');
const SAYS = wordSet('ask|say|tell|remind|let|confirm|thank');
/** 'Can we do 4 a day' is so many of each. */
const EACH = wordSet('day|week|month|year|hour|piece|pop|car|time');

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? '';

function isFor(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  // 'Tues 4 a wash' says the hour.
  const isAfterDay = DAYS.has(before) || weekdayOf(before) !== undefined || isMonthName(before);
  if (at === 0 || OF_CLOCK.has(before) || isAfterDay) return false;
  if (ONE_THING.has(next)) return !EACH.has(wordAt(tokens, at + 2));
  const isDay = DAYS.has(next) || weekdayOf(next) !== undefined || isMonthName(next);
  return isDay && COUNTED.has(before) && ASKS.has(wordAt(tokens, 0));
}

function isTo(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  if (LEADS_TO.has(before) && ACTS.has(next)) return true;
  if (TELLS.has(wordAt(tokens, 0)) && SAYS.has(next)) return true;
  const isOfMoney = tokens.some(({ word }) => wordSet('much|money|revenue|dollars').has(word));
  return isOfMoney && LOST.has(before) && TO_WHAT.has(next);
}

/** 'An opening 4 a ceramic', 'how much lost 2 no shows': a figure that is typed for how it sounds. */
export const withTwoAndFour = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    if (token.word === '4' && isFor(tokens, at)) return { ...token, word: 'for' };
    return token.word === '2' && isTo(tokens, at) ? { ...token, word: 'to' } : token;
  });
