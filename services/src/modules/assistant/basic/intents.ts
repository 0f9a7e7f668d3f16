import type { AppointmentStatus } from '../../scheduling/index.js';
import type { SpanArgs } from '../tools/span.js';
import type { Condition, Size } from '../tools/suggest-price.js';
import { isSpanName } from '../days.js';
import { bookingIntent, messageIntent, type Booking, type Request } from './drafting.js';
import { whenIn } from './when.js';

export type Refusal = 'others' | 'secrets' | 'writing' | 'weather';

/** What can be answered without a language model. */
export type Intent =
  | { kind: 'schedule'; span: SpanArgs; status?: AppointmentStatus }
  | { kind: 'next'; limit?: number }
  | { kind: 'free'; span?: SpanArgs; minutes?: number }
  | { kind: 'revenue'; span: SpanArgs }
  | { kind: 'compare'; first: string; second: string }
  | { kind: 'topServices'; span: SpanArgs }
  | { kind: 'customer'; name: string; wants: 'card' | 'history' }
  | { kind: 'customers' }
  | { kind: 'due' }
  | { kind: 'prices' }
  | { kind: 'priceOf'; size?: Size; condition?: Condition }
  | ({ kind: 'book' } & Booking)
  | ({ kind: 'message' } & Request)
  | { kind: 'refuse'; what: Refusal }
  | { kind: 'greeting' }
  | { kind: 'safety' }
  | { kind: 'howToBook' };

const ADVICE =
  /^(how (can|do|should|could|to|often|long)\b|what should|what is the best|why\b|best\b|tips?\b|is it\b|can (i|you) (use|put)\b|should i\b)/i;
const FOLLOW_UP = /^(and|what about|how about|then)\b/i;

/** Understands the message alone, or, when it only follows up, together with the one before. */
export function intentOf(message: string, today: string, previous = ''): Intent | undefined {
  const text = message.trim().replace(/[’]/g, "'");
  const question = { text, topic: FOLLOW_UP.test(text) ? `${text} ${previous}` : text, today };
  const advice = ADVICE.test(text);
  const always = [
    safety,
    refusal,
    greeting,
    howToBook,
    due,
    comparison,
    bestCustomers,
    reaching,
    freeTime,
  ];
  const facts = [booking, message_, topServices, customerCount, schedule, revenue];
  const last = [pricing, customer];
  for (const route of advice ? [...always, pricing] : [...always, ...facts, ...last]) {
    const intent = route(question);
    if (intent) return intent;
  }
  return undefined;
}

interface Question {
  text: string;
  topic: string;
  today: string;
}
type Route = (question: Question) => Intent | undefined;

const OTHERS =
  /\b((an)?other|all|every|each|different|rival|competing) (business|shop|compan|detailer|tenant|account|owner|user)(e?s|ies|y)?\b|\bcompetitors?'?s? (customer|revenue|client|price|appointment|data|contact)|^what (do|does|did|are|is) (my|our|the|other) (competitors?|rivals?)\b|\bbusiness_?id\b|\bsomeone else's\b|\btenant\b/i;
const SECRETS =
  /\b(system prompt|your (instructions|prompt|rules)|api key|passwords?|secret key|developer mode|jailbreak|ignore (all|any|the|your|previous)|database (schema|password)|select \* from|drop table)\b/i;
const WRITING =
  /^(?:(?:please|can you|could you|go ahead and|now|just)\s+)*(delete|remove|cancel|erase|wipe|change|update|edit|move|reschedule|rename|refund|mark|raise|lower|pay|transfer)\b.*\b(appointments?|bookings?|jobs?|customers?|clients?|contacts?|accounts?|users?|services?|prices?|data|records?|revenue|everything|everyone|database|notes?|invoices?)\b/i;

const WRITING_SOMEBODY =
  /^(?:[Pp]lease )?(?:(?:[Cc]ancel|[Rr]eschedule|[Dd]elete|[Mm]ove) \p{Lu}|(?:cancel|reschedule) (?!.*\b(?:polic|fee)))/u;
const WEATHER =
  /^will it\b|\b(?:weather|rain(?:ing|s)?|snow(?:ing)?)\b.*\b(?:today|tomorrow|tonight|week|weekend|[a-z]+day)\b/i;
