import { whomAt, type Whom } from '../whom.js';
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

/** Something that happened to somebody, and that is to be told to them. */
export async function storyIn(asked: Request): Promise<Story | undefined> {
  return (await toldAfter(asked)) ?? (await toldBehindName(asked));
}

async function toldAfter({ text, tokens, today, vocabulary, language }: Request) {
  const story = TOLD_AFTER.exec(text)?.[1];
  const first = tokens[0];
  if (story === undefined || !first) return undefined;
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
