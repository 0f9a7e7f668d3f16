import type { Span } from '../../language/pieces/spans.js';
import type { Token } from '../../words/tokens.js';
import { isPhraseWord } from '../../language/lexicon/index.js';
import { Phrases } from '../../words/phrases.js';
import { leftOf, meaningsOf, type Request } from '../request.js';
import { dayOf, whenIn, type When } from '../when/index.js';
import { moreDays } from './more-days.js';
import { withoutStreet } from '../street.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import { singular } from '../whom/slot-at.js';
import { wordSet } from '../../words/word-set.js';
import { whomAt } from '../whom/index.js';
import type { Whom } from '../whom/place.js';
import { byVehicle, ownersIn, several, severalIn, withCommas } from './who-is-meant.js';

/** What stands around who, what and when without saying anything more. */
export const FILLER = new Phrases(
  'hour|appointment|appointments|job|jobs|booking|bookings|visit|slot|spot|time|car|vehicle|truck|suv|customer|client|new|another|in|down|calendar|schedule|books|book|for|with|on|at|to|and|a|an|the|my|our|of|up|him|her|them|it|his|their|please|one|show|service|put|from|until|it|that|this|thing|instead|over|ok|okay|s|available|free|next|again|same|usual|last|anywhere|somewhere|sometime|anytime|maybe|possibly|possible|quick|real|forward|ahead|back|whoever|whoevers|whichever|too|also|done|though|tho|thanks',
  'cita|citas|trabajo|reserva|carro|coche|para|con|a|al|el|la|los|las|un|una|de|del|en|le|lo|que|por|nueva|nuevo|cliente|y|su|mi|otra|agenda|calendario|hora|horario|mismo|vez|nuevo|siempre|tambien|gracias',
);
const PRONOUN = new Set('him her them it that his their lo la le su ese esa eso'.split(' '));

/** Who, what and when a request about an appointment names. */
export interface Named {
  whom?: Whom;
  when: When;
  /** Other days on which it is to be as well. */
  also?: readonly When[];
  /** The services that the words fit. */
  services: readonly string[];
  /** Each of them is named by itself, and meant. */
  isOfEach?: true;
  /** The van or bay that is to do it. */
  crew?: string;
  /** Which of their vehicles it is for, in words. */
  vehicle?: string;
  /** What is done with it. */
  addOns?: readonly string[];
  /** Words that mean nothing known, side by side: a name that nobody has. */
  stranger?: string;
  /** What there was no place for. */
  left: string[];
}

/** 'Monday's Brian Turner' is the one on Monday. */
const ofOneDay = (token: Token): Token => {
  const word = singular(token.word);
  return word !== token.word && weekdayOf(word) !== undefined ? { ...token, word } : token;
};

/** Of a job that is to be booked (`isBooked`) the van or bay, the vehicle and the add-ons have their place; else they are left. */
export async function namedIn(
  request: Request,
  tokens: readonly Token[],
  { isBooked = false } = {},
): Promise<Named> {
  const { street, rest: named } = withoutStreet(
    request.text,
    isBooked ? tokens : tokens.map(ofOneDay),
  );
  const special = await specialBeside(request, named);
  const own = special ? [...named.slice(0, special.from), ...named.slice(special.to)] : named;
  const rest = withCommas(request.text, own);
  const spans = await meaningsOf(request, rest);
  const used = new Set<Span>();
  const people = special ? [] : spans.filter(({ name }) => name?.kind === 'customer');
  const person = severalIn(people, spans) ? undefined : people[0];
  const owner = special || people.length > 0 || isBooked ? [] : ownersIn(spans);
  const service = spans.find(({ name }) => name?.kind === 'service');
  const each = isBooked ? namedApart(spans) : [];
  for (const span of [...owner, service, ...each]) if (span) used.add(span);
  for (const span of person ? [person] : people) used.add(span);
  const details = isBooked ? detailsIn(spans, used) : {};
  const when = whenIn(spans, request.today, used);
  const also = isBooked && dayOf(when) !== undefined ? moreDays(spans, request.today, used) : [];
  const whom =
    special?.whom ?? whomOf(person) ?? several(people) ?? byVehicle(owner) ?? lastIn(rest);
  const left = leftOf(spans, used, FILLER);
  const unknown = whom && whom.kind !== 'last' ? [] : strangers(spans, used);
  return {
    ...(unknown.length > 0 ? { stranger: unknown.join(' ') } : whom && { whom }),
    when,
    ...(also.length > 0 && { also }),
    services: each.length > 1 ? servicesOf(each) : service ? servicesOf([service]) : [],
    ...(each.length > 1 && !isEither(spans, each) && { isOfEach: true as const }),
    ...details,
    ...(whom?.kind === 'vehicle' && isBooked && { vehicle: whom.words.join(' ') }),
    left: [...left.filter((raw) => !unknown.includes(raw)), ...(street === '' ? [] : [street])],
  };
}

