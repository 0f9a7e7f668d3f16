import type { Span } from '../language/spans.js';
import type { Token } from '../language/tokens.js';
import type { Size } from '../tools/suggest-price.js';
import { withoutDuration } from './clock.js';
import { Phrases } from './phrases.js';
import { SIZES, taken } from './price-words.js';
import { leftOf, meaningsOf, type Request } from './request.js';
import { CAN, takesOn } from './takes-on.js';
import { whenIn, type When } from './when.js';

export interface FreePlan {
  do: 'free_time';
  when: When;
  /** How long it has to be, where that was said. */
  minutes?: number;
  /** For one of these services. */
  services: readonly string[];
  /** Of one of these crews. */
  crews: readonly string[];
  /** For a vehicle of this size: 'a full detail for a truck'. */
  size?: Size;
  /** The soonest is enough. */
  isFirst: boolean;
  /** The longest is told alone. */
  isLongest?: true;
  /** How many openings later than that. */
  later?: number;
}

const FREE = new Phrases(
  [
    'any time|anytime|am i free|are we free|what is free|have free|time free|hours free|do i have free|is anything free|anything free|i am free|we are free|free time|free slot|free slots|free hours|free hour|free spot|free spots|free afternoon|free afternoons|free morning|free mornings|free day|free days|be free|next free|am i open|are we open for',
    'opening|openings|holes|holes in|hole in my schedule|hole in the schedule|openings in|gaps in|availability|available|am i available|are we available|open slot|open slots|open time|open times|open spot|open spots|open hours|gap|gaps|slot|slots|any slots',
    'get somebody in|get someone in|get one in|could take|can take|take her|take him|get her in|get him in|get them in|fit her in|fit him in|fit them in|fit it in|fit that in|squeeze|squeeze in|when can i do|when can we do|when could i do|when could we do|when could i book|when could we book|when could we get|when could we fit|when could i fit|when can i book|when can i schedule|i can get a|i can get an|can i get a|can i get an|earliest i can do|soonest i can do|can get someone in|i can fit|can i fit|get in a|fit|fit in|fit another|get another one in|get another in|get one more in|get another job in|add another|add one more|get in|room for|room in|time for|have room|have time|got time|got room|got any room|have any room|any room|is there room|work in|take another|take one more|space for|can i offer|can we offer|i can offer|we can offer|could i offer|could we offer|could bring in|could bring|can bring in|could come in|could drop off|when can i get|when can we get|when could i get|soonest i can get|soonest we can get|earliest i can get|earliest we can get',
  ].join('|'),
  [
    'hay lugar|habra lugar|libre|libres|estoy libre|estamos libres|tiempo libre|hueco|huecos|espacio|espacios|disponible|disponibilidad|disponibles|me cabe|cabe|caben|puedo meter|meter|lugar para|tengo tiempo|tengo lugar|horas libres',
  ].join('|'),
);
/** Then it is advice that is wanted. */
const ADVICE = new Phrases(
  'how do|how can|how should|how to|why|should i|what should|is it|who|whose|which customers|which customer',
  'como puedo|como hago|por que|quien|quienes|cuales clientes',
);
const FIRST = new Phrases(
  'first|next|how soon|soonest|earliest|the next|the first|asap|as soon as possible',
  'primer|primera|primero|proximo|proxima|cuanto antes',
);
const FILLER = new Phrases(
  'how soon|wide|lady|guy|would|like|wants|wanting|would like|rather|prefers|prefer|come|comes|come in|comes in|in|better|could|her|his|their|it|is|are|my|our|do|i|for|job|jobs|car|cars|truck|suv|vehicle|appointment|appointments|booking|one more|another|more|someone|somebody|customer|client|slot|spot|opening|time|anything|any|when|what|next|first|soonest|earliest|long|big|quick|short|work|schedule|calendar|full|open|free|there|hole|between jobs|times|options|choices|give|offer|room|who has|who|which|where|day|days|left|still|still have|got|get|see|done|today|van|vans|bay|bays|crew|crews|rig',
  'trabajo|trabajos|carro|carros|coche|cita|citas|cliente|otro|otra|mas|cuando|que|hay|alguno|algun|alguna|agenda|primer|primera|proximo|proxima|un|una|de|para|hora|horas|tengo',
);

const OFFERED = /^(?:times?|options?|choices?|slots?|openings?)$/;
const isOfOffer = (span: Span, at: number, spans: readonly Span[]) =>
  span.name?.kind === 'customer' ||
  span.name?.kind === 'vehicle' ||
  (span.number !== undefined && OFFERED.test(spans[at + 1]?.words[0] ?? ''));

