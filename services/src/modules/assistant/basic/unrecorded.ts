import { normalized } from '../language/normalize/normalize.js';
import type { Language } from '../plan/plan.js';
import { said } from '../answers/fixed.texts.js';
import type { Answer } from '../answers/answer.js';
import { UNRECORDED, type Unrecorded } from './unrecorded-words.js';

/** Of what is on the shelf, or in another shop, no article is either, however near one seems. */
export const nowhereAnswer = (question: string): Answer | undefined =>
  saidOf(question, ({ isWhatever }) => isWhatever === true);

const TEXTS: Record<Language, (names: string) => string> = {
  en: (names) => `I don't know that: there is no record of ${names} here yet.`,
  es: (names) => `Eso no lo sé: aquí todavía no se registra nada de ${names}.`,
};

/** An honest no that says why; `isSure` where no other reading of the words is right either, where a question is about what nobody writes down here. */
export function unrecordedAnswer(question: string, isSure = false): Answer | undefined {
  return saidOf(question, ({ isAlways }) => isAlways === true || !isSure);
}

const WHY: Record<Language, string> = { en: 'why was that', es: 'por que fue eso' };
/** Why days were as they were, in whatever words it is asked. */
export const whyAnswer = (language: Language): Answer | undefined =>
  unrecordedAnswer(WHY[language]);

function saidOf(question: string, isMeant: (kind: Unrecorded) => boolean): Answer | undefined {
  const { language, tokens } = normalized(question);
  const found = UNRECORDED.find((kind) => isMeant(kind) && kind.words.in(tokens) !== undefined);
  return found && said(TEXTS[language](found.name[language]), question);
}
