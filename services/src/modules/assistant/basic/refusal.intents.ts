import type { Route } from './intent.js';

const OTHERS =
  /\b((an)?other|all|every|each|different|rival|competing) (business|shop|compan|detailer|tenant|account|owner|user)(e?s|ies|y)?\b|\bcompetitors?'?s? (customer|revenue|client|price|appointment|data|contact)|^what (do|does|did|are|is) (my|our|the|other) (competitors?|rivals?)\b|\bbusiness_?id\b|\bsomeone else's\b|\btenant\b/i;
const SECRETS =
  /\b(system prompt|your (instructions|prompt|rules)|api key|(?<!\b(?:my|your own|change|reset|forgot|forgotten|new) )passwords?|secret key|developer mode|jailbreak|ignore (all|any|the|your|previous)|database (schema|password)|select \* from|drop table)\b/i;
const WRITING =
  /^(?:(?:please|can you|could you|go ahead and|now|just)\s+)*(delete|remove|cancel|erase|wipe|change|update|edit|move|reschedule|rename|refund|mark|raise|lower|pay|transfer)\b.*\b(appointments?|bookings?|jobs?|customers?|clients?|contacts?|accounts?|users?|services?|prices?|data|records?|revenue|everything|everyone|database|notes?|invoices?)\b/i;

const WRITING_SOMEBODY =
  /^(?:[Pp]lease )?(?:(?:[Cc]ancel|[Rr]eschedule|[Dd]elete|[Mm]ove) \p{Lu}|(?:cancel|reschedule) (?!.*\b(?:polic|fee)))/u;
const WEATHER =
  /^will it\b|\b(?:weather|rain(?:ing|s)?|snow(?:ing)?)\b.*\b(?:today|tomorrow|tonight|week|weekend|[a-z]+day)\b/i;
const ADDING = /^(?:please\s+)?(?:add|create|set)\b.*\b(customers?|contacts?|users?|prices?)\b/i;

export const refusal: Route = ({ text }) => {
  if (SECRETS.test(text)) return { kind: 'refuse', what: 'secrets' };
  if (OTHERS.test(text)) return { kind: 'refuse', what: 'others' };
  const writes = [WRITING, WRITING_SOMEBODY, ADDING].some((each) => each.test(text));
  if (writes) return { kind: 'refuse', what: 'writing' };
  return WEATHER.test(text) ? { kind: 'refuse', what: 'weather' } : undefined;
};

const IN_HARM =
  /\b(?:in|into) (?:my|his|her|their|the|an?) (?:eyes?|mouth|lungs?)\b|\bswallow(?:ed|ing)?\b|\b(?:breathed|inhaled)\b|\bchemical burn|\bburn(?:s|ed|t|ing)? (?:my|his|her) (?:skin|hands?|arms?|face|eyes?)\b|\bpoison(?:ed|ing)\b/i;

/** Before anything else: somebody may be hurt. */
export const safety: Route = ({ text }) => (IN_HARM.test(text) ? { kind: 'safety' } : undefined);

export const greeting: Route = ({ text }) =>
  /^(hi|hello|hey|good (morning|afternoon|evening)|thanks?|thank you|help|what can you do|who are you)\b[^a-z]*( (there|so much|a lot|for me|with))*[^a-z]*$/i.test(
    text,
  )
    ? { kind: 'greeting' }
    : undefined;

export const howToBook: Route = ({ text }) =>
  /^(schedule|book|make|create|add|new)( an?| a new| new)* (appointment|booking|job)[.!?]*$/i.test(
    text,
  )
    ? { kind: 'howToBook' }
    : undefined;
