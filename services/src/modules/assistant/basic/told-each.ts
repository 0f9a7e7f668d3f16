import { messageHead } from '../actions/message/heads.js';
import { Phrases } from '../words/phrases.js';
import { requestOf } from '../actions/request.js';
import type { Workbench } from '../actions/action.js';
import { namesIn } from '../language/pieces/names.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Part } from '../language/messages/requests-in.js';
import { wordSet } from '../words/word-set.js';

const AND = wordSet('and|y|n|&');
/** What may be told behind a name: 'Ana that we are late', 'Ana about Monday', 'a Ana que vamos tarde'. */
const TOLD = new Phrases(
  'that|about|to|his|her|their|hes|shes|were|we|we are|im|i am',
  'que|lo de|lo del|sobre',
);
const ALSO = new Phrases('too|also|as well|likewise', 'tambien|igual');

/** 'Text Ana her car is ready and Bo that we are late': to each their own, and no name of one in the text of the other. */
export async function toldEach(
  message: string,
  { vocabulary, today }: Workbench,
): Promise<Part[] | undefined> {
  const typed = message.normalize('NFC');
  if (!messageHead(requestOf(typed, today, vocabulary))) return undefined;
  const { tokens, language } = normalized(typed);
  const names = await namesIn([...tokens], language, await vocabulary.own(), vocabulary);
  const people = [...names]
    .filter(([, { tag }]) => tag.kind === 'customer')
    .map(([at, { length }]) => ({ at, end: at + length }))
    .toSorted((one, other) => one.at - other.at);
  const [first, ...others] = people;
  if (!first) return undefined;
  const from = (at: number) => typed.slice(tokens[at]?.start);
  const until = (at: number) => typed.slice(0, tokens[at - 1]?.end);
  for (const { at, end } of others) {
    const and = tokens[at - 1]?.word === 'a' ? at - 2 : at - 1;
    const isSecond = AND.has(tokens[and]?.word ?? '') && and > first.end;
    const isAlso = end < tokens.length && ALSO.isAllOf(tokens.slice(end));
    if (!isSecond || !(isAlso || TOLD.lengthAt(tokens, end) > 0)) continue;
    const head = until(first.at).replace(/^let$/i, 'tell');
    const same = typed.slice(tokens[first.end]?.start, tokens[and - 1]?.end);
    const own = isAlso
      ? `${typed.slice(tokens[at]?.start, tokens[end - 1]?.end)} ${same}`
      : from(at);
    return [until(and), `${head} ${own}`].map((text) => ({ text, isRequest: true }));
  }
  return undefined;
}
