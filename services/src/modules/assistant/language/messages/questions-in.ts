import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { tokensOf, type Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

/** Maximum of parts; a message with more is read as one. */
const MOST = 3;

const AND = new Phrases('and also|and then|and|n|&|plus|also', 'y tambien|y luego|y');
const COUNT = new Phrases('how many|how much', 'cuanto|cuanta|cuantos|cuantas');
const QUESTION = new Phrases(
  'how|hows|what|whats|wat|when|whens|who|whos|which|where|wheres|is there|any',
  everyOf('do|did|am|are|is|was|were|have|has|can|could', 'i|we|you|there|it|he|she|they|any'),
  everyOf('his|her|their', 'next|last|number|phone|email|address|total'),
  'quien|quienes|que|cual|cuando|donde|a que hora|hay|tengo|tenemos',
);
const REQUEST = new Phrases(
  'book|schedule|reschedule|cancel|move|push|mark|text|tell|message|email|remind|call|show|list|draft',
  'agenda|reserva|cancela|mueve|manda|mandale|avisa|avisale|dile|escribe|muestra',
);
/** Words before 'who' and 'that' in the same sentence. */
const CONTINUES = wordSet('that|which|who|whom|people|customers|clients|anyone|everyone');
/** Words of a comparison, in which 'which' refers to the things just named. */
const COMPARES = wordSet('or|vs|versus|than|against|compared|more|better');
const LEAD = new Phrases('ok|okay|so|well|yeah|alright|and|bueno|oye|y');
const TITLES = wordSet('mr|mrs|ms|dr|st');
/** Verbs of a message, whose text may hold questions: 'text Ana and ask when she can come'. */
const MESSAGE = new Phrases(
  'text|tell|message|email|remind|ask|write|send|let',
  'manda|mandale|avisa|avisale|dile|escribe|preguntale',
);
/** Verbs whose questions are for the recipient. */
const ASKS = wordSet('ask|preguntale');
const IS = wordSet('is|are|was|were|do|does|did|has|have|will|can|es|son|tiene|tengo');
/** A question that starts with its verb is a part: 'Tell Ana I'm late and is Bo coming'. */
const isOfItsOwn = (words: readonly Token[], at: number) =>
  QUESTION.lengthAt(words, at) > 0 && words.slice(at, at + 3).some(({ word }) => IS.has(word));
const POLITE = new Phrases('please|can you|could you|will you|just|por favor|puedes');

const begins = (words: readonly Token[], at: number) =>
  COUNT.lengthAt(words, at) > 0 ||
  QUESTION.lengthAt(words, at) > 0 ||
  REQUEST.lengthAt(words, at) > 0;

interface Message {
  text: string;
  words: readonly Token[];
}

function endsBefore({ text, words }: Message, at: number): boolean {
  const gap = text.slice(words[at - 1]?.end, words[at]?.start);
  const isName = TITLES.has(words[at - 1]?.word ?? '') || !/^\p{Lu}/u.test(words[at]?.raw ?? '');
  return /[?!]\s|\n/.test(gap) || (/^\.\s/.test(gap) && !isName);
}

/** Start of a part at this word or after its 'and', if there is one. */
function nextAt({ text, words }: Message, from: number, at: number): number | undefined {
  const gap = text.slice(words[at - 1]?.end, words[at]?.start).trim();
  if (gap !== '' && gap !== ',') return undefined;
  const and = AND.lengthAt(words, at);
  const isComma = gap === ',';
  if (and === 0 && !isComma) return undefined;
  const verb = from + POLITE.runAt(words, from);
  const isMessage = MESSAGE.lengthAt(words, verb) > 0;
  const isText = isMessage && (ASKS.has(words[verb]?.word ?? '') || !isOfItsOwn(words, at + and));
  if (isText) return undefined;
  const part = words.slice(from, at).map(({ word }) => word);
  const isOfSame = CONTINUES.has(part.at(-1) ?? '') || part.some((word) => COMPARES.has(word));
  const start = at + and;
  if (!begins(words, start) || isOfSame) return undefined;
  // 'And how many' continues the previous part, so it keeps its 'and'.
  return COUNT.lengthAt(words, start) > 0 ? at : start;
}

/** Questions and requests of a message, in order. */
export function questionsIn(message: string): string[] {
  const text = message.normalize('NFC');
  const words = tokensOf(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    const next = endsBefore({ text, words }, at) ? at : nextAt({ text, words }, from, at);
    if (next === undefined || LEAD.runAt(words.slice(from, at), 0) === at - from) continue;
    parts.push(text.slice(words[from]?.start, words[at - 1]?.end));
    from = next;
    at = next;
  }
  parts.push(text.slice(from === 0 ? 0 : words[from]?.start).trim());
  return parts.length > MOST ? [message] : parts.filter((part) => part !== '');
}
