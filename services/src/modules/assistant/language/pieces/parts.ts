import type { Tag } from '../lexicon/tag.js';
import type { FoundPeriod } from '../periods/index.js';
import type { Span } from './spans.js';

type Of<K extends Tag['kind']> = Extract<Tag, { kind: K }>;

/** Spans of a question, and which of them the plan uses. The answer names the rest. */
export class Parts {
  private readonly used = new Set<Span>();

  constructor(readonly spans: readonly Span[]) {}

  use(...spans: readonly Span[]): void {
    for (const span of spans) this.used.add(span);
  }

  /** The whole question matched one form, so gates don't apply. */
  isWhole = false;

  isUsed(span: Span): boolean {
    return this.used.has(span);
  }

  /** Spans that may have a meaning of this kind, with that meaning. */
  all<K extends Tag['kind']>(kind: K): { span: Span; tag: Of<K> }[] {
    return this.spans.flatMap((span) =>
      span.tags.filter((tag): tag is Of<K> => tag.kind === kind).map((tag) => ({ span, tag })),
    );
  }

  has(kind: Tag['kind']): boolean {
    return this.spans.some(({ tags }) => tags.some((tag) => tag.kind === kind));
  }

  /** Next or previous span that has a meaning. */
  beside(span: Span, step: -1 | 1): Span | undefined {
    let at = this.spans.indexOf(span) + step;
    while (this.spans[at] && isGlueOnly(this.spans[at])) at += step;
    return this.spans[at];
  }

  /** Groups whose words have no other meaning; 'make' is also a verb. */
  groups(): { span: Span; tag: Of<'group'> }[] {
    return this.all('group').filter(
      ({ span: { words, tags } }) =>
        words.length > 1 || !tags.some(({ kind }) => kind === 'glue' || kind === 'measure'),
    );
  }

  periods(): { span: Span; period: FoundPeriod }[] {
    return this.spans.flatMap((span) => (span.period ? [{ span, period: span.period }] : []));
  }

  /** Words without a known meaning. */
  unknown(): string[] {
    return this.unknownSpans().map(({ raw }) => raw);
  }

  unknownSpans(): Span[] {
    return this.spans.filter((span) => isUnknown(span) && !this.used.has(span));
  }

  /** Words that were understood but are missing in the plan. */
  unused(): string[] {
    return this.spans
      .filter((span) => !this.used.has(span) && !isUnknown(span) && !isIdle(span))
      .map(({ raw }) => raw);
  }
}

export const isUnknown = ({ tags, period, number, time, name }: Span) =>
  tags.length === 0 && !period && !number && !time && !name;

const isGlueOnly = (span: Span | undefined) =>
  span !== undefined &&
  span.tags.length > 0 &&
  span.tags.every(({ kind }) => kind === 'glue' || kind === 'only');

const IDLE = new Set<Tag['kind']>(['glue', 'want', 'amount', 'count', 'each', 'also']);

/** 'Done by Friday' does not group; 'per Saturday' does. */
const LINKS = new Set(['by', 'por']);
const isSplit = ({ tags, words }: Span) =>
  tags.some(({ kind }) => kind === 'each') && !LINKS.has(words.join(' '));

/** Whether the span can be ignored without changing the question. */
const isIdle = (span: Span) => !isSplit(span) && span.tags.some(({ kind }) => IDLE.has(kind));
