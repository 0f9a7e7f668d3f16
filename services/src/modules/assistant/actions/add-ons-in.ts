import { addOnAt } from '../language/pieces/vocabulary.js';
import type { Request } from './request.js';

/** The business's own add-ons, before their words are taken for a condition: 'pet hair'. */
export async function addOnsIn(
  { vocabulary }: Pick<Request, 'vocabulary'>,
  tokens: Request['tokens'],
) {
  const { addOns: own } = await vocabulary.own();
  const words = tokens.map(({ word }) => word);
  const addOns: string[] = [];
  const rest: Request['tokens'] = [];
  for (let at = 0; at < tokens.length;) {
    const found = addOnAt(words, at, own);
    const [name, ...others] = found?.names ?? [];
    if (name !== undefined && others.length === 0) addOns.push(name);
    else rest.push(...tokens.slice(at, at + 1));
    at += name !== undefined && others.length === 0 ? (found?.length ?? 1) : 1;
  }
  return { addOns, rest };
}
