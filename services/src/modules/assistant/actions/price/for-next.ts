import type { Language } from '../../plan/plan.js';
import { lastPlanOf } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { readPrice } from './read.js';
import { followPrice } from './index.js';
import type { Request } from '../request.js';
import { namedAt } from '../whom/named.js';

const FOR: Record<Language, Phrases> = {
  en: new Phrases('for|and for|what about for|how about for|how much for|ok for|so for'),
  es: new Phrases('para|y para|y a|cuanto para'),
};
const PRICE: Record<Language, (service: string, name: string) => string> = {
  en: (service, name) => `price of ${service} for ${name}`,
  es: (service, name) => `precio de ${service} para ${name}`,
};

/** 'For Victor Ibarra', after what one service costs: what it costs them. */
export async function pricedForSomebody(
  request: Request,
  before: readonly Request[],
): Promise<string | undefined> {
  const { tokens, language } = request;
  const lead = FOR[language].lengthAt(tokens, 0);
  if (lead === 0) return undefined;
  const plan = await lastPlanOf({ read: readPrice, follow: followPrice }, before);
  const [service, ...others] = plan?.services ?? [];
  if (service === undefined || others.length > 0) return undefined;
  const found = await namedAt({ ...request, at: lead, mayBeName: true });
  if (found?.from !== lead || found.to !== tokens.length) return undefined;
  const name = tokens.slice(lead).map(({ raw }) => raw);
  return PRICE[language](service, name.join(' '));
}
