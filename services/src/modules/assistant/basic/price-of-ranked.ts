import { isItsCost } from '../actions/context-words.js';
import { normalized } from '../language/normalize/normalize.js';
import { wordSet } from '../words/word-set.js';
import type { Answer } from '../answers/answer.js';
import { servicesAnswer } from './contents.js';
import { seesPrices } from './own-jobs.js';
import type { Question } from './question.js';

/** 'How much is it' may be what it brought in. */
const OF_PRICE = wordSet('cost~|charge~|price~|cuesta|cobro|cobramos|vale');

/** 'What is our most popular service, and how much do we charge for it': of the one that stands first. */
export async function priceOfRanked({
  text,
  desk,
  language,
}: Question): Promise<Answer | undefined> {
  const { meant, plans, who } = desk;
  const { tokens } = normalized(text);
  const isOfFirst = meant?.group === 'service' && meant.order !== undefined;
  const isAsked = isItsCost(tokens) && tokens.some(({ word }) => OF_PRICE.has(word));
  if (!isOfFirst || !isAsked || !seesPrices(who)) return undefined;
  const { groups } = await plans.run(who, meant);
  const [first] = groups?.rows ?? [];
  return first && servicesAnswer([first.key], desk, language);
}
