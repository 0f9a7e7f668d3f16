import type { AskedWord } from './asked-words.js';
import type { Stems } from './stems.js';

/** How an entry matches a question; shares are of what the words tell. */
export interface Features {
  /** Its score in the search, as a share of the best one's. */
  score: number;
  /** How much of what was asked stands in the title and the keywords. */
  topic: number;
  /** There, or in how people ask for it. */
  asked: number;
  /** Anywhere in it. */
  anywhere: number;
  /** In the one example that is nearest, as a share of both. */
  example: number;
  /** In the title. */
  title: number;
  /** Whether it is of the side, product or trade, that the question is of: 1 surely, -1 of the other. */
  side: number;
  /** How much of the title was asked: one that the question says wholly is the answer. */
  called: number;
  /** How likely it is meant, by how people ask for each. */
  meant: number;
}

/** A word of a title that only means the same as one that was asked. */
const SAME_COUNTS = 0.5;

export function featuresOf(
  asked: readonly AskedWord[],
  { ofTitle, ofTopic, ofAsked, all, examples }: Stems,
  { score, side, meant }: Pick<Features, 'score' | 'side' | 'meant'>,
  rarity: (stem: string) => number,
): Features {
  const told = asked.map(({ forms: [stem = ''] }) => rarity(stem));
  const whole = told.reduce((sum, each) => sum + each, 0) || 1;
  const hadWhere = (isThere: (stem: string) => boolean) =>
    asked.reduce((sum, { forms }, at) => sum + (forms.some(isThere) ? (told[at] ?? 0) : 0), 0);
  const had = (stems: ReadonlySet<string>) => hadWhere((stem) => stems.has(stem));
  const weightOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + rarity(stem), 0);
  const nearest = examples.map(
    (stems) => hadWhere((stem) => stems.includes(stem)) / Math.max(whole, weightOf(stems)),
  );
  return {
    score,
    side,
    topic: had(ofTopic) / whole,
    asked: had(ofAsked) / whole,
    anywhere: had(all) / whole,
    example: Math.max(0, ...nearest),
    title: had(ofTitle) / whole,
    called: calledBy(asked, ofTitle, rarity),
    meant,
  };
}

function calledBy(
  asked: readonly AskedWord[],
  ofTitle: ReadonlySet<string>,
  rarity: (stem: string) => number,
): number {
  const own = new Set(asked.map(({ forms: [stem] }) => stem));
  const same = new Set(asked.flatMap(({ forms }) => forms));
  let [said, whole] = [0, 0];
  for (const stem of ofTitle) {
    const counts = own.has(stem) ? 1 : same.has(stem) ? SAME_COUNTS : 0;
    said += counts * rarity(stem);
    whole += rarity(stem);
  }
  return said / (whole || 1);
}
