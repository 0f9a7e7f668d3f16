import { tokensOf } from '../../words/tokens.js';
import { isUnmarked, setOf, THEY, wordAt } from './only-named.js';

const CONDITIONS = setOf('if when once whether si cuando');
const CLAUSES = setOf(
  'we well i ill you just please call text leave park come bring use pull knock ring wait drop let pay puedo podemos',
);
/** Behind these it is part of what is asked: 'if she wants me to call', 'if he needs a call'. */
const NO_CLAUSE = setOf(
  'to if when can could should would will that what how where me us and or a the my our its',
);
const SHORTEST_CONDITION = 3;
const MAY = setOf('can should may could must gets has need needs');
/** 'When he gets here park in the back': what is to be done then is said. */
export function isConditioned(words: string): boolean {
  const tokens = tokensOf(words);
  return (
    CONDITIONS.has(wordAt(tokens, 0)) &&
    tokens.some(
      ({ word }, at) =>
        at >= SHORTEST_CONDITION &&
        (CLAUSES.has(word) || (THEY.has(word) && MAY.has(wordAt(tokens, at + 1)))) &&
        !NO_CLAUSE.has(wordAt(tokens, at - 1)),
    )
  );
}

/** 'If she needs a ride we can drive her': what is to be done, or holds, if it is so. */
export function hasClause(words: string): boolean {
  return !isUnmarked(words, tokensOf(words)) || isConditioned(words);
}
