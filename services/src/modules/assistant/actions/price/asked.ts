import { Phrases } from '../../words/phrases.js';
import { readPrice, type PricePlan } from './read.js';
import type { Request } from '../request.js';
import { Sayings } from '../../language/forms/sayings.js';

/** 'What should I charge' asks for advice beside the price. */
const ADVICE = new Phrases('should|deberia|debo');
/** Asks for a price, however it begins. */
const FAIR = new Phrases('fair price|good price|right price|going rate');
/** How to do something is no price. */
const HOW_TO = new Phrases(
  'how do|how can|how to|where do|where can|where is|can i|why|when should|change|what is the best',
  'como|donde|por que|cambiar',
);
const WHAT_IS = new Phrases('what is a|what is an');
/** 'What's a ceramic cost' */
const COSTS = new Sayings(['cost|costs|price|going_for|run'], {}, 'end');

/** What asks for a price, and for nothing else. */
export async function readAskedPrice(request: Request): Promise<PricePlan | undefined> {
  const { tokens } = request;
  const isFair = FAIR.in(tokens) !== undefined;
  if (ADVICE.in(tokens) || (HOW_TO.lengthAt(tokens, 0) > 0 && !isFair)) return undefined;
  const plan = await readPrice(request);
  // 'What is a ceramic' asks what that is, 'what is a full for an SUV' what it costs.
  const isOpen = WHAT_IS.lengthAt(tokens, 0) > 0 && !isFair && !COSTS.says(tokens);
  return isOpen && plan?.size === undefined ? undefined : plan;
}