const ADDING = /^(?:please\s+)?(?:add|create|set)\b.*\b(customers?|contacts?|users?|prices?)\b/i;

const refusal: Route = ({ text }) => {
  if (SECRETS.test(text)) return { kind: 'refuse', what: 'secrets' };
  if (OTHERS.test(text)) return { kind: 'refuse', what: 'others' };
  const writes = [WRITING, WRITING_SOMEBODY, ADDING].some((each) => each.test(text));
  if (writes) return { kind: 'refuse', what: 'writing' };
  return WEATHER.test(text) ? { kind: 'refuse', what: 'weather' } : undefined;
};

const IN_HARM =
  /\b(?:in|into) (?:my|his|her|their|the|an?) (?:eyes?|mouth|lungs?)\b|\bswallow(?:ed|ing)?\b|\b(?:breathed|inhaled)\b|\bchemical burn|\bburn(?:s|ed|t|ing)? (?:my|his|her) (?:skin|hands?|arms?|face|eyes?)\b|\bpoison(?:ed|ing)\b/i;

/** Before anything else: somebody may be hurt. */
const safety: Route = ({ text }) => (IN_HARM.test(text) ? { kind: 'safety' } : undefined);

const greeting: Route = ({ text }) =>
  /^(hi|hello|hey|good (morning|afternoon|evening)|thanks?|thank you|help|what can you do|who are you)\b[^a-z]*( (there|so much|a lot|for me|with))*[^a-z]*$/i.test(
    text,
  )
    ? { kind: 'greeting' }
    : undefined;

const howToBook: Route = ({ text }) =>
  /^(schedule|book|make|create|add|new)( an?| a new| new)* (appointment|booking|job)[.!?]*$/i.test(
    text,
  )
    ? { kind: 'howToBook' }
    : undefined;

const due: Route = ({ topic }) => {
  const lapsed =
    /\b(customers?|clients?|people|who|anyone|regulars?)\b.*\b(due|overdue|lapsed|inactive|not (been|come)|haven't (been|come|visited|booked|seen)|invite back|hasn't (been|come|visited|booked)|win back|bring back|rebook(ing)?|missing)\b/i;
  const toCall =
    /\bwho (should|can|could) i (call|contact|text|message|follow up|reach out|invite)/i;
  return lapsed.test(topic) || toCall.test(topic) ? { kind: 'due' } : undefined;
};

const COMPARING =
  /\b(compare[ds]?|comparison|versus|vs\.?|better than|worse than|more than|less than|against|beat(s|en)?|ahead of|behind)\b/i;

