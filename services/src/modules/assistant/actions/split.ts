import { questionsIn } from '../language/messages/questions-in.js';
import { normalized } from '../language/normalize/normalize.js';
import { wordSet } from '../words/word-set.js';
import { beginsRequest, CANT_COME } from './heads.js';

const AND = wordSet('and|n|then|y|&|plus|also');
const TELLS = wordSet(
  'text|tell|message|email|remind|let|notify|ask|say|send|write|thank|dile|avisa|manda|mandale',
);
/** Words that continue a message text: 'text Ana that we open and to call us'. */
const OF_TEXT = wordSet('him|her|them|for|if|that|us|me|to|about|how|when');

const MOST = 3;

/** Parts of a message: questions by marks and words, requests by verbs. */
export function partsOfMessage(text: string): string[] {
  const parts = questionsIn(text).flatMap(requestsIn);
  const [first = '', next, ...others] = parts;
  // 'Ana can't make it, move her to Friday': the statement names the customer.
  if (next !== undefined && isTold(first) && begins(next)) return [`${first}, ${next}`, ...others];
  return parts.length > MOST ? [text] : parts;
}

const begins = (part: string) => beginsRequest(normalized(part).tokens);
const isTold = (part: string) =>
  CANT_COME.in(normalized(part).tokens) !== undefined && !begins(part);

function requestsIn(text: string): string[] {
  const { tokens } = normalized(text);
  const isTelling = TELLS.has(tokens[0]?.word ?? '');
  const isHow = wordSet('how|can|should|do|does|como|if|when').has(tokens[0]?.word ?? '');
  const cuts = tokens.flatMap(({ word, start }, at) => {
    const isAnd = AND.has(word) || /[,;.] *$/.test(text.slice(0, start).slice(-2));
    const next = AND.has(word) ? at + 1 : at;
    const verb = tokens[next]?.word ?? '';
    const isText = isTelling && TELLS.has(verb) && OF_TEXT.has(tokens[next + 1]?.word ?? '');
    const isBegun =
      at > 0 && isAnd && beginsRequest(tokens, next) && tokens.length > next + 1 && !isHow;
    return isBegun && !isText && !(isTelling && !TELLS.has(verb) && !isSure(verb))
      ? [{ end: start, start: tokens[next]?.start ?? start }]
      : [];
  });
  const [cut] = cuts;
  if (!cut) return [text];
  const first = text.slice(0, cut.end).replace(/[\s,;.]+$/, '');
  return [first, ...requestsIn(text.slice(cut.start))];
}

/** Verbs that rarely occur in the text of a message. */
const isSure = (verb: string) => wordSet('book|reschedule|cancel|move|mark|raise|lower').has(verb);
