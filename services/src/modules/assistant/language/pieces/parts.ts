import type { Tag } from '../lexicon/tag.js';
import type { FoundPeriod } from '../periods/index.js';
import type { Span } from './spans.js';

type Of<K extends Tag['kind']> = Extract<Tag, { kind: K }>;

/** A question's spans, and which of them the plan has used: what is left over is said. */
export class Parts {
  private readonly used = new Set<Span>();

  constructor(readonly spans: readonly Span[]) {}

  use(...spans: readonly Span[]): void {
    for (const span of spans) this.used.add(span);
  }

  /** All of it was read as one sentence: no word is left for a gate. */
  isWhole = false;

  isUsed(span: Span): boolean {
    return this.used.has(span);
  }

  /** Spans that may mean something of this kind, with that meaning. */
  all<K extends Tag['kind']>(kind: K): { span: Span; tag: Of<K> }[] {
    return this.spans.flatMap((span) =>
      span.tags.filter((tag): tag is Of<K> => tag.kind === kind).map((tag) => ({ span, tag })),
    );
  }

  has(kind: Tag['kind']): boolean {
    return this.spans.some(({ tags }) => tags.some((tag) => tag.kind === kind));
  }

  /** The span before or after, those without meaning skipped. */
  beside(span: Span, step: -1 | 1): Span | undefined {
    let at = this.spans.indexOf(span) + step;
    while (this.spans[at] && isGlueOnly(this.spans[at])) at += step;
    return this.spans[at];
  }

  /** Ways to split that are no other word as well: 'make' is a verb, too. */
  groups(): { span: Span; tag: Of<'group'> }[] {
    return this.all('group').filter(
      ({ span: { words, tags } }) =>
        words.length > 1 || !tags.some(({ kind }) => kind === 'glue' || kind === 'measure'),
    );
  }

  periods(): { span: Span; period: FoundPeriod }[] {
    return this.spans.flatMap((span) => (span.period ? [{ span, period: span.period }] : []));
  }

  /** Words that nothing is known of. */
  unknown(): string[] {
    return this.unknownSpans().map(({ raw }) => raw);
  }

  unknownSpans(): Span[] {
    return this.spans.filter((span) => isUnknown(span) && !this.used.has(span));
  }

  /** What was understood and has no place in the plan. */
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

/** 'Done by Friday' splits nothing; 'per Saturday' does, or it is said. */
const LINKS = new Set(['by', 'por']);
const isSplit = ({ tags, words }: Span) =>
  tags.some(({ kind }) => kind === 'each') && !LINKS.has(words.join(' '));

/** May be left out without changing what is asked. */
const isIdle = (span: Span) => !isSplit(span) && span.tags.some(({ kind }) => IDLE.has(kind));
