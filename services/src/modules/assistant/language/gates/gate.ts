import { MEASURES } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';

/** A question, and the plan that was made of it. */
export interface Understood {
  parts: Parts;
  plan: Plan;
  today: string;
}

/** Words that seem to be no part of what is asked, and change it: one sort of them. */
export interface Gate {
  name: string;
  /** They are not known, rather than in no place: an article may answer what the records do not. */
  areStrange?: true;
  /** Those that the plan does not answer. */
  leaves(understood: Understood): readonly Span[];
}

export const isPlainWord = ({ tags }: Span) =>
  tags.some(({ kind }) => kind === 'glue' || kind === 'also');
export const isOf = (span: Span, words: ReadonlySet<string>) =>
  span.words.some((word) => words.has(word));
export const having = (parts: Parts, words: ReadonlySet<string>) =>
  parts.spans.filter((span) => isOf(span, words));
export const hasFilter = ({ filters }: Plan, name: string) =>
  filters.some((each) => each.name === name);
export const unitOf = ({ measure }: Plan) => MEASURES.find(({ name }) => name === measure)?.unit;

/** 'Left after the first visit' says how often somebody was here. */
export const saysVisit = ({ tags }: Span) =>
  tags.some((tag) => tag.kind === 'value' && tag.filter === 'visit');
