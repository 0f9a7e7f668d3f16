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
