import { Phrases } from '../words/phrases.js';
import type { Request } from './request.js';

/** What was said is taken back. */
const SURE = new Phrases(
  'no wait|wait no|no i mean|i mean|i meant|scratch that|sorry i mean|sorry i meant|actually no|no make it|no make that|oops',
  'no espera|espera no|quise decir|perdon',
);
/** These do so behind a comma. */
const MARKED = new Phrases('no|nope|actually|sorry|wait', 'no|mejor|espera');

/** 'Cancel Ana, no wait Bo': what was said first, and what is said instead. */
export function correctedIn({
  text,
  tokens,
}: Request): { first: string; next: string } | undefined {
  const at = tokens.findIndex((token, index) => {
    const before = tokens[index - 1];
    if (index < 2 || !before) return false;
    const isMarked = /[,.;-]/.test(text.slice(before.end, token.start));
    return SURE.lengthAt(tokens, index) > 0 || (isMarked && MARKED.lengthAt(tokens, index) > 0);
  });
  const [last, from] = [tokens[at - 1], tokens[at]];
  return last && from
    ? { first: text.slice(0, last.end), next: text.slice(from.start) }
    : undefined;
}
