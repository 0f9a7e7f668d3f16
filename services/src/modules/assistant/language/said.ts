import type { Phrases } from '../actions/phrases.js';
import type { Parts } from './parts.js';
import type { Span } from './spans.js';
import type { WordTokens } from './tokens.js';

/** The words of pieces in a row, for phrases. */
export const tokensOf = (spans: readonly Pick<Span, 'words'>[]): WordTokens =>
  spans.flatMap(({ words }) => words.map((word) => ({ word })));

/** Whether one of the phrases stands somewhere in a question. */
export const saysAny = ({ spans }: Pick<Parts, 'spans'>, phrases: Phrases): boolean =>
  phrases.in(tokensOf(spans)) !== undefined;

/** Whether a piece of a question is one of the phrases. */
export const isOne = (span: Pick<Span, 'words'>, phrases: Phrases): boolean =>
  phrases.isAllOf(tokensOf([span]));

/** Whether it begins with one. */
export const begins = (span: Pick<Span, 'words'>, phrases: Phrases): boolean =>
  phrases.begin(tokensOf([span]));
