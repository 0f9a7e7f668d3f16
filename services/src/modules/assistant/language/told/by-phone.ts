import type { Token } from '../../words/tokens.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { areDays, nameIn, said, withoutEnd, type Rule } from './first-parts.js';
import {
  ASKS_TO,
  ASKS_TO_COME,
  CALLED,
  CHANGES,
  GOT,
  THEIRS,
  THEM,
  TO_BE_HERE,
  TO_BE_IN,
  TO_CHANGE,
  TO_COME,
  WANTS,
} from './first-words.js';
import { wordSet } from '../../words/word-set.js';

/** 'Ana on the phone, can she come at 10 instead', 'Ana texted can we move to Friday' */
export const asksWhether: Rule = (words) => {
  const told = words.slice(GOT.lengthAt(words, 0));
  const change = ASKS_TO.in(told, 1);
  const found = change ?? ASKS_TO_COME.in(told, 2);
  const before = found && told.slice(0, found.at);
  const name = before && nameIn(withoutEnd(before, CALLED));
  // Without how they ask it, it is asked of them: 'Ana can we move to Friday'.
  if (!found || !name || name.length === before.length) return undefined;
  const rest = told.slice(found.at + found.length);
  if (change) {
    const of = THEM.has(rest[0]?.word ?? '') || THEIRS.has(rest[0]?.word ?? '') ? 1 : 0;
    return [told[found.at + 2]?.raw ?? '', ...name, ...said(rest.slice(of))];
  }
  // 'Ana asked if she can come an hour later'
  if (LATER.has(rest.at(-1)?.word ?? '')) return ['move', ...name, ...said(rest)];
  const instead = rest.findIndex(({ word }) => word === 'instead');
  const when = rest.slice(wordSet('at|on').has(rest[0]?.word ?? '') ? 1 : 0, Math.max(0, instead));
  return areDays(when) ? ['move', ...name, 'to', ...said(when)] : undefined;
};

const LATER = wordSet('later|earlier|sooner');
const NOT = wordSet('not|no');
const AN = wordSet('an|a|another|his|her|their|the');
const LONGEST_DAYS = 3;
/** Behind what is wanted it says when. */
const saysDays = (words: readonly Token[]) =>
  words.some((_, at) =>
    [1, 2, LONGEST_DAYS].some((length) => at > 1 && areDays(words.slice(at, at + length))),
  );
const TO_ADD = new Phrases('to add|to add on|to also get|to also add|to throw in|to include');
const OTHER_TIME = new Phrases(
  everyOf('a|an|another', 'later|earlier|different|new', 'time|day|slot'),
  'later|earlier|sooner|a later|an earlier',
  'another time|another day|another slot',
);

/** 'Squeeze Ana in Friday instead of Wednesday': from when she has to when. */
function movedInstead(words: readonly Token[]): string[] | undefined {
  const at = words.findIndex(({ word }) => word === 'instead');
  const was = words[at + 1]?.word === 'of' ? words.slice(at + 2) : [];
  const on = words.findIndex(({ word }) => wordSet('in|on|for|at').has(word));
  const name =
    on > 0 && on < at && !isAny(words[0]?.word ?? '') ? nameIn(words.slice(0, on)) : undefined;
  const then = words.slice(on + 1, at);
  const isWhen = name !== undefined && areDays(then) && areDays(was);
  return isWhen ? ['move', ...name, ...said(was), 'to', ...said(then)] : undefined;
}

const FITS = wordSet('get|fit|squeeze|book|have|do');
const ON = wordSet('on|at|to');
/** 'Can we get Ana in for a wash Friday at 2' */
export const fits: Rule = ([can, who, verb, ...words]) => {
  const isAsked =
    wordSet('can|could').has(can?.word ?? '') &&
    wordSet('we|i|you|u').has(who?.word ?? '') &&
    FITS.has(verb?.word ?? '');
  const on = isAsked && verb?.word === 'do' ? words.findIndex(({ word }) => ON.has(word)) : -1;
  const own = on > 0 && words.at(-1)?.word === 'instead' ? nameIn(words.slice(0, on)) : undefined;
  // 'Can we do Ana on Friday instead'
  if (own && areDays(words.slice(on + 1, -1)))
    return ['move', ...own, 'to', ...said(words.slice(on + 1, -1))];
  const moved = isAsked ? movedInstead(words) : undefined;
  if (moved) return moved;
  const at =
    isAsked && verb?.word !== 'do'
      ? words.findIndex(({ word }) => wordSet('in|for').has(word))
      : -1;
  const name = at > 0 && !isAny(words[0]?.word ?? '') ? nameIn(words.slice(0, at)) : undefined;
  const rest = words.slice(words[at]?.word === 'in' ? at + 1 : at);
  return name && rest.length > 0 ? ['book', ...name, ...said(rest)] : undefined;
};
const ANY = wordSet('a|an|one|another|any|some|more|two|three|him|her|them|it');
const isAny = (word: string) => ANY.has(word) || /^\d+$/.test(word);

const HAVE = new Phrases('have|take|get|grab|do|come at|be in at|be here at');
const SLOT = new Phrases(
  'the|my|our|that|at|on|oclock|slot|spot|opening|one|appointment|then|please',
);
/** 'Can Ana have the 2 oclock on Tuesday' */
export const takesSlot: Rule = ([can, ...words]) => {
  const found = wordSet('can|could').has(can?.word ?? '') ? HAVE.in(words, 1) : undefined;
  const who = found && words.slice(0, found.at);
  const name = who && !NOBODY.has(who[0]?.word ?? '') ? nameIn(who) : undefined;
  const rest = found ? words.slice(found.at + found.length) : [];
  const when = rest.filter((_, at) => SLOT.lengthAt(rest, at) === 0);
  return name && rest.length > when.length && areDays(when)
    ? ['book', ...name, 'at', ...said(when)]
    : undefined;
};