const servicesOf = (spans: readonly Span[]) =>
  spans.flatMap(({ name }) => (name?.kind === 'service' ? name.names : []));

/** 'An interior and headlights': several services, and no doubt about any. */
function namedApart(spans: readonly Span[]): Span[] {
  const services = spans.filter(({ name }) => name?.kind === 'service');
  const isSure = services.every((each) => servicesOf([each]).length === 1);
  return isSure && new Set(servicesOf(services)).size === services.length ? services : [];
}

const EITHER = wordSet('or|o|instead|rather|than|not|no|vez|lugar');
/** 'A wash or an interior', 'a full instead of an interior': one of them, and not both. */
const isEither = (spans: readonly Span[], services: readonly Span[]) => {
  const [from, to] = [services[0], services.at(-1)].map((each) => each && spans.indexOf(each));
  return spans.slice(from, to).some(({ words }) => words.some((word) => EITHER.has(word)));
};

/** Who does a job, which vehicle it is for, and what is done besides. */
function detailsIn(spans: readonly Span[], used: Set<Span>) {
  const crews = spans.filter(({ name }) => name?.kind === 'crew');
  const crew = crews.length === 1 ? crews : [];
  const vehicles = spans.filter(({ name }) => name?.kind === 'vehicle');
  const addOns = spans.filter(({ name }) => name?.kind === 'add_on');
  for (const span of [...crew, ...vehicles, ...addOns]) used.add(span);
  const [crewName] = namesOf(crew);
  const words = vehicles.flatMap(({ name }) => (name?.kind === 'vehicle' ? [name.words] : []));
  return {
    ...(crewName !== undefined && { crew: crewName }),
    ...(words.length > 0 && { vehicle: words.join(' ') }),
    ...(addOns.length > 0 && { addOns: namesOf(addOns) }),
  };
}

const namesOf = (spans: readonly Span[]) =>
  spans.flatMap(({ name }) =>
    name?.kind === 'crew' || name?.kind === 'add_on' ? name.names.slice(0, 1) : [],
  );

/** Beside a name, digits are no phone number of somebody: 'Ana, gate code is 8812'. */
async function specialBeside(request: Request, tokens: readonly Token[]) {
  const special = await specialIn(request, tokens);
  if (special?.whom.kind !== 'phone') return special;
  const spans = await meaningsOf(request, tokens);
  return spans.some(({ name }) => name?.kind === 'customer') ? undefined : special;
}

/** Somebody who is named by a vehicle or a phone number. */
async function specialIn({ text, today, vocabulary }: Request, tokens: readonly Token[]) {
  for (let at = 0; at < tokens.length; at++) {
    const found = await whomAt({ text, tokens, at, today, vocabulary, mayBeName: false });
    if (found?.whom.kind === 'vehicle' || found?.whom.kind === 'phone') return found;
  }
  return undefined;
}

const whomOf = (span: Span | undefined): Whom | undefined =>
  span?.name?.kind === 'customer'
    ? { kind: 'people', people: span.name.people, said: span.raw }
    : undefined;

const lastIn = (tokens: readonly Token[]): Whom | undefined =>
  tokens.some(({ word }) => PRONOUN.has(word)) ? { kind: 'last' } : undefined;

/** 'The price of', typed in small letters, is nobody's name. */
const mayBeName = ({ raw, words }: Span) =>
  /^\p{Lu}/u.test(raw) || !words.every((word) => isPhraseWord(word));

const isUnknown = (span: Span) => isUnread(span) && mayBeName(span);
const isUnread = ({ tags, period, number, time, name, words }: Span) =>
  tags.length === 0 &&
  !period &&
  !number &&
  !time &&
  !name &&
  FILLER.lengthAt(
    words.map((word) => ({ word })),
    0,
  ) === 0;

/** The first unknown words that stand side by side. */
function strangers(spans: readonly Span[], used: ReadonlySet<Span>): string[] {
  const from = spans.findIndex((span) => isUnknown(span) && !used.has(span));
  if (from < 0) return [];
  const to = spans.findIndex((span, at) => at > from && !isUnknown(span));
  return spans.slice(from, to < 0 ? undefined : to).map(({ raw }) => raw);
}
