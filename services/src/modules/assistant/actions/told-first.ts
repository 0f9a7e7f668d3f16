import { spelledOut } from '../language/phone-words.js';
import { periodAt } from '../language/periods/index.js';
import { timeAt } from '../language/times.js';
import { tokensOf, type Token } from '../language/tokens.js';
import { Phrases } from './phrases.js';

/** What is to be said to somebody is not to be done. */
const SAYING = new Phrases(
  'let|tell|text|txt|message|msg|email|e mail|ask|write|say|send|remind|call|dile|digale|manda|mandale|escribe|avisa',
);
const POLITE = new Phrases('please|pls|can you|could you|and|so');

/** None of these begins somebody's name. */
const NO_NAME = new Set(
  'who which how what when did does do is are has have can i we job jobs customer customers client clients people any all no not show list everyone everybody everything nobody somebody someone cancel move book the'.split(
    ' ',
  ),
);
const LONGEST_NAME = 5;

/** Why somebody is not there, or that they are: what is to be done about it stands behind. */
const NOT_COMING =
  'bailed|backed out|dropped out|isnt coming|is not coming|cant come|cannot come|can not come|cant make it|cannot make it|can not make it|wont make it|wont be coming|wont come';
const OFF = new Phrases(NOT_COMING);
const REASONS = new Phrases(
  NOT_COMING,
  'cancelled|canceled|called off|is out|is sick|got sick|is out sick|has an emergency|had an emergency|cant be here|cant do|cannot do|can not do|wont do|isnt able to come|is not able to come|isnt able to make it|is not able to make it',
  'showed up|is done|is finished|is ready|is here|just got here|got here|arrived|came in|came|never showed|never showed up|didnt show|didnt show up',
);
const SAID_YES = new Phrases('confirmed|said yes|texted back yes|is confirmed');
const JUST = new Phrases('just|has|on me|on us');

const THEM = /^(?:him|her|them|it|that)$/;
const TO_TAKE_OFF = new Phrases('take|pull|drop|remove|scratch|delete');
const TO_DO = new Phrases('cancel|move|reschedule|push back|push|start|finish|complete|close out');
const OFF_THE_LIST = new Phrases('off|out|from|the|my|schedule|calendar|book|books|list|please');

const WANTS = new Phrases(
  'want|wants|wanted|need|needs|would like|ask|asks|asked|is asking|has|had|prefers|would prefer|asked for|is asking for',
);
const CALLED = new Phrases('just|called|texted|emailed|wrote|rang|in|and|to say|he|she|they|has');
const TO_CHANGE = new Phrases(
  'to cancel|to move|to reschedule|to push back|to push|to bump|to change|to switch',
);
const THEIRS = /^(?:his|her|their|the|it|him|them)$/;
const TO_BE_IN = new Phrases(
  'in on|in|to come in on|to come in|to get in on|to get in|to be squeezed in|to be fit in',
);
const TO_COME = new Phrases('to come in at|to come in|to come at|to come|at|on');

const CHANGES = new Phrases('cancel|move|reschedule|push|clear');
const BECAUSE = new Phrases('because|cause|cuz|since|bc');
const OURS = new Phrases('im|i am|were|we are|the van is|van 1 is|van 2 is|van 3 is');
const ILL = new Phrases('sick|ill|not feeling well|hurt|out|down|broken down|in the shop|closed');

/** What was typed of these words. */
const said = (words: readonly Token[]) => words.map(({ raw }) => raw);

/** 'Text Ana that', 'please ask her' */
const isSaying = (words: readonly Token[]) => SAYING.lengthAt(words, POLITE.runAt(words, 0)) > 0;

/** Somebody's name, and nothing else, before what is told of them. */
function nameIn(words: readonly Token[]): string[] | undefined {
  const isName =
    words.length > 0 && words.length <= LONGEST_NAME && !NO_NAME.has(words[0]?.word ?? '');
  return isName ? said(words) : undefined;
}

/** How many words here say when: an hour needs no 'at' between days. */
function lengthOfWhen(words: readonly string[], at: number): number {
  if (words[at] === 'the') return 1;
  const time = timeAt(['at', ...words.slice(at)], 0);
  return periodAt(words, at)?.length ?? timeAt(words, at)?.length ?? (time ? time.length - 1 : 0);
}

/** Days or hours, and nothing else: '(this) Friday at 9', 'the 7th'. */
function areDays(words: readonly Token[]): boolean {
  const all = ['on', ...words.flatMap(({ word }) => spelledOut(word, undefined))];
  if (all.length < 2 || /^(?:last|yesterday)$/.test(all[1] ?? '')) return false;
  let at = 1;
  for (let length = 1; length > 0 && at < all.length; at += length) length = lengthOfWhen(all, at);
  return at === all.length;
}

/** Where the first of these stands behind a name. */
function behindName(words: readonly Token[], phrases: Phrases) {
  const found = phrases.in(words, 1);
  const name = found && nameIn(withoutEnd(words.slice(0, found.at), JUST));
  if (!found || !name) return undefined;
  const rest = words.slice(found.at + found.length);
  return { name, rest: rest.slice(JUST.runAt(rest, 0)) };
}

