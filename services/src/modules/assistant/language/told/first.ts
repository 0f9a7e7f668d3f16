import { tokensOf, type Token } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';
import { asksWhether, fits, later, takesSlot, wants } from './by-phone.js';
import { lateThenTell, madeLater } from './late.js';
import { withoutReason } from './reason.js';
import { areDays, isSaying, nameIn, said, withoutEnd, type Rule } from './first-parts.js';
import {
  ANOTHER,
  CALLED,
  CALLED_OFF,
  CHANGES,
  DONE,
  GOT,
  ILL,
  INSTEAD_ON,
  JUST,
  NAMED,
  NOT_COMING,
  NOT_COMING_ES,
  NOT_HERE,
  OFF,
  OFF_THE_LIST,
  OURS,
  POLITE,
  REASONS,
  SAID_YES,
  THEM,
  TO_DO,
  TO_PUT,
  TO_TAKE_OFF,
  TO_WRITE,
} from './first-words.js';
import { canTheyInstead, theyAreOff } from './of-them.js';
import { wordSet } from '../../words/word-set.js';

/** Where the first of these stands behind a name. */
function behindName(words: readonly Token[], phrases: Phrases) {
  const found = phrases.in(words, 1);
  const name = found && nameIn(withoutEnd(withoutEnd(words.slice(0, found.at), JUST), CALLED));
  if (!found || !name) return undefined;
  const rest = words.slice(found.at + found.length);
  return { name, rest: rest.slice(JUST.runAt(rest, 0)) };
}

/** 'Im sick tmrw cancel everybody': why, and on which days, comes first. */
const illThenAct: Rule = (words) => {
  const ours = OURS.lengthAt(words, 0);
  const ill = ours > 0 ? ours + ILL.lengthAt(words, ours) : 0;
  const at = words.findIndex((_, index) => index > ill && CHANGES.lengthAt(words, index) > 0);
  if (ill === ours || at < 0) return undefined;
  const days = withoutEnd(words.slice(ill, at), POLITE);
  const act = words.slice(at);
  const isOfThose = areDays(days) && !act.some((each) => areDays([each]));
  return isOfThose ? [...said(act), ...said(days)] : undefined;
};

/** 'Ana can't make it tomorrow, move her to Friday', 'Ana is here, start her', 'Ana showed up, mark her done' */
const reasonThenAct: Rule = (words) => {
  const told = behindName(words.slice(GOT.lengthAt(words, 0)), REASONS);
  if (!told) return undefined;
  const { name, rest } = told;
  const isAct = (index: number) => actAt(rest, index) ?? otherwiseAt(rest, index);
  const at = rest.findIndex((_, index) => isAct(index) !== undefined);
  const act = isAct(at) ?? offered(rest);
  if (act && at < 0) return [...act.head, ...name, ...act.tail];
  const days = withoutEnd(rest.slice(0, Math.max(0, at)), POLITE);
  const plain = POLITE.runAt(days, 0) === days.length ? [] : days;
  const of = said(plain);
  // 'Tomorrow' is when it is now, and not to when it goes.
  if (act?.isElsewhen && of.length > 0)
    return [...act.head, ...name, ...act.tail, 'instead', 'of', ...of];
  return act && [...act.head, ...name, ...of, ...act.tail];
};

/** 'Ana didn't show on the 10th, send her the no-show message': what is sent is an occasion. */
const missedThenWrite: Rule = (words) => {
  const told = behindName(words, NOT_HERE);
  const at = told?.rest.findIndex((_, index) => TO_WRITE.lengthAt(told.rest, index) > 0) ?? -1;
  const [head, them, ...rest] = told?.rest.slice(Math.max(0, at)) ?? [];
  const isNamed = THEM.has(them?.word ?? '') && NAMED.has(rest[0]?.word ?? '');
  return told && head && at >= 0 && isNamed ? [head.raw, ...told.name, ...said(rest)] : undefined;
};

