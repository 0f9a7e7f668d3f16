import { addOnAt } from '../language/pieces/vocabulary.js';
import type { Token } from '../words/tokens.js';
import { cutOut, type Request } from './request.js';

/** Own add-ons, read before conditions because 'pet hair' may be either. */
export async function addOnsIn(
  { vocabulary }: Pick<Request, 'vocabulary'>,
  tokens: readonly Token[],
) {
  const { addOns: own } = await vocabulary.own();
  const addOns: string[] = [];
  let rest = [...tokens];
  for (let at = 0; at < rest.length; at++) {
    const words = rest.map(({ word }) => word);
    const found = addOnAt(words, at, own);
    const [name, ...others] = found?.names ?? [];
    if (!found || name === undefined || others.length > 0) continue;
    addOns.push(name);
    rest = cutOut(rest, at, found.length);
    at -= 1;
  }
  return { addOns, rest };
}
