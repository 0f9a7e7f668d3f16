import { folded } from '../language/tokens.js';
import type { Language, Plan } from '../plan/plan.js';

const IS_IN =
  /^\W*(?:and |so |ok |y )*(?:what(?:'?s| is| all is)? (?:actually |all |even |exactly )*(?:in|included in|included with|inside|part of)|what (?:comes|goes) (?:with|in|into)|what (?:does|do) (?:i|we|they|people) get (?:in|with|for)|que (?:incluye|trae|lleva)) (?:an? |the |our |my |el |la |un |una )?/;

export const NOT_LISTED: Record<Language, string> = {
  en: 'What belongs to a service is not written down here. What it costs, and how long it takes:',
  es: 'Lo que incluye un servicio no está anotado aquí. Lo que cuesta y cuánto dura:',
};

/** The service whose parts are asked for, where nothing else is said. */
export function contentsOf(question: string, plan: Plan | undefined): string | undefined {
  const [only, ...others] = plan?.filters ?? [];
  const [service, ...more] = only?.name === 'service' && !only.not ? only.values : [];
  const isPlain = others.length + more.length === 0 && plan?.period === undefined;
  return isPlain && IS_IN.test(folded(question)) ? service : undefined;
}
