import { asksCost } from '../actions/context-words.js';
import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Vocabulary } from '../language/pieces/vocabulary.js';
import type { Answer } from '../answers/answer.js';

const CHARGES = new Phrases(
  everyOf(
    '|and',
    'how much|what',
    'do|does|would|should',
    'we|i|you|it',
    'charge for|get for|ask for|cost|run|go for|sell for',
    'it|that|one|',
  ),
);
const BOLD = /\*\*([^*]+)\*\*/g;

/** 'What is our most popular service, and how much do we charge for it': of the service that was just told. */
export async function priceOfTold(
  question: string,
  last: Answer | undefined,
  vocabulary: Vocabulary,
): Promise<string> {
  const { tokens } = normalized(question);
  if (!last || !(asksCost(question) || CHARGES.isAllOf(tokens))) return question;
  const { services } = await vocabulary.own();
  // Of a ranking the first one.
  const told = [...last.text.matchAll(BOLD)].map(([, name]) => name);
  const first = told.find((each) => services.some(({ name }) => name === each));
  const service = services.find(({ name }) => name === first);
  return service ? `how much is a ${service.name}` : question;
}
