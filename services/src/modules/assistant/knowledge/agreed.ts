import type { Certainty } from './weights.js';

/** Minimum confidence of an entry that is given as the answer. */
export const SURE = 0.8;
/**
 * Minimum confidence of an answer without the remark that it is only the nearest. Below it, every fifth entry was
 * wrong. Above it, one in forty was.
 */
export const CERTAIN = 0.9;
/** Highest confidence that is not sure, for entries that leave out a part of the question. */
export const NOT_QUITE = SURE - 0.01;
/** Minimum confidence of an entry that is shown, though not as the answer. Nine in ten are right. */
export const SHOWN = 0.6;
/** Confidence of two entries of which neither is sure. One of them is right more than eight times in ten. */
export const ONE_OF_TWO = 0.5;

/**
 * Minimum probability from the second opinion. Below it, one in seven sure entries was wrong, and one in three
 * others.
 */
const AGREED = 0.02;
/** Probability from which the second opinion has no doubt. */
export const NO_DOUBT = 0.9;
const HALF_SURE = 0.4;
/** Share of the question that counts as all of it. */
const ALL_ASKED = 0.999;
const MOSTLY_TITLED = 1;

/**
 * Whether most of the title is in the question, or most of the question is in the title. Such a section is meant,
 * whatever else is near.
 */
export const isTitled = ({ title, called }: Certainty) => title + called >= MOSTLY_TITLED;

/** Confidence of the search and the second opinion together. */
export function agreed(alone: number, certainty: Certainty): number {
  const { meant, example } = certainty;
  if (meant < AGREED && !isTitled(certainty))
    return Math.min(alone, alone >= SURE ? NOT_QUITE : ONE_OF_TWO);
  // A question in the words of an example is likely, even if other entries have these words.
  const isLikely = alone >= HALF_SURE || example >= ALL_ASKED;
  return meant >= NO_DOUBT && isLikely ? Math.max(alone, SHOWN) : alone;
}

const LIKELIER_THAN_NOT = 0.5;
/** Minimum confidence of an entry that is named. */
const NAMED = 0.25;
const MOSTLY_ASKED = 0.7;
/**
 * Whether a page that would only be named is shown: its title has a word of the question, and its examples have most.
 * Nine in ten were right.
 */
export const isShownByTitle = (confidence: number, { title, meant, asked }: Certainty): boolean =>
  confidence >= NAMED && title > 0 && meant >= LIKELIER_THAN_NOT && asked >= MOSTLY_ASKED;

/** Minimum share of the question in the title and keywords. */
const SOME_TOPIC = 0.25;
const HARDLY_A_DOUBT = 0.93;
/** Margin from which no other entry is near. */
const FAR_AHEAD = 5;
const NEXT_TO_NONE = 0.95;

/**
 * Raises the confidence of a shown entry to CERTAIN if the search and the second opinion have no
 * doubt. Example questions that have all of the words are enough for product pages only. Many trade
 * sections are asked for in the same words.
 */
export function certainOf(confidence: number, certainty: Certainty, isOfProduct: boolean): number {
  const { asked, topic, meant, margin } = certainty;
  const isAskedSo =
    isOfProduct && asked >= ALL_ASKED && topic >= SOME_TOPIC && meant >= HARDLY_A_DOUBT;
  const isFarAhead = margin >= FAR_AHEAD && meant >= NEXT_TO_NONE;
  const isCertain = confidence >= SHOWN && (isAskedSo || isFarAhead);
  return isCertain ? Math.max(confidence, CERTAIN) : confidence;
}
