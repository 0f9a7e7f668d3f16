import { formatTime } from '../../../../platform/time/zone.js';
import { lines, together, type Answer } from '../../basic/answer.js';
import type { Language } from '../../plan/plan.js';
import { saidLongDay } from '../../plan/say/day.js';
import { escapeMarkdown as plain } from '../../text.js';
import type { Services } from '../../tools/list-services.js';
import { assertOffered } from '../../tools/offered.js';
import { action, saidLeft, says, usualSuggestions, type Workbench } from '../action.js';
import type { Person } from '../../language/vocabulary.js';
import { oneOf } from '../choice.js';
import type { Request } from '../request.js';
import { dayOf, notOver } from '../when.js';
import { peopleOf } from '../people-of.js';
import { WHICH } from '../which-words.js';
import { ofEach } from './several.js';
import { dayWords } from './which.js';
import { freeStarts } from './free.js';
import { followBooking, readBooking, type BookPlan } from './book-read.js';

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

async function run(
  asked: BookPlan,
  bench: Workbench,
  request: Request,
): Promise<Answer | undefined> {
  const plan = { ...asked, when: notOver(asked.when, bench) };
  const { language } = request;
  const words = WORDS[language];
  if (!plan.whom) {
    const name = plan.stranger ?? '';
    if (name === '') return says(WHICH[language].nobody, language);
    const suggestions = [words.newCustomer(name)];
    return says(WHICH[language].none(plain(name)), language, suggestions);
  }
  const each = await ofEach(plan.whom, (whom) => run({ ...asked, whom }, bench, request));
  if (each) return each;
  const { people } = await peopleOf(plan.whom, bench);
  const chosen = oneOf(plan.whom, people, request);
  if ('problem' in chosen) return chosen.problem;
  const { data } = await bench.use(bench.tools.listServices, {});
  const wanted = plan.isAgain ? await lastServiceOf(chosen.person, bench) : plan.services;
  const services = data.services.filter(({ name }) => wanted.includes(name));
  assertOffered(wanted, services, language);
  const [service, ...others] = services;
  if (service && others.length > 0 && !plan.isOfEach)
    return says(words.services(services.map(({ name }) => plain(name)).join(', ')), language);
  const date = dayOf(plan.when);
  const { time } = plan.when;
  if (plan.isTold && (await isBooked(plan, chosen.person, bench))) return undefined;
  if (service && others.length === 0 && time === undefined && plan.when.from !== undefined)
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
  const job = { ...plan, service, person: chosen.person };
  return inTurn(job, services, { date, time }, bench, language);
}

/** What is named with a day and an hour, and stands there, is looked up. */
async function isBooked({ when, services }: BookPlan, { id }: Person, bench: Workbench) {
  const filters = [
    { name: 'customer', values: [id] },
    { name: 'service', values: [...services] },
  ];
  const period = { from: when.from, to: when.to };
  const asked = { want: 'list', measure: 'jobs', filters, period } as const;
  return ((await bench.plans.run(bench.who, asked)).jobs ?? []).length > 0;
}

/** A job is of one service: of several each is one, behind the one before it and by the same crew. */
async function inTurn(
  { addOns, left, ...job }: Job,
  services: readonly Service[],
  { date, time }: { date: string; time: string },
  bench: Workbench,
  language: Language,
): Promise<Answer> {
  const answers: Answer[] = [];
  let next = { time, crew: job.crew };
  for (const service of services) {
    const isFirst = answers.length === 0;
    const own = { ...job, service, crew: next.crew, left: isFirst ? left : [] };
    const one = isFirst && addOns ? { ...own, addOns } : own;
    const answer = await drafted(one, { date, time: next.time }, bench, language);
    answers.push(answer);
    const card = answer.cards?.[0]?.appointment;
    next = { time: card?.payload.endTime ?? next.time, crew: card?.crew ?? next.crew };
  }
  const [first, ...others] = answers;
  return first ? together([first, ...others]) : says(WORDS[language].service, language);
}

async function lastServiceOf({ id, name }: Person, bench: Workbench): Promise<string[]> {
  // 'Cancel her and book her again' is the same that was just called off.
  const drafted = (bench.drafted ?? []).flatMap(
    ({ cancel, move, step }) => cancel ?? move ?? step ?? [],
  );
  const same = drafted.filter(({ customer }) => customer === name);
  if (same.length > 0) return same.map(({ service }) => service);
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
  const before = bench.made.flatMap(({ appointment }) => appointment?.payload ?? []);
  const args = { ...saidOf(job), date, time, language, drafted: before };
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
