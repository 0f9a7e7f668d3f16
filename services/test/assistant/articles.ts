import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inEnglish } from '../../src/modules/assistant/basic/typed.js';
import { Handbook } from '../../src/modules/assistant/knowledge/handbook.js';
import { Knowledge } from '../../src/modules/assistant/knowledge/knowledge.js';
import type { Ranked } from '../../src/modules/assistant/knowledge/ranking.js';
import type { Certainty } from '../../src/modules/assistant/knowledge/weights.js';
import { BlogService } from '../../src/modules/marketing/index.js';

/** A question, and the sections that answer it, as somebody judged who read them all. */
export interface ArticleCase {
  id: string;
  question: string;
  /** None, where nothing answers it. */
  right: string[];
  /** About the same, and no answer. */
  near: string[];
}

export type ArticleSet = 'tune' | 'held-out';

export interface Judged extends ArticleCase {
  ranked: Ranked[];
  certainty: Certainty;
  confidence: number;
  /** Whether what was found first is right, and whether one of the first three is. */
  isRight: boolean;
  isAmongThree: boolean;
}

export const readArticleCases = (set: ArticleSet): ArticleCase[] =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'articles', `${set}.json`), 'utf8'),
  ) as ArticleCase[];

const knowledge = new Knowledge(new Handbook(), new BlogService());
await knowledge.prepare();

/** What is found for each, and how sure that is; a question that shares no word with anything is left out. */
export const judged = (cases: readonly ArticleCase[]): Judged[] =>
  cases.flatMap((each) => {
    const question = inEnglish(each.question);
    const { ranked, certainty } = knowledge.measure(question);
    const [first] = ranked;
    if (!first || !certainty) return [];
    const { entries, confidence } = knowledge.nearest(question);
    const isRight = ({ slug }: { slug: string }) => each.right.includes(slug);
    return {
      ...each,
      ...{ ranked, certainty, confidence },
      isRight: isRight(first.entry),
      isAmongThree: entries.some(isRight),
    };
  });

/** What was found first is neither an answer nor about the same. */
export const isBeside = ({ isRight, near, ranked: [first] }: Judged): boolean =>
  !isRight && !near.includes(first?.entry.slug ?? '');