/** 'What about Monday, same time' */
function offered(words: readonly Token[]): Act | undefined {
  // 'Can't do Tuesday, Wednesday instead'
  const [now, then] = [words.slice(0, 1), words.slice(1, -1)];
  if (words.at(-1)?.word === 'instead' && areDays(now) && areDays(then))
    return { head: ['move'], tail: [...said(now), 'to', ...said(then)] };
  const found = INSTEAD_ON.in(words);
  const days = found ? words.slice(found.at + found.length) : [];
  const at = days.findIndex(({ word }) => word === 'same' || word === 'instead');
  const own = at < 0 ? days : days.slice(0, at);
  // 'Can't do the 8th, do the 9th': from when is said as well.
  const lead = words.slice(0, found?.at);
  const from = areDays(lead) ? said(lead) : [];
  return areDays(own) ? { head: ['move'], tail: [...from, 'to', ...said(own)] } : undefined;
}

interface Act {
  head: string[];
  tail: string[];
  /** On the day that was just named it is not to be. */
  isElsewhen?: true;
}

/** What is to be done of them, from here to the end. */
function actAt(words: readonly Token[], at: number): Act | undefined {
  const made = at < 0 ? 0 : MAKE_IT.lengthAt(words, at);
  const then = words.slice(at + made);
  if (made > 0 && areDays(then)) return { head: ['move'], tail: ['to', ...said(then)] };
  const isMark = words[at]?.word === 'mark';
  const off = TO_TAKE_OFF.lengthAt(words, at);
  const length = isMark ? 1 : Math.max(off, TO_DO.lengthAt(words, at));
  const isThem = THEM.has(words[at + length]?.word ?? '');
  if (at < 0 || length === 0) return undefined;
  const own = isThem || isMark || off > 0 ? undefined : bareAct(words.slice(at + length));
  if (own) return { head: said(words.slice(at, at + length)), tail: own };
  if (!isThem) return undefined;
  const rest = words.slice(at + length + 1);
  if (isMark) {
    const as = rest[0]?.word === 'as' ? rest.slice(1) : rest;
    return as.length > 0 ? { head: ['mark'], tail: ['as', ...said(as)] } : undefined;
  }
  const isListed = OFF_THE_LIST.runAt(rest, 0) === rest.length;
  if (off > 0) return isListed ? { head: ['cancel'], tail: [] } : undefined;
  return { head: said(words.slice(at, at + length)), tail: isListed ? [] : said(rest) };
}

const IDLE = wordSet('in|down|back|up|on|for|to');
/** 'Find her another time', 'put him on the 9th': what they have is moved. */
function otherwiseAt(words: readonly Token[], at: number): Act | undefined {
  const length = at < 0 ? 0 : TO_PUT.lengthAt(words, at);
  const rest = words.slice(at + length + 1);
  if (length === 0 || !THEM.has(words[at + length]?.word ?? '')) return undefined;
  const other = ANOTHER.lengthAt(rest, 0);
  const days = rest.slice(other);
  const end = days.at(-1)?.word === 'instead' ? days.slice(0, -1) : days;
  const from = end.findIndex(({ word }) => !IDLE.has(word));
  const own = from < 0 ? [] : end.slice(from);
  if (other > 0 && (own.length === 0 || areDays(own)))
    return { head: ['find'], tail: ['another', 'day', ...said(own)], isElsewhen: true };
  return other === 0 && areDays(own) ? { head: ['move'], tail: ['to', ...said(own)] } : undefined;
}

/** 'Move to Monday', 'cancel', 'cancel Saturday': of whoever was just named. */
const bareAct = (words: readonly Token[]): string[] | undefined => {
  const isAll = words.length === 0 || words[0]?.word === 'to' || areDays(words);
  return isAll ? said(words) : undefined;
};

const MAKE_IT = new Phrases('make it|make that|lets make it|lets do');

