import type { Answer } from '../answers/answer.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Language } from '../plan/plan.js';
import { Phrases } from '../words/phrases.js';

const AGREES = new Phrases(
  'yes|yeah|yep|yup|sure|ok|okay|please|perfect|great|good|looks good|sounds good|go ahead|do it|do that|done|send|send it|send that|send them|confirm|confirm it|book it|save|save it|now|thats right|correct',
  'si|dale|claro|perfecto|bueno|listo|va|esta bien|adelante|hazlo|manda|mandalo|envialo|confirmalo|confirma|guardalo|por favor',
);
const WAITS: Record<Language, string> = {
  en: 'The draft above waits for your tap: nothing is sent or saved before you press its button.',
  es: 'El borrador de arriba espera su toque: nada se envía ni se guarda antes de que usted pulse su botón.',
};
/** 'Yes, send it' after a draft: only the button on the card sends it. */
export function agreedAnswer(text: string, language: Language): Answer | undefined {
  const { tokens } = normalized(text);
  const isAgreed = tokens.length > 0 && AGREES.runAt(tokens, 0) === tokens.length;
  return isAgreed ? { text: WAITS[language], sources: [], suggestions: [] } : undefined;
}
