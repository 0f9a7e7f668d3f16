import type { Answer } from '../answers/answer.js';
import { LEFT, NONE } from '../answers/drafts.texts.js';
import type { Language } from '../plan/plan.js';
import { Phrases } from '../words/phrases.js';
import { says } from './says.js';
import { quoted } from '../answers/records.answers.js';
import { typedOf, type Request } from './request.js';

/** Whom, or when, it is not to be: a draft of the rest would be of the contrary. */
const CONDITIONS = new Phrases(
  'except|except for|but not|other than|apart from|excluding|all but|everyone but|everybody but|everything but|not|dont|do not|without|unless|if|only if|who hasnt|who havent|that hasnt|that havent|who isnt|who arent|thats not|hasnt confirmed|havent confirmed|only',
  'excepto|salvo|menos|pero no|no|sin|a menos que|si|solo',
);

/** A condition that a draft cannot keep, as it was typed; the tokens before it are the request. */
export function conditionIn(request: Request): { at: number; said: string } | undefined {
  const found = CONDITIONS.in(request.tokens, 1);
  return found && { at: found.at, said: typedOf(request, request.tokens.slice(found.at)) };
}

/** A draft without that would be another one. */
export const withoutThat = (said: string, language: Language): Answer =>
  says(NONE[language](quoted([said])), language);

/** The answer, with what the request says and no card has said first. */
export function withLeftFirst(answer: Answer, left: readonly string[], language: Language): Answer {
  const words = [...new Set(left)].filter((each) => each.trim() !== '');
  return words.length === 0
    ? answer
    : { ...answer, text: `${LEFT[language](quoted(words))}\n\n${answer.text}` };
}
