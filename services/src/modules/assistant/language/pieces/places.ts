import { lookUp } from '../../words/look-up.js';
import { singular } from '../lexicon/index.js';
import { table } from '../lexicon/table.js';
import { isKnown } from '../normalize/normalize.js';
import type { Token } from '../../words/tokens.js';
import type { NameTag, Vocabulary } from './vocabulary.js';
import { wordSet } from '../../words/word-set.js';

export interface Named {
  tag: NameTag;
  from: number;
  length: number;
}

/** Place of the word and, if an address has both, the next one: 'elm street'. */
export async function placedAt(
  tokens: readonly Token[],
  at: number,
  form: string,
  vocabulary: Vocabulary,
): Promise<Named> {
  const next = tokens[at + 1]?.word;
  // 'Maple Street' is not Maple Avenue.
  const street = next === undefined ? undefined : lookUp(STREETS, next);
  const second = street ?? (next && (await standingBehind(form, next, vocabulary)));
  const words = second ? `${form} ${second}` : form;
  return { tag: { kind: 'place', words }, from: at, length: second ? 2 : 1 };
}

/** The next word or its singular, if an address has both in a row: 'gate codes'. */
async function standingBehind(
  form: string,
  next: string,
  vocabulary: Vocabulary,
): Promise<string | undefined> {
  for (const word of new Set([next, singular(next)]))
    if ((await vocabulary.whereIs(`${form} ${word}`)).isInPlaces) return word;
  return undefined;
}

/** 'On Cedar Lane' is a place, even if no customer lives there. */
export function streetAt(tokens: readonly Token[], at: number): Named | undefined {
  const [before = '', word = '', next = ''] = [at - 1, at, at + 1].map(
    (index) => tokens[index]?.word,
  );
  const end = lookUp(STREETS, next);
  return end !== undefined && wordSet('on|off|at').has(before) && !isKnown(word)
    ? { tag: { kind: 'place', words: `${word} ${end}` }, from: at, length: 2 }
    : undefined;
}

const LIVES = wordSet('customer~|client~|people|job~|everyone|everybody|anyone|anybody|live~|who');
/** 'Customers in 90210' is a place, even without customers; a number without 'in' is not. */
export function postcodeAt(tokens: readonly Token[], at: number): Named | undefined {
  const [lives = '', link = '', word = ''] = [at - 2, at - 1, at].map((each) => tokens[each]?.word);
  const isSaid = wordSet('in|near|from').has(link) && LIVES.has(lives);
  return /^\d{5}$/.test(word) && isSaid
    ? { tag: { kind: 'place', words: word }, from: at, length: 1 }
    : undefined;
}

const STREETS = table(
  'street=st | road=rd | avenue=ave | drive=dr | lane=ln | court=ct | boulevard=blvd | place=pl',
);
