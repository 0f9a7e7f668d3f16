import { crewAt } from '../../language/pieces/vocabulary.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';

const TO = new Phrases('to|on|onto|over to|with|in|into|by|off to', 'a|al|en|con');
const ARTICLE = new Phrases('the|our|my', 'la|el');
const DOES = new Phrases('do|take|handle|cover|get|have', 'haga|tome|hace');
/** 'Change the van of Ana's job' */
const ANOTHER = new Phrases(
  'the crew|the van|the bay|the team|crews|vans|crew',
  'la van|el equipo|la cuadrilla',
);

interface Target {
  crew?: string;
  at: number;
  length: number;
  isTo: boolean;
}

/** 'To the bay', 'van 2 take': one that is named, with what leads to it. */
export async function namedCrew({ tokens, vocabulary }: Request): Promise<Target | undefined> {
  const { crews } = await vocabulary.own();
  const words = tokens.map(({ word }) => word);
  for (let start = words.length - 1; start >= 0; start--) {
    const found = crewAt(words, start, crews);
    const [crew, ...others] = found?.names ?? [];
    if (!found || crew === undefined || others.length > 0) continue;
    const article = start > 0 ? ARTICLE.lengthAt(tokens, start - 1) : 0;
    const [at, isTo] = ledBy(tokens, start - article);
    const end = start + found.length;
    const to =
      end + (at === 0 ? Math.max(DOES.lengthAt(tokens, end), TO.lengthAt(tokens, end)) : 0);
    return { crew, at, length: to - at, isTo };
  }
  return undefined;
}

/** Where the words begin that lead there. */
function ledBy(tokens: Request['tokens'], at: number): [number, boolean] {
  for (const length of [2, 1])
    if (at >= length && TO.lengthAt(tokens, at - length) === length) return [at - length, true];
  return [at, false];
}

export function anotherCrew(tokens: Request['tokens']): Target | undefined {
  const length = ANOTHER.lengthAt(tokens, 0);
  return length > 0 ? { at: 0, length, isTo: false } : undefined;
}
