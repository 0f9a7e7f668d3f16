import type { Person } from '../../language/vocabulary.js';
import { Phrases } from '../phrases.js';
import { requestOf, type Request } from '../request.js';
import { namedAt } from '../whom-named.js';
import { wordSet } from '../../language/word-set.js';

export const EXCEPT = new Phrases(
  'except|except for|but not|besides|other than|excluding',
  'excepto|salvo|menos',
);
const AND = wordSet('and|y|or');

/** 'Text everyone tomorrow, except Linh and Bo, that …': who is left out, and the request without them. */
export async function exceptedIn(
  asked: Request,
): Promise<{ request: Request; kept: readonly Person[] } | undefined> {
  const { tokens, text, today, vocabulary } = asked;
  const but = EXCEPT.in(tokens, 1);
  if (!but) return undefined;
  const kept: Person[] = [];
  let end = but.at + but.length;
  for (let at = end; at < tokens.length; at = end + 1) {
    const found = await namedAt({ ...asked, at, mayBeName: true });
    // Of several who are called so those who come are left out, and the others are not written to anyway.
    if (found?.from !== at || found.whom.kind !== 'people') break;
    kept.push(...found.whom.people);
    end = found.to;
    if (!AND.has(tokens[end]?.word ?? '')) break;
  }
  const [first, last] = [tokens[but.at], tokens[end - 1]];
  if (kept.length === 0 || !first || !last) return undefined;
  const before = text.slice(0, first.start).replace(/[\s,]+$/, '');
  const behind = text.slice(last.end).replace(/^\s*,/, '');
  return { request: requestOf(`${before}${behind}`, today, vocabulary), kept };
}
