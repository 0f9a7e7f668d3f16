import { Phrases } from '../words/phrases.js';
import type { ChatTurn } from '../dto/chat.dto.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';
import type { Language } from '../plan/plan.js';
import type { Understanding } from '../language/understanding.js';
import { QUICK_QUESTIONS, unknownIn } from './fixed.texts.js';
import type { Answer } from './answer.js';

export const quoted = (words: readonly string[]) =>
  words.map((word) => `“${plain(word)}”`).join(', ');

const WORDS: Record<
  Language,
  { unknown(words: string): string; unused(words: string): string; suggestions: string[] }
> = {
  en: {
    unknown: (words) =>
      `I don't know what ${words} means here. Please say it another way, or ask without it.`,
    unused: (words) =>
      `I understood ${words}, but I can't combine it with the rest of this question yet. Please ask another way, or leave it out.`,
    suggestions: QUICK_QUESTIONS.slice(2),
  },
  es: {
    unknown: (words) =>
      `No sé qué significa ${words} aquí, y sin eso respondería a otra pregunta. Dígalo con otras palabras, o pregunte sin eso.`,
    unused: (words) =>
      `Entendí ${words}, pero todavía no puedo combinarlo con el resto de la pregunta, y no lo dejo fuera sin decirlo. Pregunte de otra manera.`,
    suggestions: ['¿Qué hay hoy?', '¿Cuánto gané este mes?'],
  },
};

const CHOICE = /^(?:Which appointment\?|¿Cuál cita\?)/;
/** Whether the last answer asked which appointment is meant. */
export const foundChoice = (last: ChatTurn | undefined) =>
  last?.role === 'assistant' && CHOICE.test(last.content);

const MESSAGE = /^(?:A draft for|Un borrador para|\*\*\d+ (?:drafts?|borrador))/;
const CARD =
  /^(?:Here is a draft|Aquí está el borrador|(?:Cancel|¿Cancelar|Mark|¿Marcar|Start|¿Empezar) \*\*|\*\*\d+ (?:moves|cambios|cancellations|cancelaciones)\b)|\n- (?:Then|Después): \*\*|on the calendar until you|en el calendario hasta que/;
/** Start of a remark about an earlier draft. */
const WAITS = /^(?:The draft above waits|El borrador de arriba)/;
/** Whether the last draft was of an appointment. */
export const foundCard = (history: readonly ChatTurn[]): boolean =>
  CARD.test(
    history.findLast(
      ({ role, content }) => role === 'assistant' && !MESSAGE.test(content) && !WAITS.test(content),
    )?.content ?? '',
  );

/** Whether the last answer was a draft. */
export const foundDraft = (last: ChatTurn | undefined): boolean =>
  last?.role === 'assistant' && [MESSAGE, CARD, WAITS].some((each) => each.test(last.content));

const ASIDE: Record<Language, (said: string) => string> = {
  en: (said) => `I didn't do anything with ${said}.`,
  es: (said) => `No hice nada con ${said}.`,
};
const ASKED = new Phrases(
  'what|which|who|when|how|cuanto|cuanta|cuantos|cuantas|quien|cual|cuando',
);
const ASKS = new Phrases(
  everyOf(
    'and|y|',
    'where|why|is|are|was|were|do|does|did|can|could|will|would|has|have|any|show|list|find|quienes|que|cuales|donde|hay',
  ),
);
const asks = (words: WordTokens) => ASKS.begin(words) || ASKED.in(words) !== undefined;

/**
 * Replaces 'I don't know' by a short remark for a part of a message that is no question. Another part must have an
 * answer.
 */
export function withoutAsides(
  message: string,
  questions: readonly string[],
  answers: readonly Answer[],
): Answer[] {
  if (!answers.some(({ told, cards }) => told ?? cards)) return [...answers];
  return answers.map((answer, at) => {
    const question = questions[at] ?? '';
    const isAsked = asks(spelled(question)) || message.includes(`${question}?`);
    if (answer.isNo !== true || isAsked) return answer;
    const text = ASIDE[normalized(question).language](quoted([question]));
    return { ...answer, text, sources: [] };
  });
}

/**
 * Answer to a question with unknown or unused words. It has no figure, because the figure could ignore a condition.
 */
export function notUnderstood({ language, unknown, unused }: Understanding): Answer {
  const words = WORDS[language];
  if (unknown.length + unused.length === 0) return unknownIn(language);
  const text = unknown.length > 0 ? words.unknown(quoted(unknown)) : words.unused(quoted(unused));
  return { text, sources: [], suggestions: words.suggestions, isNo: true };
}
