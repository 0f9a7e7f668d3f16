import { everyOf } from '../../words/every-of.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';
import { areDays, said, type Rule } from './first-parts.js';
import { BECAUSE, CHANGES, ILL, INSTEAD, OURS, SAYING, THEY } from './first-words.js';

const JOINS = new Phrases('and|n|then|offer|give', 'y');
/** 'Hes sick' is as much as 'he is sick'. */
const IS_SO = wordSet('hes|shes|theyre');

/** 'Cancel Ana, her car broke down': nothing of days, and nothing else to do. */
function behindWhy(words: readonly Token[]): number {
  const at = words.findIndex(({ word }, index) => index > 1 && THEY.has(word));
  const why = words.slice(at);
  const isWhy =
    at > 0 &&
    // 'Cancel Ana if she is sick' depends on it.
    !DEPENDS.has(words[at - 1]?.word ?? '') &&
    // 'Her' behind another verb is whose it is done with: 'and offer her spot'.
    !JOINS.in(words.slice(0, at), 1) &&
    why.length > (IS_SO.has(why[0]?.word ?? '') ? 1 : 2) &&
    // What is to be said to them is no reason.
    SAYING.in(words, 1) === undefined &&
    !why.some(saysMore);
  return isWhy ? at : -1;
}
const DEPENDS = wordSet('if|unless|once|until|till|when|whenever|while|before|after|than|that|si');
const saysMore = (each: Token) =>
  INSTEAD.has(each.word) || (each.word !== 'the' && areDays([each]));

/** What of ours it is that is not as it should be, and what it did. */
const WHAT = new Phrases(
  everyOf(
    '|the|my|our|that|el|la|mi|nuestra|nuestro',
    'truck|van|vans|van 1|van 2|van 3|bay|rig|trailer|car|generator|pressure washer|washer|extractor|polisher|vacuum|compressor|machine|water|power|electricity|internet|heat|heater|shop|roof|battery|engine|pump|tank|water tank|kid|kids|son|daughter|baby|wife|husband|mom|dad|back|helper|guy|crew|tech|weather|road|roads|camioneta|troca|luz|agua|maquina',
  ),
);
const FAILED = new Phrases(
  everyOf(
    '|just|has|had|has just',
    'broke|broke down|broken|broken down|died|quit|crashed|blew|blew up|blew out|went out|went down|gave out|overheated|stopped|stopped working|got stolen|stolen|leaked|froze|flooded|failed|called out|called in sick|called off|no showed|threw up|got sick|got hurt',
  ),
  everyOf(
    'is|are|was|isnt|is not|wont|will not|wouldnt|is still|got|has|has a|needs|has to|had to',
    'down|out|dead|broken|broke|broke down|broken down|flat|stuck|sick|ill|hurt|icy|bad|terrible|awful|off|frozen|flooded|closed|stolen|leaking|working|running|starting|start|run|in the shop|at the shop|at the mechanic|at the mechanics|in the hospital|in hospital|flat tire|a flat|a flat tire|tires|new tires|repairs|fever|a fever|the flu|flu|covid|home',
  ),
  everyOf('|se|esta|no', 'descompuso|murio|rompio|descompuesta|descompuesto|funciona|arranca|hay'),
);
/** 'The truck broke down', 'im sick': how many words say what is wrong with us; 0 where none do. */
function oursAt(words: readonly Token[], at: number): number {
  const ours = OURS.lengthAt(words, at);
  const ill = ours > 0 ? ILL.lengthAt(words, at + ours) : 0;
  if (ill > 0) return ours + ill;
  const what = WHAT.lengthAt(words, at);
  const failed = what > 0 ? FAILED.lengthAt(words, at + what) : 0;
  return failed > 0 ? what + failed : 0;
}

const OF_US = wordSet('it|its|im|i|we|were|my|our|the|theres|there|no|mi|la|el|hay|esta|va');
/** 'Because it might rain': of nobody who has a name. */
const isCauseAt = (words: readonly Token[], at: number, start: number) =>
  start > at && words.length > start + 1 && OF_US.has(words[start]?.word ?? '');
const LATELY = new Phrases('today|again|now|right now|this morning|all day|on me|on us');
function behindOurs(words: readonly Token[]): number {
  return words.findIndex((_, at) => {
    const start = at + BECAUSE.lengthAt(words, at);
    const length = at > 1 ? oursAt(words, start) : 0;
    const end = start + length;
    if (at > 1 && isCauseAt(words, at, start) && !words.slice(start).some(saysMore)) return true;
    return length > 0 && end + LATELY.runAt(words, end) === words.length;
  });
}

/** 'Cancel Saturday': of us nobody can come, and so it is all of it. */
function allOf(words: readonly Token[]): string[] {
  const head = CHANGES.lengthAt(words, 0);
  const isOff = OFF.has(words[0]?.word ?? '') && areDays(words.slice(head));
  return isOff
    ? [...said(words.slice(0, head)), 'everything', ...said(words.slice(head))]
    : said(words);
}
const OFF = wordSet('cancel|cxl|call|clear|scratch');

/** 'Cancel everything tomorrow, the van is down': why is no part of what is to be done. */
export const withoutReason: Rule = (words) => {
  if (CHANGES.lengthAt(words, 0) === 0) return undefined;
  const [ours, theirs] = [behindOurs(words), behindWhy(words)];
  // 'His car broke down' is none of ours.
  const isOurs = ours >= 0 && (theirs < 0 || ours < theirs);
  const why = isOurs ? ours : theirs;
  if (why < 0) return undefined;
  const isCause = BECAUSE.lengthAt(words, why - 1) > 0;
  const act = words.slice(0, isCause ? why - 1 : why);
  return isOurs ? allOf(act) : said(act);
};
