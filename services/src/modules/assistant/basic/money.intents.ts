import type { Condition, Size } from '../tools/suggest-price.js';
import type { Route } from './intent.js';

const SIZES: [RegExp, Size][] = [
  [
    /\b(trucks?|pick-?ups?|vans?|minivans?|(three|3)[- ]row|large suv|lifted|suburban|tahoe|yukon|escalade|expedition|navigator|sequoia|f-?[1234]50|super duty|silverado|sierra|ram|tundra|tacoma|titan|frontier|ranger|colorado|canyon|ridgeline|gladiator|maverick|sprinter|transit|promaster|odyssey|sienna|pacifica|carnival)\b/i,
    'large',
  ],
  [
    /\b(suvs?|crossovers?|wagons?|mid-?size|rav-?4|cr-?v|explorer|highlander|pilot|4runner|wrangler|grand cherokee|bronco|equinox|rogue|outback|forester|telluride|palisade|model [xy])\b/i,
    'suv',
  ],
  [/\b(sedan|coupe|hatchback|compact|small car)\b/i, 'car'],
];
const CONDITIONS: [RegExp, Condition][] = [
  [
    /\b(pet|dog|cat) hair|\b(stain(s|ed)?|smoke[rd]?|vomit|mold|very dirty|filthy|trashed|neglected|heavy)\b/i,
    'heavy',
  ],
  [/\b(dirty|muddy|messy|sandy)\b/i, 'dirty'],
  [/\b(clean|kept up|maintained)\b/i, 'clean'],
];

const PRICE =
  /\b(prices?|pricing|costs?|charge|quote|how much (is|are|for|should|do|would)|(going|hourly|usual) rate|rates|fees?|price list|menu|worth)\b/i;
const OURS =
  /\b(our|my|we|i|list|menu|services?|for|detail|coating|wash|wax|correction|restoration)\b/i;
const MENU =
  /\bservices\b.*\b(offer|have|sell|list)\b|^(list|show)( me)? (my|our|the|all)( of)?( my| our)? services\b/i;

export const pricing: Route = ({ topic }) => {
  if (MENU.test(topic)) return { kind: 'prices' };
  if (!PRICE.test(topic) || !OURS.test(topic)) return undefined;
  const size = SIZES.find(([words]) => words.test(topic))?.[1];
  const condition = CONDITIONS.find(([words]) => words.test(topic))?.[1];
  return size || condition ? { kind: 'priceOf', size, condition } : { kind: 'prices' };
};