/** 'Ana just': the words behind the name that say nothing. */
function withoutEnd(words: readonly Token[], idle: Phrases): readonly Token[] {
  const end = words.findIndex((_, at) => at > 0 && idle.runAt(words, at) === words.length - at);
  return end < 0 ? words : words.slice(0, end);
}

type Rule = (words: readonly Token[], isAsked: boolean) => string[] | undefined;

/** 'Cancel everything tomorrow, the van is down': why is no part of what is to be done. */
const withoutReason: Rule = (words) => {
  if (CHANGES.lengthAt(words, 0) === 0) return undefined;
  const end = words.findIndex((_, at) => {
    const start = at + BECAUSE.lengthAt(words, at);
    const length = at > 1 ? OURS.lengthAt(words, start) : 0;
    return length > 0 && start + length + ILL.lengthAt(words, start + length) === words.length;
  });
  return end < 0 ? undefined : said(words.slice(0, end));
};

/** 'Ana can't make it tomorrow, move her to Friday', 'Ana is here, start her', 'Ana showed up, mark her done' */
const reasonThenAct: Rule = (words) => {
  const told = behindName(words, REASONS);
  if (!told) return undefined;
  const { name, rest } = told;
  const at = rest.findIndex((_, index) => actAt(rest, index) !== undefined);
  const act = actAt(rest, at);
  const days = withoutEnd(rest.slice(0, Math.max(0, at)), POLITE);
  const plain = POLITE.runAt(days, 0) === days.length ? [] : days;
  return act && [...act.head, ...name, ...said(plain), ...act.tail];
};

/** What is to be done of them, from here to the end. */
function actAt(
  words: readonly Token[],
  at: number,
): { head: string[]; tail: string[] } | undefined {
  const isMark = words[at]?.word === 'mark';
  const off = TO_TAKE_OFF.lengthAt(words, at);
  const length = isMark ? 1 : Math.max(off, TO_DO.lengthAt(words, at));
  const rest = words.slice(at + length + 1);
  if (at < 0 || length === 0 || !THEM.test(words[at + length]?.word ?? '')) return undefined;
  if (isMark) {
    const as = rest[0]?.word === 'as' ? rest.slice(1) : rest;
    return as.length > 0 ? { head: ['mark'], tail: ['as', ...said(as)] } : undefined;
  }
  const isListed = OFF_THE_LIST.runAt(rest, 0) === rest.length;
  if (off > 0) return isListed ? { head: ['cancel'], tail: [] } : undefined;
  return { head: said(words.slice(at, at + length)), tail: isListed ? [] : said(rest) };
}

/** 'Ana bailed on Monday': of a day to come, it is to be called off. */
const offOnDay: Rule = (words, isAsked) => {
  const told = isAsked ? undefined : behindName(words, OFF);
  const days = told && withoutLead(told.rest);
  return days && areDays(days) ? ['cancel', ...told.name, ...said(days)] : undefined;
};
const withoutLead = (words: readonly Token[]) =>
  /^(?:on|for)$/.test(words[0]?.word ?? '') ? words.slice(1) : words;

const MARKS = /^(?:mark|put|set|log|flag|change|tag|marca|pon)$/;
/** 'Ana confirmed for Friday' */
const saidYes: Rule = (words, isAsked) => {
  // 'Mark Ana as confirmed' is a request already.
  const isToMark = MARKS.test(words[0]?.word ?? '');
  const told = isAsked || isToMark ? undefined : behindName(words, SAID_YES);
  const isAll = told && (told.rest.length === 0 || areDays(withoutLead(told.rest)));
  return isAll ? ['confirm', ...told.name, ...said(told.rest)] : undefined;
};

/** 'Ana called and wants to push back to Friday', 'Ana wants in on Friday', 'Ana wants 9 instead of 8' */
const wants: Rule = (words) => {
  const found = WANTS.in(words, 1);
  const name = found && nameIn(withoutEnd(words.slice(0, found.at), CALLED));
  if (!found || !name) return undefined;
  const rest = words.slice(found.at + found.length);
  const change = TO_CHANGE.lengthAt(rest, 0);
  if (change > 0) {
    const of = THEIRS.test(rest[change]?.word ?? '') ? change + 1 : change;
    return [...said(rest.slice(1, change)), ...name, ...said(rest.slice(of))];
  }
  const instead = rest.findIndex(({ word }) => word === 'instead');
  const when = rest.slice(TO_COME.lengthAt(rest, 0), Math.max(0, instead));
  if (areDays(when)) return ['move', ...name, 'to', ...said(when)];
  const inside = TO_BE_IN.lengthAt(rest, 0);
  const isIn = inside > 0 && rest.length > inside;
  return isIn ? ['book', ...name, ...said(rest.slice(inside))] : undefined;
};

const RULES: readonly Rule[] = [withoutReason, reasonThenAct, wants, saidYes, offOnDay];

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
