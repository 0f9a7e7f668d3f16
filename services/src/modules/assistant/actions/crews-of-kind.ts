import { everyOf } from '../words/every-of.js';
import type { Token } from '../words/tokens.js';
import { Phrases } from '../words/phrases.js';
import type { Request } from './request.js';

const ASKS_WHICH = new Phrases(everyOf('which|what', 'van|vans|bay|bays'));
/** 'Which van is free at 2' is none of the bays. */
export async function crewsOfKind(
  { vocabulary }: Request,
  tokens: readonly Token[],
): Promise<string[]> {
  const found = ASKS_WHICH.in(tokens);
  if (!found) return [];
  const kind = tokens[found.at + 1]?.word.replace(/s$/, '');
  const { crews } = await vocabulary.own();
  return crews.filter((crew) => crew.kind === kind).map(({ name }) => name);
}
