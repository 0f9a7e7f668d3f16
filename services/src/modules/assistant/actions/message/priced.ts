import type { Span } from '../../language/pieces/spans.js';
import type { Token } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';
import { leftOf, meaningsOf, type Request } from '../request.js';
import { OFFERS } from './heads.js';

const PRICE = new Phrases(
  'price|prices|pricing|cost|costs|rate|quote|estimate|how much',
  'precio|precios|costo|cuanto|cotizacion',
);
const LIST = new Phrases(
  'the|our|my|a|price list|prices|pricing|price sheet|list of prices|full price list|current|all|of|to|for|services',
  'la|los|las|el|lista de precios|precios|nuestros|mis|todos',
);
const FILLER = new Phrases(
  'the|a|an|of|for|on|to|our|my|is|are|what|would|be|cost|costs|her|his|their|car|truck|suv|vehicle|detail|service|and|with|plus|please|price|prices|quote|estimate|rate|list|how|much|him|them',
  'el|la|los|las|de|del|un|una|para|por|su|carro|y|precio|precios|cuanto|cuesta|servicio',
);

/** 'The price of a full detail': the services whose price is to be told, where nothing else is said; none of them is the whole list. */
export async function pricedIn(
  request: Request,
  { before, after }: Record<'before' | 'after', readonly Token[]>,
  head: string,
): Promise<readonly string[] | undefined> {
  const tokens = [...before, ...after];
  if (!PRICE.in(tokens) && !OFFERS.has(head)) return undefined;
  // The whole list.
  if (tokens.length > 0 && LIST.runAt(tokens, 0) === tokens.length) return [];
  const spans = await meaningsOf(request, tokens);
  const named = spans.filter(({ name }) => name?.kind === 'service');
  if (named.length === 0 || leftOf(spans, new Set<Span>(named), FILLER).length > 0)
    return undefined;
  return named.flatMap(({ name }) => (name?.kind === 'service' ? name.names : []));
}
