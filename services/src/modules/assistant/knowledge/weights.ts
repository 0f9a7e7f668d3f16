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
 * `npm run eval:articles -- --fit` (docs/assistant.md).
 */
const RANKING: Features = {
  score: 2.12,
  topic: 6.64,
  asked: 1.68,
  anywhere: 4.45,
  example: 3.63,
  title: 1.96,
  called: 1.64,
};

const CERTAINTY: Certainty = {
  score: 2.18,
  topic: 2.49,
  asked: 1.4,
  anywhere: 0.48,
  example: 1.59,
  title: 0.41,
  called: 0.72,
  margin: 0.4,
  words: 2.86,
};
const BIAS = -10.5;

const weighed = <Names extends string>(
  weights: Record<Names, number>,
  values: Record<Names, number>,
) => (Object.keys(weights) as Names[]).reduce((sum, name) => sum + weights[name] * values[name], 0);

/** What is worth more comes first. */
export const worthOf = (features: Features): number => weighed({ ...RANKING }, { ...features });

/** How likely it is that what was found first answers what was asked: 0 to 1. */
export const confidenceIn = (certainty: Certainty): number =>
  1 / (1 + Math.exp(-BIAS - weighed({ ...CERTAINTY }, { ...certainty })));
