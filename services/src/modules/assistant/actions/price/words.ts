import { everyOf } from '../../words/every-of.js';
import type { Condition, Size } from '../../tools/suggest-price.js';
import type { Language } from '../../plan/plan.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';

/** How big a vehicle is, by what it is called. */
export const SIZES: readonly [Phrases, Size][] = [
  [
    new Phrases(
      'truck|trucks|pick up|pickup|pickups|van|vans|minivan|minivans|crew cab|quad cab|extended cab|dually|three row|3 row|three row suv|3 row suv|large suv|big suv|lifted jeep|suburban|tahoe|yukon|escalade|expedition|navigator|sequoia|f 150|f150|f 250|f250|f 350|f350|super duty|silverado|sierra|ram 1500|ram 2500|ram 3500|ram|tundra|tacoma|titan|frontier|ranger|colorado|canyon|ridgeline|gladiator|maverick|sprinter|transit|promaster|odyssey|sienna|pacifica|carnival',
      'camioneta grande|troca grande|camioneta|camionetas|troca|trocas|furgoneta|camion',
    ),
    'large',
  ],
  [
    new Phrases(
      'suv|suvs|crossover|crossovers|wagon|wagons|midsize|mid size|rav 4|rav4|cr v|crv|explorer|highlander|pilot|4runner|wrangler|grand cherokee|bronco|equinox|rogue|outback|forester|telluride|palisade|model x|model y',
      'todoterreno',
    ),
    'suv',
  ],
  [
    new Phrases('sedan|sedans|coupe|hatchback|compact|small car|car', 'sedan|auto|carro chico'),
    'car',
  ],
];
/** A size as it is said again, behind a service. */
export const SIZE_WORDS: Record<
  Language,
  { lead: string; of: string; names: Record<Size, string> }
> = {
  en: { lead: 'for a', of: 'for a', names: { large: 'truck', suv: 'suv', car: 'car' } },
  es: { lead: 'para un', of: 'para', names: { large: 'troca', suv: 'suv', car: 'sedan' } },
};
/** How dirty it is. */
export const CONDITIONS: readonly [Phrases, Condition][] = [
  [
    new Phrases(
      everyOf('full of|covered in|loaded with|lots of|with', 'pet hair|dog hair|cat hair|stains'),
      'pet hair|dog hair|cat hair|stain|stains|stained|smoke|smoker|smoked|vomit|mold|very dirty|really dirty|filthy|trashed|neglected|heavy|heavily soiled',
      'pelo de perro|pelo de gato|manchas|manchado|humo|vomito|moho|muy sucio|muy sucia',
    ),
    'heavy',
  ],
  [new Phrases('dirty|muddy|messy|sandy', 'sucio|sucia|lodo|lodoso'), 'dirty'],
  [new Phrases('clean|kept up|maintained|well maintained', 'limpio|limpia|cuidado'), 'clean'],
];

/** What of these the words name, and the words without it. */
export function taken<T>(tokens: Request['tokens'], all: readonly [Phrases, T][]) {
  for (const [phrases, value] of all) {
    const found = phrases.in(tokens);
    if (!found) continue;
    const { at, length } = found;
    return { value, rest: [...tokens.slice(0, at), ...tokens.slice(at + length)] };
  }
  return { value: undefined, rest: [...tokens] };
}
