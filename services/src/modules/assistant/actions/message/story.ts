import { everyOf } from '../../words/every-of.js';
import { spelled } from '../../language/normalize/spelled.js';
import type { Token } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';
import { whomAt } from '../whom/index.js';
import type { Whom } from '../whom/place.js';
import type { Request } from '../request.js';
import { spoken } from './spoken.js';
import { wordSet } from '../../words/word-set.js';

export interface Story {
  whom: Whom;
  words: string;
}

const SAY = 'text|tell|message|email|let';
const SAY_TO = new Phrases(SAY);
const WRITE_THEM = new Phrases(everyOf(`${SAY}|write`, 'to|', 'him|her|them', 'know|'));
const SAY_THEM = new Phrases(everyOf(SAY, 'him|her|them', 'know|', 'that|'));
const NO_NAME = new Phrases('him|her|them|me|us');
const NAME = /^[\p{L} '’]{2,30}[.!]*$/u;
const BEFORE_SAYING = new Phrases('so|please|and|then');
/** 'Under her seat': a thing of theirs. */
const IN = new Phrases('under|in|on|of|from|behind|inside|with|at|to|about');
/** 'Ana: this happened, offer that' */
const OFFER = new Phrases(everyOf('and|', 'offer', 'him|her|them|'));
const FREE = new Phrases('free|complimentary');
const CAR = new Phrases(everyOf('the|his|her|', 'car|truck|vehicle|suv'));

const NOT = wordSet('dont|not|never|no|without');
/** What is to be taken from somebody is none either, nor is what is asked. */
const NO_TALE = new Phrases(
  everyOf('please|', 'charge|bill|invoice|refund|discount'),
  'did|does|is|are|was|has|have',
);
/** A question, or something else that is to be done. */
const NO_STORY = new Phrases(
  'who|what|whats|when|where|how|which|why|is|are|did|does|do|can|could',
  `${SAY}|send|write|remind|ask|book|cancel|move|push|reschedule|mark|confirm|finish|start|add|put|schedule|charge|show|list`,
);

/** Something that happened to somebody, and that is to be told to them. */
export async function storyIn(asked: Request): Promise<Story | undefined> {
  return (
    (await toldAfter(asked)) ??
    (await toldBehindName(asked)) ??
    (NO_STORY.begin(spelled(asked.text))
      ? undefined
      : ((await toldTo(asked)) ?? (await answered(asked))))
  );
}

/** 'Text them thanks' goes on. */
const isEnd = ({ text, tokens }: Request) => /^[.!]*$/.test(text.slice(tokens.at(-1)?.end));

/** 'Tanya is ready', said to Tanya. */
const YOU: Record<string, string | undefined> = { is: 'are', was: 'were', has: 'have' };

/** What is told before somebody asks to say it. */
function storyBefore({ text, tokens }: Request, at: number): string {
  let start = at;
  while (start > 1 && BEFORE_SAYING.lengthAt(tokens, start - 1) > 0) start--;
  return text.slice(tokens[0]?.start, tokens[start]?.start).replace(/[\s,.;:-]+$/, '');
}

/** 'Running 10 minutes behind, let Tanya know': what is told stands first. */
async function toldTo(asked: Request) {
  const { text, tokens, today, vocabulary, language } = asked;
  const isName = (start: number) =>
    NO_NAME.lengthAt(tokens, start) === 0 && NAME.test(text.slice(tokens[start]?.start));
  const at = tokens.findIndex(
    (_, index) => index > 0 && SAY_TO.lengthAt(tokens, index) > 0 && isName(index + 1),
  );
  if (at < 0 || !isEnd(asked) || NOT.has(tokens[at - 1]?.word ?? '')) return undefined;
  const place = { text, tokens, at: at + 1, today, vocabulary, mayBeName: true };
  const found = await whomAt(place);
  const end = tokens.length - (tokens.at(-1)?.word === 'know' ? 1 : 0);
  const isOne = found?.whom.kind === 'people' || found?.whom.kind === 'booked';
  return isOne && found.from === at + 1 && found.to >= end
    ? { whom: found.whom, words: spoken(storyBefore(asked, at), language) }
    : undefined;
}

/** 'Tanya is here early, tell her 10 more minutes': who stands first, and what is told last. */
async function answered({ text, tokens, today, vocabulary, language }: Request) {
  const said = SAY_THEM.in(tokens, 1);
  const rest = said && text.slice(tokens[said.at + said.length - 1]?.end);
  const words = /^ (.+)$/.exec(rest ?? '')?.[1];
  const place = { text, tokens, at: 0, today, vocabulary, mayBeName: true };
  const found = words === undefined ? undefined : await whomAt(place);
  const isOne = found?.whom.kind === 'people' || found?.whom.kind === 'vehicle';
  return words !== undefined && isOne && found.from === 0
    ? { whom: found.whom, words: spoken(words, language) }
    : undefined;
}

/** '…, write her': what happened is told first, and then to whom. */
async function toldAfter(asked: Request) {
  const { text, tokens, today, vocabulary, language } = asked;
  const at = tokens.findIndex(
    (_, index) => index > 0 && WRITE_THEM.lengthAt(tokens, index) === tokens.length - index,
  );
  const first = tokens[0];
  if (at < 0 || !first || !isEnd(asked) || NO_TALE.begin(tokens)) return undefined;
  // 'Move Ana to Friday, dont text her'
  if (NOT.has(tokens[at - 1]?.word ?? '')) return undefined;
  const end = first.start + storyBefore(asked, at).length;
  const told = tokens.filter((token) => token.end <= end);
  for (let index = 0; index < told.length; index++) {
    const place = { text, tokens: told, at: index, today, vocabulary, mayBeName: true };
    const found = await whomAt(place);
    if (found?.whom.kind !== 'people') continue;
    const [from, to] = [told[found.from], told[found.to - 1]];
    const rest = text.slice(to?.end, end);
    const isOwner =
      /['’]s?$|[^'’]s$/i.test(text.slice(from?.start, to?.end)) || /^['’]s? /.test(rest);
    const isThing = IN.lengthAt(told, found.from - 1) > 0 && /^(?:['’]s?)? \p{L}/u.test(rest);
    const you = isOwner && isThing ? 'your' : 'you';
    const verb = told[found.to];
    const toYou = YOU[verb?.word ?? ''];
    const said = toYou
      ? ` ${toYou}${text.slice(verb?.end, end)}`
      : rest.replace(/^['’]s?(?= )/, '');
    const words = `${text.slice(first.start, from?.start)}${you}${said}`;
    return { whom: found.whom, words: spoken(words, language) };
  }
  return undefined;
}

async function toldBehindName({ text, tokens, today, vocabulary, language }: Request) {
  // Whom it may be of is looked up, which no other question should wait for.
  if (!OFFER.in(tokens, 1)) return undefined;
  const found = await whomAt({ text, tokens, at: 0, today, vocabulary, mayBeName: true });
  if (found?.whom.kind !== 'people' || found.from !== 0) return undefined;
  const between = (one?: Token, other?: Token) => text.slice(one?.end, other?.start);
  const { at = 0, length = 0 } = OFFER.in(tokens, found.to + 1) ?? {};
  const offered = tokens[at + length];
  const isMarked =
    /^\s*[:–-]/.test(between(tokens[found.to - 1], tokens[found.to])) &&
    /[,;.]/.test(between(tokens[at - 1], tokens[at]));
  if (length === 0 || !offered || !isMarked) return undefined;
  const car = CAR.lengthAt(tokens, found.to);
  const own = text.slice(tokens[found.to + Math.max(car - 1, 0)]?.start, tokens[at - 1]?.end);
  const what = text.slice(offered.start);
  const a = FREE.begin([offered]) && /[^s.]$/.test(what) ? 'a ' : '';
  const words = `${car > 0 ? 'your ' : ''}${own}. I would like to offer you ${a}${what}`;
  return { whom: found.whom, words: spoken(words, language) };
}
