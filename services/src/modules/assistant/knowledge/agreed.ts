import type { Certainty } from './weights.js';

/** From here on it is the answer. */
export const SURE = 0.8;
/** From here on without saying that it is the nearest there is: up to here every fifth was of something else, and from here on one of forty. */
export const CERTAIN = 0.9;
/** What leaves out what was asked is never sure. */
export const NOT_QUITE = SURE - 0.01;
/** From here on what was found is shown, though not as the answer: nine of ten are right. */
export const SHOWN = 0.6;
/** What is one of two, where neither is sure: more than eight times of ten one of them answers. */
export const ONE_OF_TWO = 0.5;

/** What the second opinion holds for less likely is another section: of those that the search was sure of one in seven, of the rest one in three. */
const AGREED = 0.02;
/** What it has no doubt of is shown from here on. */
export const NO_DOUBT = 0.9;
const HALF_SURE = 0.4;
/** All of what was asked is in how people ask for it. */
const ALL_ASKED = 0.999;
const MOSTLY_TITLED = 1;

/** Most of a title was said, or most of what was said is in it: that is meant, whatever else is near. */
export const isTitled = ({ title, called }: Certainty) => title + called >= MOSTLY_TITLED;

/** How sure two ways to tell what is meant are together. */
export function agreed(alone: number, certainty: Certainty): number {
  const { meant, example } = certainty;
  if (meant < AGREED && !isTitled(certainty))
    return Math.min(alone, alone >= SURE ? NOT_QUITE : ONE_OF_TWO);
  // In the very words of an example, whatever else has them.
  const isLikely = alone >= HALF_SURE || example >= ALL_ASKED;
  return meant >= NO_DOUBT && isLikely ? Math.max(alone, SHOWN) : alone;
}

const LIKELIER_THAN_NOT = 0.5;
/** Below this the search names nothing. */
const NAMED = 0.25;
const MOSTLY_ASKED = 0.7;
/** A page that is only named is shown where its title has a word of the question and the examples most: 9 of 10 were right. */
export const isShownByTitle = (confidence: number, { title, meant, asked }: Certainty): boolean =>
  confidence >= NAMED && title > 0 && meant >= LIKELIER_THAN_NOT && asked >= MOSTLY_ASKED;

/** And some of it in what it is about. */
const SOME_TOPIC = 0.25;
const HARDLY_A_DOUBT = 0.93;
/** Nothing else is near. */
const FAR_AHEAD = 5;
const NEXT_TO_NONE = 0.95;

/**
 * What is shown is certain where both ways to tell are for it without a doubt. That all of it is in how people ask for
 * a section is enough for one of the product alone: the trade asks for many in the same words.
 */
export function certainOf(confidence: number, certainty: Certainty, isOfProduct: boolean): number {
  const { asked, topic, meant, margin } = certainty;
  const isAskedSo =
    isOfProduct && asked >= ALL_ASKED && topic >= SOME_TOPIC && meant >= HARDLY_A_DOUBT;
  const isFarAhead = margin >= FAR_AHEAD && meant >= NEXT_TO_NONE;
  const isCertain = confidence >= SHOWN && (isAskedSo || isFarAhead);
  return isCertain ? Math.max(confidence, CERTAIN) : confidence;
}
