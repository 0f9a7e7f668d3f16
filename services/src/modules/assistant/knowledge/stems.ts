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
  /** Of each way to ask for it. */
  examples: readonly ReadonlySet<string>[];
}

export function stemsOf({ title, keywords, body, asked }: Section): Stems {
  const ofTopic = termsOf(`${title} ${keywords}`);
  const examples = asked.map(termsOf);
  return {
    ofTitle: new Set(termsOf(title)),
    ofTopic: new Set(ofTopic),
    ofAsked: new Set([ofTopic, ...examples].flat()),
    all: new Set([ofTopic, ...examples, termsOf(body)].flat()),
    examples: examples.map((terms) => new Set(terms)),
  };
}
