import { normalized } from '../language/normalize/normalize.js';
import { namesIn } from '../language/pieces/names.js';
import { spansOf, type Span } from '../language/pieces/spans.js';
import type { Vocabulary } from '../language/pieces/vocabulary.js';
import type { Language } from '../plan/plan.js';
import { Phrases } from '../words/phrases.js';
import type { Token, WordTokens } from '../words/tokens.js';
import { withClocks } from './clock.js';

/** User message as input of the verbs. */
export interface Request {
  text: string;
  language: Language;
  /** Tokens without polite words at both ends. */
  tokens: readonly Token[];
  /** Date in the time zone of the business. */
  today: string;
  vocabulary: Vocabulary;
}

const POLITE = new Phrases(
  'please|pls|can you|could you|would you|will you|hey|hi|hello|ok|okay|yo|yes|yeah|yep|sure|perfect|great|cool|actually|just|now|then|also|and|so|wait|go ahead and|i want to|i want you to|i need to|i need you to|i need|id like to|i would like to|lets|let us|can we|help me|i have to|is it possible to|any chance to',
  'por favor|porfa|puedes|podrias|me puedes|puede|quiero|necesito|hola|oye|ahora|tambien|y|hay que|tengo que|bueno',
);
const ENDINGS = new Phrases('please|pls|ok|for me', 'por favor|porfa');

export function requestOf(text: string, today: string, vocabulary: Vocabulary): Request {
  const typed = text.normalize('NFC');
  const { language, tokens } = normalized(typed);
  const start = POLITE.runAt(tokens, 0);
  const end = [2, 1].find((length) => ENDINGS.isAllOf(tokens.slice(start).slice(-length)));
  const rest = withClocks(tokens.slice(start, end === undefined ? undefined : -end));
  return { text: typed, language, tokens: rest, today, vocabulary };
}

/** Request with other tokens, and without leading polite words. */
export function withTokens(request: Request, tokens: readonly Token[]): Request {
  return { ...request, tokens: tokens.slice(POLITE.runAt(tokens, 0)) };
}

/** Spans of the tokens, with names looked up. */
export async function spansIn(
  { language, vocabulary }: Request,
  tokens: readonly Token[],
): Promise<Span[]> {
  const own = await vocabulary.own();
  const words = [...tokens];
  const names = await namesIn(words, language, own, vocabulary);
  return spansOf(words, { language, own, names });
}

/** Original text of the tokens. */
export const typedOf = ({ text }: Pick<Request, 'text'>, tokens: readonly Token[]): string =>
  text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);

export const wordsOf = (tokens: WordTokens): string => tokens.map(({ word }) => word).join(' ');

export const cutOut = <T>(all: readonly T[], at: number, length: number): T[] => [
  ...all.slice(0, at),
  ...all.slice(at + length),
];