/** Else it is asked whether the customer has time. */
const OFFERING = new Phrases(
  'give|offer|can i offer|can we offer|in|come|bring|drop|fit|squeeze',
  'dar|ofrecer',
);

/** What the spans say of it; undefined when they say something else as well. */
export async function detailsIn(request: Request, tokens: readonly Token[]) {
  const { tokens: rest, minutes } = withoutDuration(tokens);
  const spans = await meaningsOf(request, rest);
  const used = new Set<Span>();
  const service = spans.find(({ name }) => name?.kind === 'service');
  if (service) used.add(service);
  const crew = spans.find(({ name }) => name?.kind === 'crew');
  if (crew) used.add(crew);
  // Whom it is offered to, and of how many times, changes nothing of what is free.
  const isOffered = OFFERING.in(request.tokens) !== undefined;
  for (const span of spans.filter(isOfOffer)) {
    if (isOffered || span.name?.kind !== 'customer') used.add(span);
  }
  // 'Van 2' is no vehicle of a customer.
  const size = service && !crew ? taken([...tokens], SIZES).value : undefined;
  const sizes = spans.filter(({ name }) => name?.kind === 'size');
  for (const span of size ? sizes : []) used.add(span);
  const when = whenIn(spans, request.today, used);
  if (leftOf(spans, used, FILLER).length > 0) return undefined;
  const services = service?.name?.kind === 'service' ? service.name.names : [];
  const crews = crew?.name?.kind === 'crew' ? crew.name.names : [];
  return {
    ...{ when, services, crews },
    ...(minutes !== undefined && { minutes }),
    ...(size && { size }),
  };
}

const HOW_LONG =
  /^(?:and |so |ok )*how long (?:is|are|would) (?:that|it|this|the)(?: (?:gap|slot|opening|window|space))?(?: be)?\W*$/i;
/** 'How long is that gap': it says from when to when. */
export const asksItsLength = ({ text }: Request) => HOW_LONG.test(text);

export async function readFreeTime(request: Request): Promise<FreePlan | undefined> {
  if (asksItsLength(request)) return undefined;
  const { tokens } = request;
  const offer = FREE.in(tokens);
  const found = offer ?? (await freeThen(request));
  if (!found || ADVICE.lengthAt(tokens, 0) > 0 || isOver(tokens)) return undefined;
  const rest = [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)];
  const details = await detailsIn(request, rest);
  // 'Next week' is no order.
  const isFirst = details?.when.from === undefined && FIRST.in(tokens) !== undefined;
  return details && { do: 'free_time', ...details, isFirst };
}

/** 'How many days did we work in October': what was free then nobody asks. */
const isOver = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => /^(?:did|was|were)$/.test(word));

const FREE_ONE = new Phrases('free|open|available|got time|have time', 'libre|disponible');
/** 'Open jobs', 'still open' are of what is booked. */
const OF_JOBS = new Phrases(
  'job|jobs|appointment|appointments|ticket|tickets|order|orders|one|ones|invoice|invoices|booking|bookings|still|confirmed|unconfirmed',
  'trabajo|trabajos|cita|citas|todavia|aun',
);

const COMES = new Phrases('come in|come by|drop off|swing by|venir|pasar');
/** When the doors are open is no free time. */
const OF_DOORS = new Phrases(
  'shop|store|business|close|closes|closed|hours',
  'taller|tienda|cierra',
);

/** 'Is the bay free at 10', 'is Friday afternoon open for a full detail': of a crew, or of days, the word alone is enough. */
async function freeThen(request: Request) {
  const { tokens } = request;
  const taking = takesOn(request);
  const found =
    FREE_ONE.in(tokens) ??
    (CAN.test(tokens[0]?.word ?? '') ? COMES.in(tokens) : undefined) ??
    taking;
  if (!found || OF_DOORS.in(tokens)) return undefined;
  const spans = await meaningsOf(request, tokens);
  // 'Can we do better next week' takes nothing on.
  if (found === taking && !spans.some(({ name }) => name?.kind === 'service')) return undefined;
  const isOfCrew = spans.some(({ name }) => name?.kind === 'crew');
  const isOfDays = spans.some(({ period, time }) => period ?? time) && !OF_JOBS.in(tokens);
  return isOfCrew || isOfDays ? found : undefined;
}
