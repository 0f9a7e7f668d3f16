import { formatTime } from '../../../../platform/time/zone.js';
import { lines, type Answer } from '../../basic/answer.js';
import type { Language } from '../../plan/plan.js';
import { saidLongDay } from '../../plan/say/day.js';
import { escapeMarkdown as plain } from '../../text.js';
import type { Services } from '../../tools/list-services.js';
import { assertOffered } from '../../tools/offered.js';
import { action, saidLeft, says, usualSuggestions, type Workbench } from '../action.js';
import type { Person } from '../../language/vocabulary.js';
import { oneOf } from '../choice.js';
import { Phrases } from '../phrases.js';
import { afterHead, type Request } from '../request.js';
import { shiftAt } from '../shift.js';
import { changedWhen, dayOf, daysLater, notOver } from '../when.js';
import { peopleOf } from '../people-of.js';
import { WHICH } from '../which-words.js';
import { freeStarts } from './free.js';
import { withoutInstead } from './instead.js';
import { amongThem, asksSomething, isOther } from './other.js';
import { namedIn, type Named } from './read.js';

export type BookPlan = { do: 'book' } & Named & {
    /** What they had last. */
    isAgain?: true;
  };

const HEADS = {
  en: new Phrases(
    'book|book in|schedule|pencil in|pencil|set|put|put in|put down|set up|add|make|create|draft|new appointment|new booking|new job|add appointment|new appointment for|an appointment for|appointment for|squeeze in|squeeze|fit|fit in|i want|i need|we need|need|get|sign up|reserve|slot in',
  ),
  es: new Phrases(
    'nueva cita|cita nueva|nueva reserva|agenda|agendar|reserva|reservar|programa|aparta|apunta|anota|haz|crea|pon',
  ),
};
/** What is put on the list of services is no job. */
const NO_BOOKING = new Phrases(
  'to my services|to the services|to services|to my menu|to the menu|as a service|to my price list',
  'a mis servicios|a los servicios|al menu|como servicio',
);
/** These make other things as well: then who and what has to be said. */
const SURE = new Set([
  'new appointment',
  'new booking',
  'book',
  'book in',
  'schedule',
  'pencil in',
  'pencil',
  'squeeze in',
  'reserve',
  'slot in',
]);
const SURE_ES = new Set([
  'nueva cita',
  'cita nueva',
  'agenda',
  'agendar',
  'reserva',
  'reservar',
  'programa',
  'aparta',
]);

/** What is done for somebody, whichever service that is. */
const WORK = new Phrases('detail|wash|coating|cleaning|appointment|job', 'lavado|detallado|cita');

/** The service that somebody had last. */
const AGAIN = new Phrases(
  'again|same thing|the same|same service|same detail|same as last time|the usual|her usual|his usual|their usual',
  'lo mismo|otra vez|de nuevo|lo de siempre',
);

/** 'Book Jake Miller, new guy, 555 8812': nobody is a customer yet by that name. */
const NEW_ONE = new Phrases(
  'new guy|new customer|new client|new lady|new one|first timer|first time customer',
  'cliente nuevo|clienta nueva|nuevo cliente',
);
function newOne(request: Request, end: number): BookPlan {
  const [first, last] = [request.tokens[0], request.tokens[end - 1]];
  const stranger = request.text.slice(first?.start, last?.end);
  return { do: 'book', stranger, when: {}, services: [], left: [] };
}

const VERB = /^(?:set|put|get|sign|pencil|fit|squeeze|slot|book)$/;
const WHOM = /^(?:him|her|them)$/;
const PARTICLE = /^(?:up|down|in)$/;
/** 'Set her up for Tuesday': whom it is for stands inside of the verb. */
function unsplit(request: Request): Request {
  const [verb, whom, particle, ...rest] = request.tokens;
  const isSplit =
    VERB.test(verb?.word ?? '') &&
    WHOM.test(whom?.word ?? '') &&
    PARTICLE.test(particle?.word ?? '');
  return isSplit && verb && whom && particle
    ? { ...request, tokens: [{ ...verb, word: 'book' }, whom, ...rest] }
    : request;
}

