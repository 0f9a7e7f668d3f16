import { minutesOf, saidMinutes } from '../../../platform/time/clock-time.js';
import { formatTime } from '../../../platform/time/zone.js';
import type { MyJobOfDay } from '../../scheduling/index.js';
import { PAGES } from '../plan/pages.js';
import type { Language } from '../plan/plan.js';
import { saidShortDay } from '../plan/say/day.js';
import { dollars } from '../tools/tool.js';
import { escapeMarkdown as plain } from '../words/text.js';
import type { ListRow } from '../dto/understood.dto.js';
import { lines, type Answer } from './answer.js';

/** Facts about a job that an answer can have. */
type JobFact =
  | 'start'
  | 'end'
  | 'length'
  | 'place'
  | 'access'
  | 'who'
  | 'phone'
  | 'vehicle'
  | 'service'
  | 'notes'
  | 'addons'
  | 'drive'
  | 'status'
  | 'price';

interface Texts {
  has(count: number, isLeft: boolean, days: string): string;
  jobs(days: string): string;
  job: string;
  next: string;
  none(days: string): string;
  outside(from: string, to: string): string;
  seen(from: string, to: string): string;
  all: string;
  atShop: string;
  nothing: string;
  today: string;
  on: string;
  between(from: string, to: string): string;
  labels: Record<JobFact, string>;
}

const jobsEn = (count: number) => `${count === 0 ? 'no' : count} ${count === 1 ? 'job' : 'jobs'}`;
const jobsEs = (count: number) =>
  count === 0 ? 'ningún trabajo' : `${count} ${count === 1 ? 'trabajo' : 'trabajos'}`;

const TEXTS: Record<Language, Texts> = {
  en: {
    has: (count, isLeft, days) => `Your crew has ${jobsEn(count)}${isLeft ? ' left' : ''}${days}.`,
    jobs: (days) => `Your crew's jobs${days}:`,
    ...{ job: "Your crew's job", next: "Your crew's next job" },
    none: (days) => `Your crew has no such job${days || ' in the days I can see'}.`,
    outside: (from, to) =>
      `I don't see those days. I only see your crew's jobs from ${from} to ${to}.`,
    seen: (from, to) => `I only see your crew's jobs from ${from} to ${to}.`,
    all: 'All of them are in [My Jobs](/my-jobs).',
    ...{ atShop: 'at the shop', nothing: 'none', today: ' today, ', on: ' on ' },
    between: (from, to) => `${from} to ${to}`,
    labels: {
      ...{ start: 'Begins', end: 'Ends', length: 'Takes', place: 'Address', access: 'Access' },
      ...{
        who: 'Customer',
        phone: 'Phone',
        vehicle: 'Vehicle',
        service: 'Service',
        notes: 'Notes',
      },
      ...{ addons: 'Add-ons', drive: 'Drive', status: 'Status', price: 'Price' },
    },
  },
  es: {
    has: (count, isLeft, days) =>
      `Su equipo ${count === 0 ? 'no ' : ''}tiene ${jobsEs(count)}${isLeft ? ' por hacer' : ''}${days}.`,
    jobs: (days) => `Trabajos de su equipo${days}:`,
    ...{ job: 'Trabajo de su equipo', next: 'El siguiente trabajo de su equipo' },
    none: (days) => `Su equipo no tiene un trabajo así${days || ' en los días que veo'}.`,
    outside: (from, to) =>
      `No veo esos días: tengo los trabajos de su equipo del ${from} al ${to}.`,
    seen: (from, to) => `Solo veo los trabajos de su equipo del ${from} al ${to}.`,
    all: 'Todos están en [My Jobs](/my-jobs).',
    ...{ atShop: 'en el taller', nothing: 'no hay nada anotado', today: ' hoy, ', on: ' del ' },
    between: (from, to) => `${from} a ${to}`,
    labels: {
      ...{ start: 'Empieza', end: 'Termina', length: 'Dura', place: 'Dirección', access: 'Acceso' },
      ...{
        who: 'Cliente',
        phone: 'Teléfono',
        vehicle: 'Vehículo',
        service: 'Servicio',
        notes: 'Notas',
      },
      ...{ addons: 'Adicionales', drive: 'Camino', status: 'Estado', price: 'Precio' },
    },
  },
};

/** Fact that a question asks for. */
export type Facet = JobFact | 'count' | 'all';

interface Days {
  from: string;
  to: string;
}

/** Own jobs of a question, with the facts it asks for. */
export interface ToldOwnJobs {
  facets: readonly Facet[];
  /** Position of a single job, such as 'next'. */
  turn?: string;
  /** Words that identify a job. */
  words: readonly string[];
  isLeft: boolean;
  jobs: readonly MyJobOfDay[];
  days?: Days;
  /** The days are outside the visible ones. */
  isOutside: boolean;
  /** The days are partly outside the visible ones. */
  isCut: boolean;
  today: string;
  /** Visible days. */
  window: Days;
}

const linkTo = ({ id, service, customer }: MyJobOfDay) =>
  `[${plain(service)}, ${plain(customer.name)}](/my-jobs/${id})`;
const vehicleOf = ({ vehicle }: MyJobOfDay) =>
  vehicle ? `${plain(vehicle.label)}${vehicle.size ? ` (${plain(vehicle.size)})` : ''}` : '';
