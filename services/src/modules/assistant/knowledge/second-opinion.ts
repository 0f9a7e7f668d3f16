import { inTurns } from './in-turns.js';
import { addTo, hashOf, TermCounts } from './term-counts.js';
import { stemOf } from '../words/text.js';
import type { Section } from './sections.js';

/** How likely each of some sections is the one that is meant, by how people ask for them: 0 to 1, and 1 together. */
export type SecondOpinion = (question: string, among: readonly string[]) => number[];

type Examples = Pick<Section, 'title' | 'asked' | 'body'> & { id: string };

/** A text has its words, and no way to ask. */
const BODY_COUNTS = 0.3;
/** So many words of the language in general are added to those of a section. */
const GENERAL = 150;
/** The words of a question depend on one another: taken as independent they would be too sure. */
const DEPENDENCE = 0.3;

/** Words and pairs of them, with the small ones: 'for the tech' tells more than 'tech'. */
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
 * Another way to tell what is meant than the search has: how likely each section's way to be asked for makes the
 * question, smoothed by how people ask at all (query likelihood). Where both find the same, it seldom is something else.
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