export async function readBooking(given: Request): Promise<BookPlan | undefined> {
  const asked = unsplit(given);
  const found = afterHead(asked, HEADS);
  if (!found) return undefined;
  const { head, request } = found;
  if (NO_BOOKING.in(request.tokens)) return undefined;
  const isNew = NEW_ONE.in(request.tokens);
  if (isNew && isNew.at > 0 && SURE.has(head)) return newOne(request, isNew.at);
  const isAgain = AGAIN.in(request.tokens) !== undefined;
  const named = await namedIn(request, request.tokens, { isBooked: true });
  const { whom, stranger, services, when, left } = named;
  const isSure = SURE.has(head) || SURE_ES.has(head);
  const hasWhen = when.from !== undefined || when.time !== undefined;
  const isBooking = isSure
    ? whom !== undefined ||
      (stranger !== undefined && (services.length > 0 || hasWhen || WORK.in(request.tokens)))
    : (whom !== undefined || stranger !== undefined) &&
      (services.length > 0 || (whom?.kind !== 'last' && whom && hasWhen && left.length === 0));
  // 'Book for Friday at 3' has only to be asked for whom; 'schedule for Friday' asks for a list.
  const isUnnamed = head === 'book' && (hasWhen || services.length > 0) && named.left.length === 0;
  if (/need$/.test(head) && whom === undefined) return undefined;
  // 'Add tire shine to Ana on Friday' changes the job that she has.
  if (/^(?:add|put)$/.test(head) && services.length === 0 && named.addOns) return undefined;
  return isBooking || isUnnamed
    ? { do: 'book', ...named, ...(isAgain && services.length === 0 && { isAgain }) }
    : undefined;
}

/** 'Actually Thursday at 3' books the same for then. */
export async function followBooking(
  request: Request,
  before: BookPlan,
): Promise<BookPlan | undefined> {
  if (asksSomething(request)) return undefined;
  const tokens = withoutInstead(request.tokens);
  const shift = dayOf(before.when) === undefined ? undefined : shiftAt(tokens, 0);
  const { whom, stranger, services, when, left, ...details } = await namedIn(
    request,
    tokens.slice(shift?.length),
    { isBooked: true },
  );
  const isFor = isOther(whom);
  const isChanged =
    isFor ||
    shift !== undefined ||
    Object.keys(when).length > 0 ||
    services.length > 0 ||
    Object.keys(details).length > 0;
  if (!isChanged || stranger !== undefined || left.length > 0) return undefined;
  const { vehicle: _vehicle, stranger: _stranger, ...same } = before;
  return {
    // Somebody else comes in another car.
    ...(isFor ? { ...same, whom: amongThem(whom, before.whom) } : before),
    ...(services.length > 0 && { services }),
    ...details,
    ...(details.addOns && { addOns: [...(before.addOns ?? []), ...details.addOns] }),
    when: changedWhen(shift ? daysLater(before.when, shift.days) : before.when, when),
  };
}

interface Words {
  missing(name: string, what: string[]): string;
  service: string;
  day: string;
  time: string;
  free(service: string): string;
  none: string;
  draft(draft: string): string;
  end: string;
  again: (name: string, what: string, day: string, time: string) => string;
  forVehicle: string;
  having: string;
  newCustomer(name: string): string;
  services(names: string): string;
}

const WORDS: Record<Language, Words> = {
  en: {
    missing: (name, what) =>
      `I can draft that for **${name}**. Please say ${what.join(' and ')}, for example "Book ${name} for a Full Detail on Friday at 9 am".`,
    service: 'which service',
    day: 'which day',
    time: 'what time',
    free: (service) => `At what time? For **${service}** these are free:`,
    none: 'Nothing long enough is free then.',
    draft: (draft) => `Here is a draft: **${draft}**.`,
    end: 'Nothing is saved until you confirm it.',
    again: (name, what, day, time) => `Book ${name} for ${what} on ${day} at ${time}`,
    forVehicle: 'for the',
    having: 'with',
    newCustomer: (name) => `New customer ${name}`,
    services: (names) => `Which service: ${names}?`,
  },
  es: {
    missing: (name, what) =>
      `Puedo preparar la cita de **${name}**. Dígame ${what.join(' y ')}, por ejemplo "Agenda a ${name} para Full Detail el viernes a las 9 am".`,
    service: 'qué servicio',
    day: 'qué día',
    time: 'a qué hora',
    free: (service) => `¿A qué hora? Para **${service}** hay libre:`,
    none: 'No hay un hueco suficiente entonces.',
    draft: (draft) => `Aquí está el borrador: **${draft}**.`,
    end: 'Nada se guarda hasta que usted lo confirme.',
    again: (name, what, day, time) => `Agenda a ${name} para ${what} el ${day} a las ${time}`,
    forVehicle: 'para el',
    having: 'con',
    newCustomer: (name) => `Nuevo cliente ${name}`,
    services: (names) => `¿Qué servicio: ${names}?`,
  },
};

/** A new appointment, for somebody who is a customer. */
export const book = action<BookPlan>({
  name: 'book',
  read: readBooking,
  follow: followBooking,
  run,
});

type Service = Services['services'][number];

