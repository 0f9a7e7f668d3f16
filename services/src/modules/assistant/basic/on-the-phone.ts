import { WHICH } from '../actions/which-words.js';
import type { Workbench } from '../actions/action.js';
import { normalized } from '../language/normalize/normalize.js';
import { Sayings } from '../language/forms/sayings.js';
import { spelled } from '../language/normalize/spelled.js';
import { understand } from '../language/understand.js';
import { escapeMarkdown } from '../words/text.js';
import type { Answer } from '../answers/answer.js';

/** No pronoun, no verb and no noun for anybody: 'she is on the phone' names nobody. */
const NO_NAME =
  'he|she|they|it|this|that|somebody|someone|who|whos|what|which|my|the|a|an|i|we|you|is|are|just|got|have|how|when|where|text|call|put|get|customers?|clients?|nobody|everybody|music|hold|esta';
const NAME = String.raw`(?!(?:${NO_NAME})\b)\p{L}+`;
const CLASSES = {
  got: 'i have|i got|we have|we got|got|have',
  name: String.raw`${NAME}(?: ${NAME})?`,
  line: 'on the phone|on the line|on line 1|on line 2|on line one|on line two|calling|calling in|calling me|calling us|calling right now|al telefono|en el telefono|en la linea|llamando',
} as const;
const CALLS = new Sayings(
  [
    '<so>* {name} is|esta? <line> now|right_now|again?',
    '<so>* {name} just? called now|today|again?',
    '<so>* <got> {name} on_the_phone|on_the_line now?',
  ],
  CLASSES,
);

/** 'Toni is on the phone', of whom nobody is called so: that is said, and no page of the phone of the business. */
export async function callerAnswer(
  question: string,
  { vocabulary, today }: Workbench,
): Promise<Answer | undefined> {
  const name = CALLS.find(spelled(question))?.['name'];
  if (name === undefined) return undefined;
  const { people } = await understand(question, vocabulary, today);
  if (people.length > 0) return undefined;
  const called = name.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const { language } = normalized(question);
  return {
    text: WHICH[language].none(escapeMarkdown(called)),
    sources: [],
    suggestions: [],
    isNo: true,
  };
}
