import { Phrases } from '../words/phrases.js';
import { tokensOf } from '../words/tokens.js';
import type { Language } from '../plan/plan.js';
import type { Answer } from '../answers/answer.js';

const AGREES = new Phrases(
  'yes|yeah|yep|yup|sure|ok|okay|please|perfect|great|good|looks good|sounds good|that works|go ahead|go for it|do it|do that|done|send|send it|send that|send them|confirm|confirm it|book it|save|save it|submit|now|confirmed|its confirmed|hold on|hang on|one sec|one moment|wait a sec|thats right|correct|exactly',
  'si|dale|claro|perfecto|bueno|listo|va|esta bien|adelante|hazlo|manda|mandalo|mandala|envialo|enviala|confirmalo|confirmala|confirma|guardalo|guardala|por favor|asi es|correcto',
);

/** 'Yes, send it': nothing but that it is to be done. */
export function agrees(message: string): boolean {
  const words = tokensOf(message);
  return words.length > 0 && AGREES.runAt(words, 0) === words.length;
}

const TEXTS: Record<Language, string> = {
  en: 'The draft above waits for your tap: nothing is sent or saved before you press its button.',
  es: 'El borrador de arriba espera su toque: nada se envía ni se guarda antes de que usted pulse su botón.',
};
/** After a draft it is the person's own tap that does it. */
export const waitsForTap = (language: Language): Answer => ({
  text: TEXTS[language],
  sources: [],
  suggestions: [],
});
