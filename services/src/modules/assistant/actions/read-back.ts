import type { Answer } from '../answers/answer.js';
import { LEFT, NONE } from '../answers/drafts.texts.js';
import type { Language } from '../plan/plan.js';
import { Phrases } from '../words/phrases.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { says } from './says.js';
import { quoted } from '../answers/records.answers.js';
import { typedOf, type Request } from './request.js';

/** Words that begin an exclusion. A draft without it would do the opposite. */
const CONDITIONS = new Phrases(
  'except|except for|but not|other than|apart from|excluding|all but|everyone but|everybody but|everything but|not|dont|do not|without|unless|if|only if|who hasnt|who havent|that hasnt|that havent|who isnt|who arent|thats not|hasnt confirmed|havent confirmed|only',
  'excepto|salvo|menos|pero no|no|sin|a menos que|si|solo',
);

/** Condition that no draft can express; the request is in the tokens before it. */
export function conditionIn(request: Request): { at: number; said: string } | undefined {
  const found = CONDITIONS.in(request.tokens, 1);
  return found && { at: found.at, said: typedOf(request, request.tokens.slice(found.at)) };
}

/** Refuses the draft, because the condition would be lost. */
export const withoutThat = (said: string, language: Language): Answer =>
  says(NONE[language](quoted([said])), language);

/** Says above the answer, and on each card, which words no card covers. */
export function withLeftFirst(answer: Answer, left: readonly string[], language: Language): Answer {
  const words = [...new Set(left)].filter((each) => each.trim() !== '');
  if (words.length === 0) return answer;
  const remark = LEFT[language](words.map((each) => `“${each}”`).join(', '));
  const cards = answer.cards?.map((card) => ({ ...card, warnings: [remark, ...card.warnings] }));
  return { ...answer, text: `${plain(remark)}\n\n${answer.text}`, cards };
}
