import { inTurns } from './in-turns.js';
import { addTo, hashOf, TermCounts } from './term-counts.js';
import { stemOf } from '../words/text.js';
import type { Section } from './sections.js';

/**
 * Probability that each of the given sections is meant, judged by example questions. The probabilities add up to 1.
 */
export type SecondOpinion = (question: string, among: readonly string[]) => number[];

type Examples = Pick<Section, 'title' | 'asked' | 'body'> & { id: string };

/** Weight of words in the body. They have the topic, but not how people ask. */
const BODY_COUNTS = 0.3;
/** Smoothing: as many words of all sections are added to each section. */
const GENERAL = 150;
/** Factor on the log-likelihood. Words depend on one another, so the result would be too sure without it. */
const DEPENDENCE = 0.3;

/** Words and pairs of words, including stop words: 'for the tech' tells more than 'tech'. */
function termsIn(text: string): number[] {
  const words = (text.toLowerCase().match(/[a-z0-9$']+/g) ?? []).map(stemOf);
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
  return [...words, ...pairs].map(hashOf);
}

function countsOf({ title, asked, body }: Examples): Map<number, number> {
  const counts = new Map<number, number>();
  for (const term of [title, ...asked].flatMap(termsIn)) addTo(counts, term, 1);
  for (const term of termsIn(body)) addTo(counts, term, BODY_COUNTS);
  return counts;
}

const sumOf = (values: Iterable<number>) => [...values].reduce((sum, each) => sum + each, 0);

/**
 * Query likelihood model, a second opinion beside the search. It computes how likely a section's
 * examples produce the question, smoothed by all examples. If both methods find the same section,
 * it is seldom wrong.
 */
export async function secondOpinionOf(entries: readonly Examples[]): Promise<SecondOpinion> {
  const asked = entries.filter((each) => each.asked.length > 0);
  const ids = new Map(asked.map(({ id }, index) => [id, index]));
  const counted = await inTurns(asked, countsOf);
  const sizes = counted.map((counts) => sumOf(counts.values()));
  const whole = sumOf(sizes);
  const together = new Map<number, number>();
  for (const counts of counted)
    for (const [term, count] of counts) addTo(together, term, count / whole);
  const sections = counted.map((counts) => new TermCounts(counts));
  const general = new TermCounts(together);

  const likelihood = (terms: readonly number[], at: number): number =>
    terms.reduce((sum, term) => {
      const own = sections[at]?.get(term) ?? 0;
      const usual = GENERAL * general.get(term);
      return sum + Math.log((own + usual) / ((sizes[at] ?? 0) + GENERAL));
    }, 0);

  return (question, among) => {
    const terms = termsIn(question).filter((term) => general.get(term) > 0);
    const all = among.map((id) => {
      const at = ids.get(id);
      return at === undefined ? -Infinity : likelihood(terms, at) * DEPENDENCE;
    });
    const most = Math.max(...all);
    const odds = all.map((each) => (each === -Infinity ? 0 : Math.exp(each - most)));
    const sum = sumOf(odds);
    return odds.map((each) => each / (sum || 1));
  };
}