const addressOf = (place: MyJobOfDay['place']) =>
  [place?.street, place?.city].filter(Boolean).join(', ');
const minutes = ({ startTime, endTime }: MyJobOfDay) =>
  (minutesOf(endTime) || 24 * 60) - minutesOf(startTime);

function valueOf(job: MyJobOfDay, facet: JobFact, texts: Texts): string {
  const { customer, place } = job;
  const phone = customer.phone.replace(/[^\d+]/g, '');
  const values: Record<typeof facet, string> = {
    start: formatTime(job.startTime),
    end: formatTime(job.endTime),
    length: saidMinutes(minutes(job)),
    place: place ? plain(addressOf(place)) : texts.atShop,
    access: plain(place?.accessNotes ?? ''),
    who: plain(customer.name),
    phone: phone === '' ? '' : `[${plain(customer.phone)}](tel:${phone})`,
    vehicle: vehicleOf(job),
    service: plain(job.service),
    addons: job.addons.map(plain).join(', '),
    notes: plain(job.notes),
    drive: job.driveMinutes > 0 ? saidMinutes(job.driveMinutes) : '',
    status: job.status,
    price: job.price === null ? '' : dollars(job.price),
  };
  return values[facet] === '' ? texts.nothing : values[facet];
}

const OF_ALL = ['vehicle', 'place', 'access', 'phone', 'addons', 'notes'] as const;
const OF_ONE = ['vehicle', 'place'] as const;

function facetRows(
  job: MyJobOfDay,
  { facets }: Pick<ToldOwnJobs, 'facets'>,
  texts: Texts,
): string[] {
  const asked = facets.flatMap((each) =>
    each === 'all' ? OF_ALL : each === 'count' ? [] : [each],
  );
  const shown = asked.length > 0 ? [...new Set(asked)] : OF_ONE;
  return shown.map((facet) => `- ${texts.labels[facet]}: ${valueOf(job, facet, texts)}`);
}

/** '[Interior Detail, Naomi Patel](…), Fri, Nov 27, 10:30 AM to 12:30 PM' */
const whenAndWhat = (job: MyJobOfDay, texts: Texts, language: Language) =>
  `${linkTo(job)}, ${saidShortDay(job.date, language)}, ${texts.between(formatTime(job.startTime), formatTime(job.endTime))}`;

const SUGGESTED: Record<Language, string[]> = {
  en: ["What's my next job?", 'How many jobs do I have tomorrow?', 'When am I done today?'],
  es: [
    '¿Cuál es mi siguiente trabajo?',
    '¿Cuántos trabajos tengo mañana?',
    '¿A qué hora termino hoy?',
  ],
};

/** Answer about own jobs, in words. */
export function sayOwnJobs(told: ToldOwnJobs, language: Language): Answer {
  const texts = TEXTS[language];
  const { window, isOutside, isCut } = told;
  const seen = [saidShortDay(window.from, language), saidShortDay(window.to, language)] as const;
  const said = isOutside ? [texts.outside(...seen)] : textOf(told, language);
  return {
    text: lines(...said, ...(isCut ? ['', texts.seen(...seen)] : []), '', texts.all),
    sources: [PAGES.myJobs],
    suggestions: SUGGESTED[language],
    ...(told.facets.length === 0 && {
      rows: told.jobs.map((job) => rowOf(job, language)),
    }),
  };
}

/** A job as a row; a question about single facts is answered in words. */
const rowOf = (job: MyJobOfDay, language: Language): ListRow => ({
  title: job.customer.name,
  vehicle: job.vehicle?.label ?? '',
  detail: [
    `${saidShortDay(job.date, language)}, ${formatTime(job.startTime)}`,
    job.service,
    addressOf(job.place),
  ]
    .filter(Boolean)
    .join(' · '),
  phone: job.customer.phone,
  url: `/my-jobs/${job.id}`,
});

function textOf(reading: ToldOwnJobs, language: Language): string[] {
  const { jobs, days, today } = reading;
  const texts = TEXTS[language];
  const isOneDay = days?.from === days?.to;
  const scope = !days
    ? ''
    : isOneDay
      ? `${days.from === today ? texts.today : texts.on}${saidShortDay(days.from, language)}`
      : `, ${texts.between(saidShortDay(days.from, language), saidShortDay(days.to, language))}`;
  if (reading.facets.includes('count')) return [texts.has(jobs.length, reading.isLeft, scope)];
  const [job, ...others] = jobs;
  if (!job)
    return [
      reading.words.length > 0 || reading.turn
        ? texts.none(scope)
        : texts.has(0, reading.isLeft, scope),
    ];
  const isOne =
    others.length === 0 &&
    (reading.turn !== undefined || reading.words.length > 0 || reading.facets.length > 0);
  if (isOne) {
    const lead = reading.turn === 'next' ? texts.next : texts.job;
    return [
      `${lead}: ${whenAndWhat(job, texts, language)}.`,
      '',
      ...facetRows(job, reading, texts),
    ];
  }
  const rows = jobs.map((each) => {
    const more =
      reading.facets.length > 0
        ? facetRows(each, reading, texts)
            .map((row) => row.slice(2))
            .join('; ')
        : [vehicleOf(each), plain(addressOf(each.place))].filter(Boolean).join(', ');
    return `- ${whenAndWhat(each, texts, language)}${more === '' ? '' : `, ${more}`}`;
  });
  return [texts.jobs(scope), '', ...rows];
}
