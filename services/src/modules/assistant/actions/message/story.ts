import { whomAt } from '../whom.js';
import type { Whom } from '../whom-place.js';
import type { Request } from '../request.js';
import { spoken } from './spoken.js';

/** '…, write her': what happened is told first, and then to whom. */
const TOLD_AFTER =
  /^(.+?)[,.;:-]*\s+(?:so |please |and |then )*(?:write|text|tell|message|email|let)(?: to)? (?:her|him|them)(?: know)?[.!]*$/i;
/** 'Ana: this happened, offer that' */
const WITH_OFFER = /^(.+?)[,;.]\s*(?:and )?offer (?:him |her |them )?(.+)$/i;
const FREE = /^(?=(?:free|complimentary)\b.*[^s.]$)/i;

const IN = /\b(?:under|in|on|of|from|behind|inside|with|at|to|about)\s+$/i;

export interface Story {
  whom: Whom;
  words: string;
}

/** What is to be taken from somebody is none either. */
const NO_TALE = /^(?:please )?(?:charge|bill|invoice|refund|discount)\b/i;
/** A question, or something else that is to be done. */
const NO_STORY =
  /^(?:who|what|whats|when|where|how|which|why|is|are|did|does|do|can|could|text|tell|let|send|write|message|msg|email|remind|ask|book|cancel|cxl|move|push|reschedule|mark|confirm|finish|start|add|put|schedule|charge|show|list)\b/i;

/** Something that happened to somebody, and that is to be told to them. */
export async function storyIn(asked: Request): Promise<Story | undefined> {
  return (
    (await toldAfter(asked)) ??
    (await toldBehindName(asked)) ??
    (NO_STORY.test(asked.text) ? undefined : ((await toldTo(asked)) ?? (await answered(asked))))
  );
}

const SAY_TO = 'text|txt|tell|message|msg|email|let';
const TOLD_TO = new RegExp(
  String.raw`^(.+?)[,.;:-]*\s+(?:so |please |pls |and |then )*(?:${SAY_TO}) (?!him\b|her\b|them\b|me\b|us\b)([\p{L} '’]{2,30}?)( know)?[.!]*$`,
  'iu',
);
/** 'Running 10 minutes behind, let Tanya know': what is told stands first. */
async function toldTo({ text, tokens, today, vocabulary, language }: Request) {
  const [, story = '', name = ''] = TOLD_TO.exec(text) ?? [];
  const start = text.lastIndexOf(name);
  const at = name === '' ? -1 : tokens.findIndex((token) => token.start >= start);
  if (at < 1) return undefined;
  const found = await whomAt({ text, tokens, at, today, vocabulary, mayBeName: true });
  const end = tokens[(found?.to ?? 0) - 1]?.end ?? 0;
  const isWhole = found?.whom.kind === 'people' && found.from === at && end >= start + name.length;
  const first = tokens[0];
  return isWhole && first
    ? { whom: found.whom, words: spoken(story.slice(first.start), language) }
    : undefined;
}

const ANSWERED = new RegExp(
  String.raw`^(.+?)[,.;:-]*\s+(?:so |please |pls |and |then )*(?:${SAY_TO}) (?:him|her|them)(?: know)?(?: that)? (.+)$`,
  'i',
);
/** 'Tanya is here early, tell her 10 more minutes': who stands first, and what is told last. */
async function answered({ text, tokens, today, vocabulary, language }: Request) {
  const words = ANSWERED.exec(text)?.[2];
  const place = { text, tokens, at: 0, today, vocabulary, mayBeName: true };
  const found = words === undefined ? undefined : await whomAt(place);
  const isOne = found?.whom.kind === 'people' || found?.whom.kind === 'vehicle';
  return words !== undefined && isOne && found.from === 0
    ? { whom: found.whom, words: spoken(words, language) }
    : undefined;
}

async function toldAfter({ text, tokens, today, vocabulary, language }: Request) {
  const story = TOLD_AFTER.exec(text)?.[1];
  const first = tokens[0];
  if (story === undefined || !first || NO_TALE.test(story)) return undefined;
  const told = tokens.filter(({ end }) => end <= story.length);
  for (let at = 0; at < told.length; at++) {
    const place = { text, tokens: told, at, today, vocabulary, mayBeName: true };
    const found = await whomAt(place);
    if (found?.whom.kind !== 'people') continue;
    const [from, to] = [told[found.from], told[found.to - 1]];
    const rest = story.slice(to?.end);
    const before = text.slice(first.start, from?.start);
    // 'Under Chloe Russos seat': a thing of theirs.
    const isOwner =
      /['’]s?$|[^'’]s$/i.test(text.slice(from?.start, to?.end)) || /^['’]s? /.test(rest);
    const you = isOwner && IN.test(before) && /^(?:['’]s?)? \p{L}/u.test(rest) ? 'your' : 'you';
    const words = `${before}${you}${rest.replace(/^['’]s?(?= )/, '')}`;
    return { whom: found.whom, words: spoken(words, language) };
  }
  return undefined;
}

async function toldBehindName({ text, tokens, today, vocabulary, language }: Request) {
  const found = await whomAt({ text, tokens, at: 0, today, vocabulary, mayBeName: true });
  if (found?.whom.kind !== 'people' || found.from !== 0) return undefined;
  const behind = /^\s*(?::|-|–)\s*(.+)$/.exec(text.slice(tokens[found.to - 1]?.end))?.[1];
  const [, happened, offered] = WITH_OFFER.exec(behind ?? '') ?? [];
  if (happened === undefined || offered === undefined) return undefined;
  const own = happened.replace(/^(?:the |his |her )?(?=(?:car|truck|vehicle|suv)\b)/i, 'your ');
  const words = `${own}. I would like to offer you ${offered.replace(FREE, 'a ')}`;
  return { whom: found.whom, words: spoken(words, language) };
}
