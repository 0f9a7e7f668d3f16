import { isSpanName } from '../days.js';
import type { Condition, Size } from '../tools/suggest-price.js';
import type { Route } from './intent.js';
import { whenIn } from './when.js';

const COMPARING =
  /\b(compare[ds]?|comparison|versus|vs\.?|better than|worse than|more than|less than|against|beat(s|en)?|ahead of|behind)\b/i;

export const comparison: Route = ({ text, today }) => {
  if (!COMPARING.test(text)) return undefined;
  const sides = text.split(
    /\b(?:with|to|and|versus|vs\.?|against|than|beat(?:s|en)?|ahead of|behind)\b/i,
  );
  const [first, second] = sides
    .map((side) => whenIn(side.replace(/[?.!]+$/, ''), today, 'past')?.span.when)
    .filter((each) => each !== undefined);
  if (first && second) return { kind: 'compare', first, second };
  // 'More than last month' means this one, up to now.
  const current = first?.startsWith('last_') ? first.replace('last_', 'this_') : '';
  return first && isSpanName(current)
    ? { kind: 'compare', first: current, second: first }
    : undefined;
};

export const topServices: Route = ({ text, topic, today }) =>
  /\b(best|top|most (popular|profitable|booked)|which|what|biggest)\b.{0,25}\bservices?\b.*|\bservices? (bring|brings|make|makes|earn|earns|sells?)\b|\bbest[- ]?sellers?\b/i.test(
    topic,
  ) && /\b(best|top|most|sell|earn|bring|make|money|popular|revenue|profitable)/i.test(topic)
    ? { kind: 'topServices', span: whenIn(text, today, 'past')?.span ?? { when: 'last_90_days' } }
    : undefined;

export const MONEY =
  /\b(revenue|earn(ed|ings?)?|income|sales|turnover|takings|gross(ed)?|(did|have|has|do) (i|we|the (shop|business)) (make|made|take|taken)|make (today|this|last)|made (today|this|last|yesterday)|money (in|came)|how('s| is| was) business|how (are|am|is|were|was) (we|i|things|the shop) doing|average (ticket|job|sale|service|order)|bring in|brought in|how much money|(was|is) (this|last|my|the) (day|week|month|year) worth)\b/i;

/** Sums of what has not happened, or by something no tool sorts by. */
const NO_SUM =
  /^if\b|\bwhat if\b|\bwould (i|we)\b|\b(which|what) (week)?day\b|\b(forecast|predict)/i;

export const revenue: Route = ({ text, topic, today }) =>
  MONEY.test(topic) && !NO_SUM.test(text)
    ? { kind: 'revenue', span: whenIn(text, today, 'past')?.span ?? { when: 'last_30_days' } }
    : undefined;

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
