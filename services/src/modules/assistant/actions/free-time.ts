import { minutesOf } from '../../../platform/time/clock-time.js';
import { formatTime } from '../../../platform/time/zone.js';
import { lines, type Answer } from '../basic/answer.js';
import type { Span } from '../language/spans.js';
import type { Token } from '../language/tokens.js';
import type { Language } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';
import { saidStretch } from '../plan/say/stretch.js';
import { escapeMarkdown as plain } from '../text.js';
import type { FreeTime } from '../tools/find-free-time.js';
import { action, says, type Workbench } from './action.js';
import { within, withinLimits } from './appointment/free.js';
import { withoutDuration } from './clock.js';
import { Phrases } from './phrases.js';
import { leftOf, meaningsOf, type Request } from './request.js';
import { dayOf, whenIn, type When } from './when.js';

export interface FreePlan {
  do: 'free_time';
  when: When;
  /** How long it has to be, where that was said. */
  minutes?: number;
  /** For one of these services. */
  services: readonly string[];
  /** Of one of these crews. */
  crews: readonly string[];
  /** The soonest is enough. */
  isFirst: boolean;
}

const FREE = new Phrases(
  [
    'am i free|are we free|what is free|have free|time free|hours free|do i have free|is anything free|anything free|i am free|we are free|free time|free slot|free slots|free hours|free hour|free spot|free spots|free afternoon|free afternoons|free morning|free mornings|free day|free days|be free|next free|am i open|are we open for',
    'opening|openings|availability|available|am i available|are we available|open slot|open slots|open time|open times|open spot|open spots|open hours|gap|gaps|slot|slots|any slots',
    'squeeze|squeeze in|when can i do|when can we do|when could i do|when can i book|when can i schedule|i can get a|i can get an|can i get a|can i get an|earliest i can do|soonest i can do|can get someone in|i can fit|can i fit|get in a|fit|fit in|fit another|get in|room for|room in|time for|have room|have time|got time|got room|work in|take another|take one more|space for|can i offer|can we offer|i can offer|we can offer|could i offer|could we offer|could bring in|could bring|can bring in|could come in|could drop off|when can i get|when can we get|when could i get|soonest i can get|soonest we can get|earliest i can get|earliest we can get',
  ].join('|'),
  [
    'libre|libres|estoy libre|estamos libres|tiempo libre|hueco|huecos|espacio|espacios|disponible|disponibilidad|disponibles|me cabe|cabe|caben|puedo meter|meter|lugar para|tengo tiempo|tengo lugar|horas libres',
  ].join('|'),
);
/** Then it is advice that is wanted. */
const ADVICE = new Phrases(
  'how do|how can|how should|how to|why|should i|what should|is it|who|whose|which customers|which customer',
  'como puedo|como hago|por que|quien|quienes|cuales clientes',
);
const FIRST = new Phrases(
  'first|next|soonest|earliest|the next|the first|asap|as soon as possible',
  'primer|primera|primero|proximo|proxima|cuanto antes',
);
const FILLER = new Phrases(
  'is|are|my|our|do|i|for|job|jobs|car|cars|truck|suv|vehicle|appointment|appointments|booking|one more|another|more|someone|somebody|customer|client|slot|spot|opening|time|anything|any|when|what|next|first|soonest|earliest|long|big|quick|short|work|schedule|calendar|full|open|free|there|hole|between jobs|times|options|choices|give|offer|room|who has|who|which|day|days|left|still|still have|got|get|see|done|today|van|vans|bay|bays|crew|crews|rig',
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
async function detailsIn(request: Request, tokens: readonly Token[]) {
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
  const when = whenIn(spans, request.today, used);
  if (leftOf(spans, used, FILLER).length > 0) return undefined;
  const services = service?.name?.kind === 'service' ? service.name.names : [];
  const crews = crew?.name?.kind === 'crew' ? crew.name.names : [];
  return { when, services, crews, ...(minutes !== undefined && { minutes }) };
}

export async function readFreeTime(request: Request): Promise<FreePlan | undefined> {
  const { tokens } = request;
  const offer = FREE.in(tokens);
  const found = offer ?? (await freeThen(request));
  if (!found || ADVICE.lengthAt(tokens, 0) > 0) return undefined;
  const rest = [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)];
  const details = await detailsIn(request, rest);
  // 'Next week' is no order.
  const isFirst = details?.when.from === undefined && FIRST.in(tokens) !== undefined;
  return details && { do: 'free_time', ...details, isFirst };
}

const FREE_ONE = new Phrases('free|open|available|got time|have time', 'libre|disponible');
/** 'Open jobs', 'still open' are of what is booked. */
const OF_JOBS = new Phrases(
  'job|jobs|appointment|appointments|ticket|tickets|order|orders|one|ones|invoice|invoices|booking|bookings|still|confirmed|unconfirmed',
  'trabajo|trabajos|cita|citas|todavia|aun',
);

