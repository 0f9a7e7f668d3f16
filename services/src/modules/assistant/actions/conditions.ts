import { everyOf } from '../words/every-of.js';
import { wordSet } from '../words/word-set.js';
import type { Language } from '../plan/plan.js';
import { Phrases } from '../words/phrases.js';
import type { Request } from './request.js';

const IF: Record<Language, Phrases> = {
  en: new Phrases(
    everyOf('only|but only|', 'if|provided|provided that|as long as|assuming|in case'),
    everyOf('once|as soon as|after|until', 'he|she|they', 'confirms|confirm|pays|pay|says|say'),
  ),
  es: new Phrases('si|solo si|siempre que|siempre y cuando|en caso de que'),
};
/** These ask no more than every draft looks at, or go on from what was said. */
const IF_IT_FITS: Record<Language, Phrases> = {
  en: new Phrases(
    'if so|if not|if possible|if available|if at all possible|if need be|if needed',
    everyOf('if', 'you|we|i', 'can|could|have time|have room'),
    everyOf('if', 'that is|that|thats|it is|its|it', 'works|fits|ok|okay|fine|possible|free|open'),
    everyOf('if', 'there is|theres|we have', 'room|space|time|a spot|a slot|an opening'),
  ),
  es: new Phrases('si no|si es posible|si se puede|si puedes|si hay lugar|si hay espacio'),
};
/** 'See if she can come' asks, and sets no condition. */
const ASKS = wordSet('see|check|ask|find|out|know|whether|even|wonder|wondering|ver|pregunta');

/** 'Cancel her if it rains': on what it depends, to the end; nobody here can wait for it. */
export function conditionIn({ tokens, text, language }: Request): string | undefined {
  const at = tokens.findIndex(
    (_, index) =>
      IF[language].lengthAt(tokens, index) > 0 &&
      IF_IT_FITS[language].lengthAt(tokens, index) === 0 &&
      !ASKS.has(tokens[index - 1]?.word ?? '') &&
      // 'Sí, agenda a Ana'
      (language === 'en' || index > 0),
  );
  return at < 0 ? undefined : text.slice(tokens[at]?.start);
}
