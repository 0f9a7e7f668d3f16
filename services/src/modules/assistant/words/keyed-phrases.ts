import { Phrases } from './phrases.js';

/** Phrases by meaning, in the order in which they are tried. */
export const keyedPhrases = <K extends string>(
  words: Partial<Record<K, string>>,
): readonly (readonly [Phrases, K])[] =>
  Object.entries<string | undefined>(words).map(
    ([key, said = '']) => [new Phrases(said), key as K] as const,
  );