/** 'Can Ana come in on Friday at 1' */
const CAN = /^(?:can|could|puede|podria)$/;
const COMES = new Phrases('come in|come by|drop off|swing by|venir|pasar');
/** When the doors are open is no free time. */
const OF_DOORS = new Phrases(
  'shop|store|business|close|closes|closed|hours',
  'taller|tienda|cierra',
);

/** 'Is the bay free at 10', 'is Friday afternoon open for a full detail': of a crew, or of days, the word alone is enough. */
async function freeThen(request: Request) {
  const { tokens } = request;
  const found =
    FREE_ONE.in(tokens) ?? (CAN.test(tokens[0]?.word ?? '') ? COMES.in(tokens) : undefined);
  if (!found || OF_DOORS.in(tokens)) return undefined;
  const spans = await meaningsOf(request, tokens);
  const isOfCrew = spans.some(({ name }) => name?.kind === 'crew');
  const isOfDays = spans.some(({ period, time }) => period ?? time) && !OF_JOBS.in(tokens);
  return isOfCrew || isOfDays ? found : undefined;
}

/** 'And on Friday?' asks the same of another day. */
async function follow(request: Request, before: FreePlan): Promise<FreePlan | undefined> {
  const details = await detailsIn(request, request.tokens);
  if (!details) return undefined;
  const { when, minutes, services, crews } = details;
  const isWhen = Object.keys(when).length > 0;
  const isMore = services.length > 0 || crews.length > 0;
  if (!isWhen && minutes === undefined && !isMore) return undefined;
  return {
    ...before,
    ...(isWhen && { when: joined(before.when, when), isFirst: false }),
    ...(minutes !== undefined && { minutes }),
    ...(services.length > 0 && { services, minutes }),
    ...(crews.length > 0 && { crews }),
  };
}

/** Another day keeps the part of the day, and another time the day. */
function joined(before: When, { from, to, said, ...clock }: When): When {
  const { time, after, before: until, isPart, ...days } = before;
  const part = { time, after, before: until, ...(isPart && { isPart }) };
  return {
    ...(from === undefined && to === undefined ? days : { from, to, said }),
    ...(Object.keys(clock).length > 0 ? clock : part),
  };
}

/** When something would still fit. */
export const freeTime = action<FreePlan>({
  name: 'free time',
  read: readFreeTime,
  follow,
  run,
});

const SHOWN = 8;
const USUAL_MINUTES = 60;

interface Words {
  hour: string;
  minutes(count: number): string;
  next: string;
  none(long: string, days: string): string;
  head(long: string, days: string): string;
  yes(slot: string, from: string, to: string, crew: string): string;
  no(slot: string, long: string): string;
  between: string;
  more(count: number): string;
  over: string;
  since: string;
  until: string;
  suggestions: string[];
}

const WORDS: Record<Language, Words> = {
  en: {
    hour: 'an hour',
    minutes: (count) => `${count} minutes`,
    next: 'in the next 7 days',
    none: (long, days) => `There is no gap of ${long} or longer ${days}.`,
    head: (long, days) => `Free for ${long} or longer ${days}:`,
    yes: (slot, from, to, crew) => `**Yes**: ${slot} is free${crew}, from ${from} to ${to}.`,
    no: (slot, long) => `**No**: ${slot} is not free for ${long}.`,
    between: 'to',
    more: (count) => `…and ${count} more`,
    over: 'Those days are over.',
    since: 'from',
    until: 'until',
    suggestions: ['Which customers are due for a visit?', 'What is on today?'],
  },
  es: {
    hour: 'una hora',
    minutes: (count) => `${count} minutos`,
    next: 'en los próximos 7 días',
    none: (long, days) => `No hay ningún hueco de ${long} o más ${days}.`,
    head: (long, days) => `Libre por ${long} o más ${days}:`,
    yes: (slot, from, to, crew) => `**Sí**: ${slot} está libre${crew}, de ${from} a ${to}.`,
    no: (slot, long) => `**No**: ${slot} no está libre por ${long}.`,
    between: 'a',
    more: (count) => `…y ${count} más`,
    over: 'Esos días ya pasaron.',
    since: 'desde las',
    until: 'hasta las',
    suggestions: ['¿Qué clientes ya deberían volver?', '¿Qué hay hoy?'],
  },
};

