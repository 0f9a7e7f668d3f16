import { termsOf } from '../text.js';

/** Where an answer's beginning ends: what is in there is read anyway. */
const BEGINNING = 240;
/** How much of a question's weight a sentence must say to be the answer. */
const ENOUGH = 0.5;

/** A line's sign of a list or a heading says nothing on its own. */
const plainLine = (line: string) => line.replace(/^\s*(?:[-*]\s+|\d+\.\s+|#+\s+)/, '').trim();

const sentencesOf = (body: string) =>
  body
    .split('\n')
    .flatMap((line) => plainLine(line).split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((sentence) => sentence !== '');

/**
 * The sentence that says most of what was asked.
 *
 * @param asked - the question's terms, each with those that mean the same
 * @param weigh - how much a term tells
 * @returns nothing when no sentence says enough
 */
function bestSentence(
  body: string,
  asked: readonly (readonly string[])[],
  weigh: (term: string) => number,
): string | undefined {
  const weightOf = (groups: readonly (readonly string[])[]) =>
    groups.reduce((sum, [term = '']) => sum + weigh(term), 0);
  const least = ENOUGH * weightOf(asked);
  let best: { sentence: string; weight: number } | undefined;
  for (const sentence of sentencesOf(body)) {
    const terms = new Set(termsOf(sentence));
    const said = asked.filter((group) => group.some((term) => terms.has(term)));
    const weight = weightOf(said);
    if (weight >= least && weight > (best?.weight ?? 0)) best = { sentence, weight };
  }
  // What the beginning says as well needs no other sentence in front.
  const start = new Set(termsOf(body.slice(0, BEGINNING)));
  const begun = asked.filter((group) => group.some((term) => start.has(term)));
  return best && weightOf(begun) < best.weight ? best.sentence : undefined;
}

/** So much of a question a line must say, with the title above it, to be shown as what a text says about it. */
const ENOUGH_IN_LINE = 0.6;
const LONGEST_LINE = 320;

/** The line that says most of what was asked, besides what the title says. */
export function lineAbout(
  { title, body }: { title: string; body: string },
  asked: readonly (readonly string[])[],
  weigh: (term: string) => number,
): string | undefined {
  const weightOf = (groups: readonly (readonly string[])[]) =>
    groups.reduce((sum, [term = '']) => sum + weigh(term), 0);
  const titled = new Set(termsOf(title));
  const least = ENOUGH_IN_LINE * weightOf(asked);
  let best: { line: string; weight: number } | undefined;
  for (const line of body.split('\n').map(plainLine)) {
    const terms = new Set(termsOf(line));
    const said = asked.filter((group) => group.some((term) => terms.has(term)));
    const known = asked.filter((group) =>
      group.some((term) => terms.has(term) || titled.has(term)),
    );
    const weight = weightOf(said);
    const isEnough = weight > 0 && weightOf(known) >= least && line.length <= LONGEST_LINE;
    if (isEnough && weight > (best?.weight ?? 0)) best = { line, weight };
  }
  return best?.line;
}

/** The text with the sentence that answers in front, unless it begins with it. */
export function withLead(
  body: string,
  asked: readonly (readonly string[])[],
  weigh: (term: string) => number,
): string {
  const sentence = bestSentence(body, asked, weigh);
  if (!sentence || body.indexOf(sentence) < BEGINNING) return body;
  return `${sentence}\n\n${body}`;
}
