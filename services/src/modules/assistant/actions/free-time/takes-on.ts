import { memberAt } from '../../language/pieces/crew-members.js';
import { requestOf, type Request } from '../request.js';
import { wordSet } from '../../words/word-set.js';
import { normalized } from '../../language/normalize/normalize.js';
import { Sayings } from '../../language/forms/sayings.js';

/** 'Can Ana come in on Friday at 1' */
export const CAN = wordSet('can|could|puede|podria|puedo|podemos|podriamos');
/** 'When can we take a truck for an interior': what could be taken on, whatever the verb. */
const WE = wordSet('i|we|you|somebody|someone|anybody|anyone|alguien');
const TAKES = wordSet(
  'do|take|start|get|book|schedule|handle|manage|bring|slot|put|accept|hacer|tomar|agendar|atender',
);
/** 'Can you' is polite before a request: of these verbs the shop is asked whether it could. */
const CAN_YOU = new Sayings(['can|could you|u|ya|you_guys do|take|handle|manage'], {}, 'start');

const isNumber = (word: string) => wordSet('one|two|three').has(word) || /^\d+$/.test(word);
const CREW = wordSet('van|bay|crew|rig|bahia');
/** 'Can van 1 take a ceramic', 'can the bay do two': how many words name the crew. */
function crewAt(tokens: Request['tokens'], at: number): number {
  const start = tokens[at]?.word === 'the' ? 1 : 0;
  if (!CREW.has(tokens[at + start]?.word ?? '')) return 0;
  return start + (isNumber(tokens[at + start + 1]?.word ?? '') ? 2 : 1);
}

/** Where it is asked whether something could be taken on. */
export function takesOn({ text, tokens }: Request) {
  if (CAN_YOU.says(normalized(text).tokens)) return { at: 0, length: 1 };
  const at = tokens.findIndex(({ word }) => CAN.has(word));
  const length = WE.has(tokens[at + 1]?.word ?? '') ? 2 : 1 + crewAt(tokens, at + 1);
  const isTaken = at >= 0 && TAKES.has(tokens[at + length]?.word ?? '');
  if (!isTaken) return undefined;
  // The crew is a condition of its own.
  return crewAt(tokens, at + 1) > 0 ? { at: at + length, length: 1 } : { at, length: length + 1 };
}

/** 'Can Jordan take a job at 3': the van that one of our own is on. */
export async function withCrewOf(request: Request): Promise<Request> {
  const { tokens, language, today, vocabulary } = request;
  if (!CAN.has(tokens[0]?.word ?? '')) return request;
  const member = memberAt(tokens, 1, (await vocabulary.own()).crews);
  const [crew, ...others] = member?.tag.kind === 'crew' ? member.tag.names : [];
  const isOfOne = member && crew !== undefined && others.length === 0;
  if (!isOfOne || !TAKES.has(tokens[1 + member.length]?.word ?? '')) return request;
  const words = tokens.map(({ raw }) => raw);
  words.splice(1, member.length, crew);
  return { ...requestOf(words.join(' '), today, vocabulary), language };
}