async function run(plan: FreePlan, bench: Workbench, request: Request): Promise<Answer> {
  const { language } = request;
  const words = WORDS[language];
  const { when } = plan;
  if (when.to !== undefined && when.to < bench.today)
    return says(words.over, language, words.suggestions);
  const minutes = withinLimits(plan.minutes ?? (await minutesOfService(plan, bench)));
  const { from, to } = when;
  const days = from === undefined ? {} : { from, to: to ?? from };
  const [crew, ...others] = plan.crews;
  const isOne = crew !== undefined && others.length === 0;
  const args = { ...days, minutes, ...(isOne && { crew }) };
  const { data: found, sources } = await bench.use(bench.tools.findFreeTime, args);
  const free = found.free.filter((gap) => crew === undefined || plan.crews.includes(gap.crew));
  const data = { ...found, free };
  const text =
    when.time === undefined
      ? listed(data, plan, language)
      : whether(data, { ...when, time: when.time }, language);
  return { text, sources, suggestions: words.suggestions };
}

async function minutesOfService({ services }: FreePlan, bench: Workbench): Promise<number> {
  if (services.length === 0) return USUAL_MINUTES;
  const { data } = await bench.use(bench.tools.listServices, {});
  const fits = data.services.filter(({ name }) => services.includes(name));
  return Math.max(USUAL_MINUTES / 4, ...fits.map(({ minutes }) => minutes));
}

const longOf = (minutes: number, language: Language) =>
  minutes === 60 ? WORDS[language].hour : WORDS[language].minutes(minutes);

/** 'Tomorrow', 'on Friday, Nov 27, 2026' */
function daysOf(when: When, language: Language): string {
  return dayWords(when, language) + partWords(when, language);
}

/** ', from 12:00 PM to 5:00 PM': what was not looked at is not said to be taken. */
function partWords({ after = '', before = '' }: When, language: Language): string {
  const { since, until } = WORDS[language];
  const parts = [
    after && `${since} ${formatTime(after)}`,
    before && `${until} ${formatTime(before)}`,
  ];
  const said = parts.filter(Boolean).join(' ');
  return said && `, ${said}`;
}

function dayWords({ from, to, said }: When, language: Language): string {
  if (from === undefined) return WORDS[language].next;
  const days = saidStretch({ from, to: to ?? from }, said, false)[language];
  if (said) return days;
  if (from === to) return language === 'es' ? `el ${days}` : `on ${days}`;
  return language === 'es' ? `del ${days}` : `from ${days}`;
}

/** '- Friday, Nov 27, 2026: **1:00 PM to 6:00 PM** (Van 2)' */
function saidGap(
  { date, from, to, crew }: FreeTime['free'][number],
  { crews }: FreeTime,
  language: Language,
): string {
  const whose = crews > 1 ? ` (${plain(crew)})` : '';
  const { between } = WORDS[language];
  return `- ${plain(saidLongDay(date, language))}: **${from} ${between} ${to}**${whose}`;
}

/** Whose time was asked for is said, also where there is none. */
const crewWords = (crews: readonly string[]) => crews.map((crew) => `, ${plain(crew)}`).join('');

function listed(data: FreeTime, { when, isFirst, crews }: FreePlan, language: Language): string {
  const words = WORDS[language];
  const gaps = within(data, when);
  const long = longOf(data.minutes, language);
  const days = daysOf(when, language) + crewWords(crews);
  if (gaps.length === 0) return words.none(long, days);
  const rows = gaps
    .slice(0, isFirst && when.from === undefined ? 1 : SHOWN)
    .map((gap) => saidGap(gap, data, language));
  if (!isFirst && gaps.length > rows.length)
    rows.push(`- ${words.more(gaps.length - rows.length)}`);
  return lines(words.head(long, days), '', ...rows);
}

/** Whether a job that begins then would fit. */
function whether(data: FreeTime, when: When & { time: string }, language: Language): string {
  const words = WORDS[language];
  const { time } = when;
  const day = dayOf(when);
  const fits = data.free.find(
    ({ date, start, end }) =>
      (day === undefined || date === day) &&
      start <= time &&
      minutesOf(end) - minutesOf(time) >= data.minutes,
  );
  const at = language === 'es' ? 'a las' : 'at';
  const date = fits?.date ?? day;
  const slot = date ? `${saidLongDay(date, language)} ${at} ${formatTime(time)}` : formatTime(time);
  const whose = fits && data.crews > 1 ? ` (${plain(fits.crew)})` : '';
  if (fits) return words.yes(plain(slot), fits.from, fits.to, whose);
  const rows = data.free
    .filter((gap) => day === undefined || gap.date === day)
    .slice(0, SHOWN)
    .map((gap) => saidGap(gap, data, language));
  const no = words.no(plain(slot), longOf(data.minutes, language));
  return rows.length === 0
    ? no
    : lines(
        no,
        '',
        words.head(longOf(data.minutes, language), daysOf(when, language)),
        '',
        ...rows,
      );
}
