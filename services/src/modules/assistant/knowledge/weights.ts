import type { Features } from './features.js';

/** Features that tell whether the first entry is the answer. */
export interface Certainty extends Features {
  /** Difference between the worth of the first and the second entry. */
  margin: number;
  /** Logarithm of the number of words. Two words say less than eight. */
  words: number;
}

/**
 * Both sets of weights are fitted to questions with known answers: `npm run eval:articles -- --fit`
 * (docs/assistant.md). `meant` was set by hand: a new fit of all weights put fewer right entries
 * first.
 */
const RANKING: Features = {
  score: 2.06,
  topic: 7.14,
  asked: 2.63,
  anywhere: 4.17,
  example: 5.76,
  title: 2.03,
  side: 0.45,
  called: 1.59,
  meant: 2,
};

const CERTAINTY: Certainty = {
  score: 2.01,
  topic: 1.86,
  asked: 2.05,
  anywhere: 0.39,
  example: 0.51,
  title: 0.67,
  side: 0.57,
  called: 0.92,
  meant: 0.7,
  margin: 0.31,
  words: 2.31,
};
const BIAS = -9.75;

const weighed = <Names extends string>(
  weights: Record<Names, number>,
  values: Record<Names, number>,
) => (Object.keys(weights) as Names[]).reduce((sum, name) => sum + weights[name] * values[name], 0);

/** Worth of an entry. The ranking sorts by it, highest first. */
export const worthOf = (features: Features): number => weighed({ ...RANKING }, { ...features });

/** Probability that the first entry answers the question, from 0 to 1. */
export const confidenceIn = (certainty: Certainty): number =>
  1 / (1 + Math.exp(-BIAS - weighed({ ...CERTAINTY }, { ...certainty })));
