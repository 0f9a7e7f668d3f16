import type { Person } from '../../language/pieces/vocabulary.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { requestOf, type Request } from '../request.js';
import { areDays } from '../../language/told/first-parts.js';
import { namedAt } from '../whom/named.js';
import { wordSet } from '../../words/word-set.js';

export const EXCEPT = new Phrases(
  'except|except for|but not|besides|other than|excluding',
  'excepto|salvo|menos',
);
const AND = wordSet('and|y|or');

const ALL = wordSet('everyone|everybody|all|them|todos|todas');
/** 'Everyone but Linh', 'them except Bo'; 'but' behind anything else goes on with what is said. */
function exceptIn(tokens: Request['tokens']) {
  const all = tokens.findIndex(({ word }) => ALL.has(word));
  const but = tokens.findIndex(({ word }, at) => all >= 0 && at > all && word === 'but');
  const between = but > 0 ? tokens.slice(all + 1, but) : [];
  if (between.length > 0 && !areDays(between)) return EXCEPT.in(tokens, 1);
  return EXCEPT.in(tokens, 1) ?? (but > 0 ? { at: but, length: 1 } : undefined);
}

/** 'Text everyone tomorrow, except Linh and Bo, that …': who is left out, and the request without them. */
export async function exceptedIn(
  asked: Request,
): Promise<{ request: Request; kept: readonly Person[] } | undefined> {
  const { tokens, text, today, vocabulary } = asked;
  const but = exceptIn(tokens);
  if (!but) return undefined;
  const { kept, end } = await namesFrom(asked, but.at + but.length);
  const [first, last] = [tokens[but.at], tokens[end - 1]];
  if (kept.length === 0 || !first || !last) return undefined;
  const before = text.slice(0, first.start).replace(/[\s,]+$/, '');
  const behind = text.slice(last.end).replace(/^\s*,/, '');
  return { request: requestOf(`${before}${behind}`, today, vocabulary), kept };
}

async function namesFrom(asked: Request, from: number): Promise<{ kept: Person[]; end: number }> {
  const { tokens } = asked;
  const kept: Person[] = [];
  let end = from;
  for (let at = from; at < tokens.length; at = end + 1) {
    const found = await namedAt({ ...asked, at, mayBeName: true });
    // Of several who are called so those who come are left out, and the others are not written to anyway.
    if (found?.from !== at || found.whom.kind !== 'people') break;
    kept.push(...found.whom.people);
    end = found.to;
    if (!AND.has(tokens[end]?.word ?? '')) break;
  }
  return { kept, end };
}

const LEAVES = new Phrases(
  everyOf(
    '|but|just|and',
    'not|leave out|skip|without|except|except for|dont text|do not text|dont send it to|do not send it to|not to|all but|everyone but|everybody but|drop|exclude',
  ),
  'menos|excepto|sin|a todos menos',
);
/** 'But leave out Linh', after a message to several: who gets none, and not a word besides. */
export async function leftOutIn(asked: Request): Promise<readonly Person[] | undefined> {
  const length = LEAVES.lengthAt(asked.tokens, 0);
  if (length === 0) return undefined;
  const { kept, end } = await namesFrom(asked, length);
  return kept.length > 0 && end === asked.tokens.length ? kept : undefined;
}