/** 'At 1 instead of 8': what it is now says no more. */
function withoutInsteadOf(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }) => word === 'instead');
  const isNow = at > 0 && words[at + 1]?.word === 'of' && areDays(words.slice(at + 2));
  return isNow ? words.slice(0, at + 1) : words;
}

const SAME_TIME = new Phrases(everyOf('|at', '|the', 'same', 'time|hour'));
/** What is not said of the hour stays. */
const withoutSameTime = (words: readonly Token[]) => {
  const found = SAME_TIME.in(words, 1);
  return found ? [...words.slice(0, found.at), ...words.slice(found.at + found.length)] : words;
};

const NOBODY = wordSet('i|we|you|u|he|she|they|it|anybody|anyone|somebody|someone');
/** 'Can Ana come in an hour later', 'can Ana switch Friday to the afternoon' */
export const later: Rule = ([can, ...words]) => {
  const isAsked = wordSet('can|could').has(can?.word ?? '');
  const found = isAsked ? TO_BE_HERE.in(words, 1) : undefined;
  const change = isAsked ? CHANGES.in(words, 1) : undefined;
  const who = change && words.slice(0, change.at);
  const moved = who && !NOBODY.has(who[0]?.word ?? '') ? nameIn(who) : undefined;
  const where = change ? words.slice(change.at + change.length) : [];
  if (change && moved && where.some(({ word }) => word === 'to'))
    return [...said(words.slice(change.at, change.at + change.length)), ...moved, ...said(where)];
  const name = found && nameIn(words.slice(0, found.at));
  const rest = withoutInsteadOf(found ? words.slice(found.at + found.length) : []);
  if (name && rest.some(({ word }) => wordSet('later|earlier|sooner').has(word)))
    return ['move', ...name, ...said(rest)];
  // 'Can Ana come in at 10 instead on Friday'
  const other = withoutSameTime(rest).filter(
    ({ word }, at) => word !== 'instead' && !(at > 0 && word === 'on'),
  );
  const when = other.slice(wordSet('at|on').has(other[0]?.word ?? '') ? 1 : 0);
  return name && other.length < rest.length && areDays(when)
    ? ['move', ...name, 'to', ...said(when)]
    : undefined;
};

/** What is wanted instead of something that is no time, and on which days. */
function otherService(rest: readonly Token[]): string[] | undefined {
  const at = rest.findIndex(({ word }) => word === 'instead');
  const old = rest.slice(at + 2);
  const isOther = at > 0 && rest[at + 1]?.word === 'of' && AN.has(rest[0]?.word ?? '');
  if (!isOther || areDays(old)) return undefined;
  const days = old.findIndex((_, from) => from > 0 && areDays(old.slice(from)));
  return [...said(rest.slice(0, at + 1)), ...(days > 0 ? said(old.slice(days)) : [])];
}

/** 'Ana called and wants to push back to Friday', 'Ana wants in on Friday', 'Ana wants 9 instead of 8' */
export const wants: Rule = (told) => {
  // 'Got a lady on the phone wants …' names nobody.
  const words = told.slice(GOT.lengthAt(told, 0));
  const found = WANTS.in(words, 1);
  const name = found && nameIn(withoutEnd(words.slice(0, found.at), CALLED));
  if (!found || !name) return undefined;
  const rest = words.slice(found.at + found.length);
  const change = TO_CHANGE.lengthAt(rest, 0);
  if (change > 0) {
    const of = THEIRS.has(rest[change]?.word ?? '') ? change + 1 : change;
    return [...said(rest.slice(1, change)), ...name, ...said(rest.slice(of))];
  }
  // 'Ana wants a full instead of an interior tomorrow': another service, and no other booking.
  const changed = otherService(rest);
  if (changed) return ['make', ...name, ...changed];
  // 'Ana wants to add an interior'
  const add = TO_ADD.lengthAt(rest, 0);
  if (add > 0 && rest.length > add) return ['add', ...said(rest.slice(add)), 'to', ...name];
  const instead = rest.findIndex(({ word }) => word === 'instead');
  // 'The 11th not the 4th': what it is now is no more of it.
  const not = rest.findIndex(({ word }, at) => at > 0 && NOT.has(word));
  const end = instead >= 0 ? instead : not >= 0 && areDays(rest.slice(not + 1)) ? not : 0;
  const then = rest.slice(TO_COME.lengthAt(rest, 0), end);
  if (areDays(then)) return ['move', ...name, 'to', ...said(then)];
  // 'Ana needs to come an hour later'
  const come = TO_COME.lengthAt(rest, 0);
  if (come > 0 && LATER.has(rest.at(-1)?.word ?? ''))
    return ['move', ...name, ...said(rest.slice(come))];
  // 'Ana wants a wash Thursday at 4'
  // 'Ana asked for a later time Friday'
  const other = OTHER_TIME.lengthAt(rest, 0);
  // The day is that of the job: to when it is moved is asked.
  const days = rest.slice(other);
  const way = said(rest.slice(0, other).filter(({ word }) => LATER.has(word)));
  const when = way.length > 0 ? [...way, ...said(days)] : [];
  if (other > 0) return days.length === 0 || areDays(days) ? ['move', ...name, ...when] : undefined;
  if (AN.has(rest[0]?.word ?? '') && saysDays(rest)) return ['book', ...name, 'for', ...said(rest)];
  const inside = TO_BE_IN.lengthAt(rest, 0);
  const isIn = inside > 0 && rest.length > inside;
  return isIn ? ['book', ...name, ...said(rest.slice(inside))] : undefined;
};
