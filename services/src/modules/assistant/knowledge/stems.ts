import type { Section } from './sections.js';
import { termsOf } from './terms.js';

/** The stems that an entry has. */
export interface Stems {
  ofTitle: ReadonlySet<string>;
  /** In its title and keywords. */
  ofTopic: ReadonlySet<string>;
  /** There, or in how people ask for it. */
  ofAsked: ReadonlySet<string>;
  /** Anywhere. */
  all: ReadonlySet<string>;
  /** Of each way to ask for it, each once. */
  examples: readonly (readonly string[])[];
}

/** The stems of a text. */
export type StemsIn = (text: string) => string[];

/** Reads texts of which many have the same stems, and keeps each of those once: a copy for each text took megabytes. */
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

/** With those of more ways to ask for it. */
export function withExamples(stems: Stems, asked: readonly string[], stemsIn: StemsIn): Stems {
  const examples = asked.map((each) => [...new Set(stemsIn(each))]);
  return {
    ...stems,
    ofAsked: new Set([...stems.ofAsked, ...examples.flat()]),
    all: new Set([...stems.all, ...examples.flat()]),
    examples: [...stems.examples, ...examples],
  };
}
