import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inEnglish } from '../../src/modules/assistant/basic/typed.js';
import { Handbook } from '../../src/modules/assistant/knowledge/handbook.js';
import { Knowledge } from '../../src/modules/assistant/knowledge/knowledge.js';
import type { Ranked } from '../../src/modules/assistant/knowledge/ranking.js';
import type { Certainty } from '../../src/modules/assistant/knowledge/weights.js';
import { BlogService } from '../../src/modules/marketing/index.js';

/** A question with the sections that answer it, judged by somebody who read all sections. */
export interface ArticleCase {
  id: string;
  question: string;
  /** Right sections. Empty if none answers the question. */
  right: string[];
  /** Sections on the same topic that do not answer the question. */
  near: string[];
}

export type ArticleSet = 'tune' | 'held-out';

export interface Judged extends ArticleCase {
  ranked: Ranked[];
  certainty: Certainty;
  confidence: number;
  /** Whether the first result is right, and whether one of the first three is. */
  isRight: boolean;
  isAmongThree: boolean;
}

export const readArticleCases = (set: ArticleSet): ArticleCase[] =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'articles', `${set}.json`), 'utf8'),
  ) as ArticleCase[];

const knowledge = new Knowledge(new Handbook(), new BlogService());
await knowledge.prepare();

/** Results and confidence of each case. Questions without a common word with any section are left out. */
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

/** Whether the first result is neither an answer nor on the topic. */
export const isBeside = ({ isRight, near, ranked: [first] }: Judged): boolean =>
  !isRight && !near.includes(first?.entry.slug ?? '');
