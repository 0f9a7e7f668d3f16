import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import { weekdayOf } from '../periods/weekdays.js';
import { spelled } from './spelled.js';
import type { Token, WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const WANTS = new Phrases(
  everyOf(
    'want|wants|wanted|would like|need|needs',
    'to|',
    'add|get|have|do|book|throw in|',
    'on|',
  ),
);
const COSTS = new Phrases(
  everyOf(
    'so|and|',
    'whats|what is|what does|what would|what will|how much is|how much does|how much would|how much will',
    'that|it|this|one',
    'be|cost|run|',
  ),
);
const TAKES = new Phrases(
  everyOf('so|and|', 'how long', 'does|will|would|is', 'that|it|this|one', 'take|be|'),
);
const FROM_DAY = new Phrases('to|on|for|this|next');
const WHOSE = new Phrases('his|her|their|the|that|this|next|my');
const DAY = wordSet('today|tomorrow|job|appt|appointment');

/** To which job it is added changes nothing of what it costs. */
function dayAt(tokens: WordTokens): number {
  const at = tokens.findIndex((_, index) => {
    const from = index + FROM_DAY.lengthAt(tokens, index);
    const day = tokens[from + WHOSE.runAt(tokens, from)]?.word ?? '';
    return index > 0 && from > index && (DAY.has(day) || weekdayOf(day) !== undefined);
  });
  return at < 0 ? tokens.length : at;
}

const LONGEST = 5;
/** What somebody wants, told before a mark: 'she wants to add pet hair'. */
function wantedIn(text: string, told: readonly Token[]): string | undefined {
  const verb = [1, 2].find((at) => WANTS.lengthAt(told, at) > 0);
  if (verb === undefined) return undefined;
  const what = told.slice(verb + WANTS.lengthAt(told, verb));
  const isSaid = what.length > 0 && what.length <= LONGEST;
  if (!isSaid || what.some(({ word }) => /\d/.test(word))) return undefined;
  const kept = what.slice(0, dayAt(what));
  return text.slice(kept[0]?.start, kept.at(-1)?.end);
}

/** 'She wants to add pet hair, what's that cost': the question is of what is told before it. */
export function ofTold(text: string): string {
  const tokens = spelled(text);
  const asked = tokens.findIndex(
    ({ start }, at) => at > 0 && /^[,;.] /.test(text.slice(tokens[at - 1]?.end, start)),
  );
  const [isCost, isLength] = [COSTS, TAKES].map((each) => each.isAllOf(tokens.slice(asked)));
  if (asked < 0 || !(isCost || isLength)) return text;
  const what = wantedIn(text, tokens.slice(0, asked));
  if (what === undefined) return text;
  return isCost ? `how much is ${what}` : `how long does ${what} take`;
}

const MUCH = new Phrases('how much a|how much an|how much the');
const IS = new Phrases('is|are|would be|cost|costs');
/** 'How much an express is for a pickup' is asked as 'how much is an express'. */
export function direct(text: string): string {
  const tokens = spelled(text);
  const lead = MUCH.lengthAt(tokens, 0);
  const verb = lead > 0 ? IS.in(tokens, lead + 1) : undefined;
  if (!verb) return text;
  const part = (from: number, to: number) => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const end = verb.at + verb.length;
  const is = part(verb.at, end).replace(/^costs?$/i, 'is');
  return `${part(0, lead - 1)} ${is} ${part(lead - 1, verb.at)}${text.slice(tokens[end - 1]?.end)}`;
}

const [LAST, FIRST] = ['last name|surname|apellido', 'first name|nombre'];
/** The one that is said first, then the other. */
const namesSaid = (one: string, other: string) =>
  [everyOf(one, 'is|'), everyOf('and|y|', other, 'is|')].map((each) => new Phrases(each));
const LAST_FIRST = namesSaid(LAST, FIRST);
const FIRST_LAST = namesSaid(FIRST, LAST);

/** Both names, as they stand behind the words for them. */
function namesAt(
  tokens: readonly Token[],
  at: number,
  [one, other]: readonly Phrases[],
): [Token, Token] | undefined {
  const before = one?.lengthAt(tokens, at) ?? 0;
  const name = tokens[at + before];
  const between = other?.lengthAt(tokens, at + before + 1) ?? 0;
  const second = tokens[at + before + 1 + between];
  return before > 0 && between > 0 && name && second ? [name, second] : undefined;
}

/** 'Last name Keller, first name Marcus', as it is read to somebody on the phone. */
export function inFull(text: string): string {
  const tokens = spelled(text);
  for (const [at, { start }] of tokens.entries()) {
    const [last, first] = namesAt(tokens, at, LAST_FIRST) ?? [];
    const [given, family] = namesAt(tokens, at, FIRST_LAST) ?? [first, last];
    if (!given || !family) continue;
    const end = Math.max(given.end, family.end);
    return `${text.slice(0, start)}${given.raw} ${family.raw}${text.slice(end)}`;
  }
  return text;
}
