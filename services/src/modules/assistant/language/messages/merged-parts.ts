import { Phrases } from '../../words/phrases.js';
import { withWhoFirst } from '../told/first.js';
import { normalized } from '../normalize/normalize.js';
import { POLITE, TELLS, type Kind } from './request-words.js';
import { wordSet } from '../../words/word-set.js';

const ONLY_THEM = new Phrases(
  'him|her|them|him know|her know|them know|everyone|everyone know|both|both know',
  'le|les|a el|a ella|a ellos',
);
const isToCancel = (text: string) =>
  wordSet('cancel|cancela').has(withWhoFirst(text).split(/\W/, 1)[0] ?? '');

/** 'Tell her', 'let him know': nothing that is to be said. */
function isBareTelling(text: string): boolean {
  const { tokens } = normalized(text);
  const at = POLITE.runAt(tokens, 0);
  const behind = tokens.slice(at + TELLS.lengthAt(tokens, at));
  const isTold = TELLS.lengthAt(tokens, at) > 0;
  return isTold && ONLY_THEM.runAt(behind, 0) === behind.length;
}

/** Of whom, or of what, is said right behind the verb. */
const POINTS = /^(?:\S+ ){1,3}(?:him|her|them|it)\b|^\p{L}+l[aeo]s?\b/iu;
/** 'Ana is sick, cancel her': why it is to be done is of what is to be done; 'price of a ceramic' is looked up. */
export function merged(parts: { kind: Kind; text: string }[]): { kind: Kind; text: string }[] {
  const [first, second, ...others] = parts;
  // 'Ana cancelled, tell her it is fine': that is done, and then told.
  if (first?.kind === 'told' && second?.kind === 'message' && isToCancel(first.text))
    return [{ ...first, kind: 'request' }, second, ...others];
  // 'Need Ana in Tuesday at 2, tell her': what she is told is what is to be done.
  if (first?.kind === 'told' && second && isBareTelling(second.text))
    return [{ ...first, kind: 'request' }, second, ...others];
  if (first?.kind === 'told' && second && !POINTS.test(second.text))
    return [{ ...first, kind: 'question' }, second, ...others];
  return first?.kind === 'told' && second
    ? [{ ...second, text: `${first.text}, ${second.text}` }, ...others]
    : parts;
}
