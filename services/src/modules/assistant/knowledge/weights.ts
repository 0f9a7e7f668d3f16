import type { Features } from './features.js';

/** What tells, besides how the first matches, whether it is the answer. */
export interface Certainty extends Features {
  /** How far its worth is above the next one's. */
  margin: number;
  /** Of two words less is known than of eight. */
  words: number;
}

/**
 * Both are learned from questions of which somebody who read every section said which ones answer them:
 * `npm run eval:articles -- --fit` (docs/assistant.md). `meant` was set by hand beside them: with all learned anew, fewer
 * of the first were right.
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

/** What is worth more comes first. */
export const worthOf = (features: Features): number => weighed({ ...RANKING }, { ...features });

/** How likely it is that what was found first answers what was asked: 0 to 1. */
export const confidenceIn = (certainty: Certainty): number =>
  1 / (1 + Math.exp(-BIAS - weighed({ ...CERTAINTY }, { ...certainty })));
