import type { Section } from './sections.js';
import { termsOf } from './terms.js';

/** Stems of an entry. */
export interface Stems {
  ofTitle: ReadonlySet<string>;
  /** Stems of the title and keywords. */
  ofTopic: ReadonlySet<string>;
  /** Stems of the title, keywords and example questions. */
  ofAsked: ReadonlySet<string>;
  /** Stems of the title, keywords, examples and body. */
  all: ReadonlySet<string>;
  /** Unique stems of each example question. */
  examples: readonly (readonly string[])[];
}

export type StemsIn = (text: string) => string[];

/** Returns a reader that shares equal stems between texts. A copy per text took megabytes. */
export function stemReader(): StemsIn {
  const kept = new Map<string, string>();
  const once = (stem: string): string => {
    const known = kept.get(stem) ?? stem;
    kept.set(known, known);
    return known;
  };
  return (text) => termsOf(text).map(once);
}

export function stemsOf({ title, keywords, body, asked }: Section, stemsIn: StemsIn): Stems {
  const ofTopic = stemsIn(`${title} ${keywords}`);
  const about = {
    ofTitle: new Set(stemsIn(title)),
    ofTopic: new Set(ofTopic),
    ofAsked: new Set(ofTopic),
    all: new Set([...ofTopic, ...stemsIn(body)]),
    examples: [],
  };
  return withExamples(about, asked, stemsIn);
}

/** Stems with more example questions added. */
export function withExamples(stems: Stems, asked: readonly string[], stemsIn: StemsIn): Stems {
  const examples = asked.map((each) => [...new Set(stemsIn(each))]);
  return {
    ...stems,
    ofAsked: new Set([...stems.ofAsked, ...examples.flat()]),
    all: new Set([...stems.all, ...examples.flat()]),
    examples: [...stems.examples, ...examples],
  };
}
