import type { AskedWord } from './asked-words.js';
import type { Stems } from './stems.js';

/** Features of an entry for a question. Shares are weighted by the rarity of the words. */
export interface Features {
  /** Search score, relative to the best entry's. */
  score: number;
  /** Share of the question in the title and keywords. */
  topic: number;
  /** Share of the question in the title, keywords and example questions. */
  asked: number;
  /** Share of the question anywhere in the entry. */
  anywhere: number;
  /** Overlap with the nearest example question, relative to the heavier of the two. */
  example: number;
  /** Share of the question in the title. */
  title: number;
  /** Whether the entry is on the question's side, product or trade: 1 surely, -1 surely not. */
  side: number;
  /** Share of the title in the question. A section whose whole title is asked is the answer. */
  called: number;
  /** Probability that the second opinion gives the entry. */
  meant: number;
}

/** Weight of a title word that is only a synonym of a word in the question. */
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