const comparison: Route = ({ text, today }) => {
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

const bestCustomers: Route = ({ text }) =>
  /\b(best|top|biggest|most (valuable|loyal|profitable)|highest[- ]spending)\b.{0,20}\b(customers?|clients?)\b|\b(customers?|clients?)\b.*\b(spen[dt]s?|paid|pay) (the )?most\b|\bwho (spends?|spent|pays|paid) (the )?most\b/i.test(
    text,
  ) && !/^how\b/i.test(text)
    ? { kind: 'customers' }
    : undefined;

const customerCount: Route = ({ text }) =>
  /\b(how many|number of|count( of| my)?|total) (customers|clients|contacts)\b/i.test(text)
    ? { kind: 'customers' }
    : undefined;

const freeTime: Route = ({ text, topic, today }) => {
  const free =
    /\b(free (time|slots?|hours?|spots?)|(am|are|is|be) (i|we|there|anything) (free|available)|when('s| is| am| are)? (i |we |the next |my next )*(free|open|available|next free)|openings?|availability|available|open (slots?|times?|spots?)|gaps?( in)?|slots?|squeeze|fit (in|a|an|another|someone)|time for (a|an|another)|room for)\b/i;
  if (!free.test(topic) || /^(how do|how can|how should|why)\b/i.test(text)) return undefined;
  const hours = /\b(\d(?:\.5)?|one|two|three|four|five)[- ]hours?\b/i.exec(topic)?.[1];
  const minutes = /\b(\d{2,3})[- ]min/i.exec(topic)?.[1];
  const length = minutes ? Number(minutes) : hours && hoursOf(hours) * 60;
  return {
    kind: 'free',
    span: whenIn(text, today, 'future')?.span,
    ...(length && { minutes: Math.min(600, Math.max(15, length)) }),
  };
};

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const hoursOf = (text: string) => Number(text) || WORDS.indexOf(text.toLowerCase());

const booking: Route = ({ text, today }) => {
  const found = bookingIntent(text, today);
  return found && { kind: 'book', ...found };
};

const message_: Route = ({ text }) => {
  const found = messageIntent(text);
  return found && { kind: 'message', ...found };
};

const topServices: Route = ({ text, topic, today }) =>
  /\b(best|top|most (popular|profitable|booked)|which|what|biggest)\b.{0,25}\bservices?\b.*|\bservices? (bring|brings|make|makes|earn|earns|sells?)\b|\bbest[- ]?sellers?\b/i.test(
    topic,
  ) && /\b(best|top|most|sell|earn|bring|make|money|popular|revenue|profitable)/i.test(topic)
    ? { kind: 'topServices', span: whenIn(text, today, 'past')?.span ?? { when: 'last_90_days' } }
    : undefined;

const ABOUT_JOBS =
  /\b(appointments?|schedule|jobs?|bookings?|booked|calendar|agenda|lined up|(got|have) on|quiet|(i|we) start |work(ing)? (on|today|tomorrow)|cars? (do|are|coming)|on (for )?(today|tomorrow|this week|next week)|my day|who('s| is) (coming|in|next|on|first|last)|on the books|left (for|to|on) |who do (i|we) have|how (many|full)\b.*\b(cars?|week|day|today|tomorrow)|(have|got) (somebody|someone|anybody|anyone|anything)( on| in)?|coming (up|in)|upcoming|busy|next (job|appointment|customer|booking|car|one)|happening|going on|planned)\b/i;
const STATUSES: [RegExp, AppointmentStatus][] = [
  [
    /\b(pending|unconfirmed|(need(s|ing)?|have|has|still|yet)( still)? to (be )?confirm(ed)?|to be confirmed|not (yet )?confirmed|waiting for (a )?confirmation)\b/i,
    'pending',
  ],
  [/\bcancel(s|l?ed|lations?)?\b/i, 'cancelled'],
  [/\b(completed|finished|done)\b/i, 'completed'],
  [/\bin progress\b/i, 'in-progress'],
  [/\bconfirmed\b/i, 'confirmed'],
];

/** 'What time am I done?' asks for the end of the day. */
const ARE_WE_DONE = /\b(am|are|is|be) (i|we|the day|it) (done|finished)\b/i;

const NO_JOBS = /\b(customers?|clients?|contacts?|services?|prices?)\b/i;

const schedule: Route = ({ text, topic, today }) => {
  const status = STATUSES.find(([words]) => words.test(text.replace(ARE_WE_DONE, '')))?.[1];
  const showsDays = /^(show|list|give)( me)?\b.{0,24}$/i.test(text) && !NO_JOBS.test(text);
  if (
    !ABOUT_JOBS.test(topic) &&
    !ARE_WE_DONE.test(text) &&
    !showsDays &&
    !(status && /\b(show|list|which|what|any|anybody|anyone|who)\b/i.test(text))
  )
    return undefined;
  if (MONEY.test(text)) return undefined;
  const isPast = /\b(did|was|were|had|last|yesterday)\b/i.test(text);
  const isAfter = /(?<!day )\bafter (that|today|tomorrow|this)\b/i.test(text);
  if (isAfter) return { kind: 'next' };
  const span = whenIn(text, today, isPast ? 'past' : 'future')?.span;
  if (span) return { kind: 'schedule', span, status };
  if (status)
    return {
      kind: 'schedule',
      span: {
        when: status === 'pending' || status === 'confirmed' ? 'this_month' : 'last_30_days',
      },
      status,
    };
  const one = /\bnext (job|appointment|customer|booking|car|one)\b|\bwho('s| is) next\b/i.test(
    text,
  );
  if (one) return { kind: 'next', limit: 1 };
  const coming =
    /\b(upcoming|coming|soon|planned|lined up|my (schedule|appointments|bookings|calendar|agenda|jobs)|busy|show|list|what|next)\b/i;
  return coming.test(text) ? { kind: 'next' } : undefined;
};

const MONEY =
  /\b(revenue|earn(ed|ings?)?|income|sales|turnover|takings|gross(ed)?|(did|have|has|do) (i|we|the (shop|business)) (make|made|take|taken)|make (today|this|last)|made (today|this|last|yesterday)|money (in|came)|how('s| is| was) business|how (are|am|is|were|was) (we|i|things|the shop) doing|average (ticket|job|sale|service|order)|bring in|brought in|how much money|(was|is) (this|last|my|the) (day|week|month|year) worth)\b/i;

/** Sums of what has not happened, or by something no tool sorts by. */
const NO_SUM =
  /^if\b|\bwhat if\b|\bwould (i|we)\b|\b(which|what) (week)?day\b|\b(forecast|predict)/i;

const revenue: Route = ({ text, topic, today }) =>
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

const pricing: Route = ({ topic }) => {
  if (MENU.test(topic)) return { kind: 'prices' };
  if (!PRICE.test(topic) || !OURS.test(topic)) return undefined;
  const size = SIZES.find(([words]) => words.test(topic))?.[1];
  const condition = CONDITIONS.find(([words]) => words.test(topic))?.[1];
  return size || condition ? { kind: 'priceOf', size, condition } : { kind: 'prices' };
};

const LOOKUP =
  /\b(?:find|look up|search for|show me|pull up|who is|tell me about|(?:phone|number|email|e-mail|details|contact|contact info|vehicle|car)(?: number| address)? (?:of|for))\s+(?:customer |client |contact )?(.+?)(?:'s\b.*)?[?.!]*$/i;
const HISTORY =
  /\b(?:(?:when (?:did|was)|has)\s+(.+?)(?:'s)?\s+(?:last|come|visit|been|here)\b.*|when(?:'s| is)\s+(.+?)\s+(?:coming|booked|scheduled|back)\b.*|(?:history|visits|past jobs|last visit|appointments) (?:of|for|with) (.+?)|what (?:did|has) (?:we do for |i do for )?(.+?) (?:have|had|get|bought|buy|spen[dt]|paid)\b.*|how much (?:did|has) (.+?) spen[dt]\b.*|what do (?:i|we|you) know about (.+?))[?.!]*$/i;
const DRIVES =
  /^what(?: kind of)?(?: car| vehicle)? (?:does|is) (.+?) (?:drive|driving|own)\b|^what (?:car|vehicle) does (.+?) have\b/i;
const NAME_THEN =
  /^(\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*) (?:phone|number|e-?mail|address|vehicle|car|history)\b/u;
const REACH =
  /^how (?:can|do|could) (?:i|we) (?:reach|get hold of|contact|call) (\p{Lu}.+?)[?.!]*$/u;
const WHOSE =
  /^(?:what(?:'s| is) )?(.+?)'s (?:phone|number|e-?mail|vehicle|car|history|last visit|notes)\b/i;
const NOBODY = /^(i|we|it|the|my|a|an|there|you|they|business|this|that)\b/i;

const reaching: Route = ({ text }) => {
  const name = REACH.exec(text)?.[1];
  return name ? { kind: 'customer', name, wants: 'card' } : undefined;
};

const customer: Route = ({ text, today }) => {
  const past = HISTORY.exec(text);
  const name =
    past?.slice(1).find(Boolean) ??
    WHOSE.exec(text)?.[1] ??
    DRIVES.exec(text)?.slice(1).find(Boolean) ??
    LOOKUP.exec(text)?.[1] ??
    NAME_THEN.exec(text)?.[1];
  const who = name?.replace(/^(customer|client|contact) /i, '').trim();
  if (!who || NOBODY.test(who) || whenIn(who, today, 'past')) return undefined;
  const wantsHistory = past !== null || /\b(history|last visit|tell me about|notes)\b/i.test(text);
  return { kind: 'customer', name: who.slice(0, 200), wants: wantsHistory ? 'history' : 'card' };
};