/** 'Ana ya no viene el viernes' */
const offInSpanish: Rule = (words, isAsked) => {
  const told = isAsked ? undefined : behindName(words, NOT_COMING_ES);
  if (!told) return undefined;
  const move = told.rest.findIndex(({ word }) => MOVE_ES.has(word));
  if (move >= 0) {
    const from = said(told.rest.slice(0, move));
    const of = from.length > 0 ? ['de', ...from] : [];
    return ['mueve', 'a', ...told.name, ...of, ...said(told.rest.slice(move + 1))];
  }
  const days = told.rest.filter(({ word }) => !CANCEL_ES.has(word));
  return days.length <= MOST_DAYS ? ['cancela', 'a', ...told.name, ...said(days)] : undefined;
};
const MOST_DAYS = 3;
/** What is to be done with it, behind the news. */
const CANCEL_ES = wordSet('cancelalo|cancelala|cancelale|quitalo|quitala|borralo|borrala');
const MOVE_ES = wordSet('muevelo|muevela|pasalo|pasala|cambialo|cambiala');

const ANYMORE = new Phrases('anymore|any more|after all|now|sadly|unfortunately');
/** 'Ana bailed on Monday', 'Ana cancelled': it is to be called off. */
const offOnDay: Rule = (words, isAsked) => {
  if (isAsked) return undefined;
  const bare = behindName(words, CALLED_OFF);
  if (bare?.rest.length === 0) return ['cancel', ...bare.name];
  const told = behindName(words, OFF);
  // 'Ana isnt coming'; who 'is out' may come another day.
  const isOff = told?.rest.length === 0 && NOT_COMING.in(words) !== undefined;
  if (isOff) return ['cancel', ...told.name];
  if (told?.rest.length === 1 && ANYMORE.isAllOf(told.rest)) return ['cancel', ...told.name];
  const days = told && withoutEnd(withoutLead(told.rest), ANYMORE);
  return days && areDays(days) ? ['cancel', ...told.name, ...said(days)] : undefined;
};
const withoutLead = (words: readonly Token[]) =>
  wordSet('on|for').has(words[0]?.word ?? '') ? words.slice(1) : words;

const MARKS = wordSet('mark|put|set|log|flag|change|tag|marca|pon');
/** 'Ana confirmed for Friday' */
const saidYes: Rule = (words, isAsked) => {
  // 'Mark Ana as confirmed' is a request already.
  const isToMark = MARKS.has(words[POLITE.runAt(words, 0)]?.word ?? '');
  const told = isAsked || isToMark ? undefined : behindName(words, SAID_YES);
  const isAll = told && (told.rest.length === 0 || areDays(withoutLead(told.rest)));
  return isAll ? ['confirm', ...told.name, ...said(told.rest)] : undefined;
};

/** 'Ana is done' */
const isDone: Rule = (words, isAsked) => {
  const told = isAsked ? undefined : behindName(words, DONE);
  return told?.rest.length === 0 ? ['mark', ...told.name, 'done'] : undefined;
};

const RULES: readonly Rule[] = [
  theyAreOff,
  canTheyInstead,
  fits,
  later,
  takesSlot,
  withoutReason,
  illThenAct,
  lateThenTell,
  madeLater,
  missedThenWrite,
  reasonThenAct,
  asksWhether,
  wants,
  isDone,
  saidYes,
  offOnDay,
  offInSpanish,
];

/** 'Derek cant make it tomorrow, cancel him' is 'cancel Derek tomorrow', and so is 'Derek wants to cancel tomorrow'; all else is as it was. */
export function withWhoFirst(text: string): string {
  const words = tokensOf(text);
  if (isSaying(words)) return text;
  const isAsked = text.trimEnd().endsWith('?');
  for (const rule of RULES) {
    const turned = rule(words, isAsked);
    if (turned) return turned.join(' ');
  }
  return text;
}
