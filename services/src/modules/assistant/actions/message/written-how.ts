import { everyOf } from '../../words/every-of.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';
import { requestOf, type Request } from '../request.js';

/** How it is to be written: to whoever writes it, and to nobody else. */
const STYLE = new Phrases(
  everyOf(
    'keep|make',
    'it|this|that',
    'short|simple|brief|friendly|funny|nice|polite|formal|casual',
  ),
  everyOf('be|sound', 'polite|nice|brief|friendly|professional|formal'),
  everyOf('in', 'all caps|caps|one line|one sentence|two sentences|a friendly tone|a nice way'),
  everyOf('with|without|no|add', 'emojis|an emoji|emoji|a smiley|greeting|a greeting'),
  everyOf('without', 'his|her|their', 'name'),
  'politely|formally|friendly tone|in french|in german|in italian|in chinese|in vietnamese',
);
/** What no text takes along. */
const ALONG = new Phrases('attach|cc|bcc|copy|include|adjunta|incluye');
const AND = wordSet('and|y|but|then');
const FEWEST_BEFORE = 3;

/** '… that we are late and keep it short': the request without that, and what was said. */
export function writtenHow({ text, tokens, today, vocabulary }: Request) {
  const at = tokens.findIndex((_, index) => {
    if (index < FEWEST_BEFORE) return false;
    const isStyle = STYLE.lengthAt(tokens, index) === tokens.length - index;
    const isJoined = AND.has(tokens[index - 1]?.word ?? '');
    // 'To bring the key and include the fob' is what they are asked for.
    const isTheirs = tokens.slice(0, index).some(({ word }) => word === 'to');
    return isStyle || (isJoined && !isTheirs && ALONG.lengthAt(tokens, index) > 0);
  });
  if (at < 0) return undefined;
  const end = AND.has(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
  return {
    left: text.slice(tokens[at]?.start).replace(/[.!\s]+$/, ''),
    request: requestOf(text.slice(0, tokens[end]?.end), today, vocabulary),
  };
}
