import { MEASURES } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';

/** Question and the plan made of it. */
export interface Understood {
  parts: Parts;
  plan: Plan;
  today: string;
}

/** Words that change the question and that the plan ignores. */
export type Gate = (understood: Understood) => readonly Span[];

export const isPlainWord = ({ tags }: Span) =>
  tags.some(({ kind }) => kind === 'glue' || kind === 'also');
export const isOf = (span: Span, words: ReadonlySet<string>) =>
  span.words.some((word) => words.has(word));
export const having = (parts: Parts, words: ReadonlySet<string>) =>
  parts.spans.filter((span) => isOf(span, words));
export const unitOf = ({ measure }: Plan) => MEASURES.find(({ name }) => name === measure)?.unit;