async function run(asked: BookPlan, bench: Workbench, request: Request): Promise<Answer> {
  const plan = { ...asked, when: notOver(asked.when, bench) };
  const { language } = request;
  const words = WORDS[language];
  if (!plan.whom) {
    const name = plan.stranger ?? '';
    if (name === '') return says(WHICH[language].nobody, language);
    const suggestions = [words.newCustomer(name)];
    return says(WHICH[language].none(plain(name)), language, suggestions);
  }
  const { people } = await peopleOf(plan.whom, bench);
  const chosen = oneOf(plan.whom, people, request);
  if ('problem' in chosen) return chosen.problem;
  const { data } = await bench.use(bench.tools.listServices, {});
  const wanted = plan.isAgain ? await lastServiceOf(chosen.person, bench) : plan.services;
  const services = data.services.filter(({ name }) => wanted.includes(name));
  assertOffered(wanted, services, language);
  const [service, ...others] = services;
  if (service && others.length > 0)
    return says(words.services(services.map(({ name }) => plain(name)).join(', ')), language);
  const date = dayOf(plan.when);
  const { time } = plan.when;
  if (service && time === undefined && plan.when.from !== undefined)
    return timesOf({ ...plan, service, person: chosen.person }, bench, language);
  if (!service || date === undefined || time === undefined) {
    const missing = [
      ...(service ? [] : [words.service]),
      ...(date === undefined ? [words.day] : []),
      ...(time === undefined ? [words.time] : []),
    ];
    const text = lines(
      words.missing(plain(chosen.person.name), missing),
      ...saidLeft(plan.left, language),
    );
    return says(text, language);
  }
  return drafted({ ...plan, service, person: chosen.person }, { date, time }, bench, language);
}

async function lastServiceOf({ id }: Person, bench: Workbench): Promise<string[]> {
  const filters = [{ name: 'customer', values: [id] }];
  const { jobs = [] } = await bench.plans.run(bench.who, {
    ...{ want: 'list', measure: 'visits', filters, order: 'latest', limit: 1 },
  });
  return jobs.map(({ service }) => service);
}

interface Job extends BookPlan {
  service: Service;
  person: Person;
}

/** As the tools take it. */
const saidOf = ({ service, person, vehicle, addOns, crew }: Job) => ({
  ...{ serviceId: service.id, contactId: person.id },
  ...{ vehicle, addOns, crew },
});

/** 'Full Detail for the tahoe with Pet Hair with Van 2' */
function whatWords({ service, vehicle, addOns = [], crew }: Job, language: Language): string {
  const { forVehicle, having } = WORDS[language];
  return [
    service.name,
    ...(vehicle === undefined ? [] : [`${forVehicle} ${vehicle}`]),
    ...[...addOns, ...(crew === undefined ? [] : [crew])].map((each) => `${having} ${each}`),
  ].join(' ');
}

/** The same request for each time at which it would fit. */
function again(job: Job, language: Language) {
  const { again: words } = WORDS[language];
  return ({ date, time }: { date: string; time: string }) =>
    words(job.person.name, whatWords(job, language), dayWords(date, language), formatTime(time));
}

/** Without the name of the weekday, which would be a day of its own. */
const dayWords = (date: string, language: Language) =>
  saidLongDay(date, language).replace(/^[^,]*, /, '');

async function timesOf(job: Job, bench: Workbench, language: Language): Promise<Answer> {
  const words = WORDS[language];
  const free = await freeStarts(bench, job.when, saidOf(job));
  if (free.length === 0) return says(words.none, language);
  const rows = free.map(
    ({ date, time }) => `- ${saidLongDay(date, language)}, **${formatTime(time)}**`,
  );
  const text = lines(words.free(plain(job.service.name)), '', ...rows);
  return says(text, language, free.map(again(job, language)));
}

async function drafted(
  job: Job,
  { date, time }: { date: string; time: string },
  bench: Workbench,
  language: Language,
): Promise<Answer> {
  const words = WORDS[language];
  const args = { ...saidOf(job), date, time, language };
  const { data, sources, card } = await bench.use(bench.tools.draftAppointment, args);
  const isClash = data.warnings.length > 0;
  const free = isClash ? await freeStarts(bench, { from: date, to: date }, saidOf(job)) : [];
  const text = lines(
    words.draft(plain(data.draft)),
    ...data.warnings.map((each) => `\n${plain(each)}.`),
    ...saidLeft(job.left, language),
    `\n${words.end}`,
  );
  const offers = free.map(again(job, language));
  const suggestions = offers.length > 0 ? offers : usualSuggestions(language);
  return { text, sources, suggestions, cards: card && [card] };
}
