import type { Phrases } from '../../words/phrases.js';
import type { Parts } from './parts.js';
import type { Span } from './spans.js';
import type { WordTokens } from '../../words/tokens.js';

/** Words of the spans as tokens for phrases. */
export const tokensOf = (spans: readonly Pick<Span, 'words'>[]): WordTokens =>
  spans.flatMap(({ words }) => words.map((word) => ({ word })));

export const saysAny = ({ spans }: Pick<Parts, 'spans'>, phrases: Phrases): boolean =>
  phrases.in(tokensOf(spans)) !== undefined;

export const isOne = (span: Pick<Span, 'words'>, phrases: Phrases): boolean =>
  phrases.isAllOf(tokensOf([span]));

export const begins = (span: Pick<Span, 'words'>, phrases: Phrases): boolean =>
  phrases.begin(tokensOf([span]));

/** Last word of the previous span. */
export const wordBefore = (parts: Parts, span: Span) =>
  parts.spans[parts.spans.indexOf(span) - 1]?.words.at(-1) ?? '';
/** First word of the next span. */
export const wordAfter = (parts: Parts, span: Span) =>
  parts.spans[parts.spans.indexOf(span) + 1]?.words[0] ?? '';
