import { DAY_MINUTES, minutesOf } from '../../../../platform/time/clock-time.js';
import { formatTime } from '../../../../platform/time/zone.js';
import type { CheckedStep, MyJobOfDay } from '../../../scheduling/index.js';
import type { Language } from '../../plan/plan.js';
import { saidDay, saidLongDay } from '../../plan/say/day.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { PAGES } from '../../plan/pages.js';
import { dollars } from '../../tools/tool.js';
import { lines, type Answer } from '../../answers/answer.js';
import type { Facet, Sight } from './reading.js';
import type { Told } from './select.js';
import { TEXTS, type Texts } from './texts.js';

type Job = MyJobOfDay;
/** What is done at a job, by its id, where that was asked. */
export type Checklists = ReadonlyMap<string, readonly CheckedStep[]>;

interface Saying {
  language: Language;
  texts: Texts;
  sight: Sight;
  checklists: Checklists;
}

const SHORT_DAY = 3;
/** 'Fri, Nov 27', 'vie, 27 nov' */
export function shortDay(day: string, language: Language): string {
  const [weekday = ''] = saidLongDay(day, language).split(',');
  return `${weekday.slice(0, SHORT_DAY)}, ${saidDay(day, language).replace(/,? \d{4}$/, '')}`;
}

export const pageOf = ({ id }: Pick<Job, 'id'>) => `/my-jobs/${id}`;
export const linkTo = (job: Pick<Job, 'id' | 'service' | 'customer'>) =>
  `[${plain(job.service)}, ${plain(job.customer.name)}](${pageOf(job)})`;

const endOf = ({ endTime }: Job) => minutesOf(endTime) || DAY_MINUTES;
const minutes = (job: Job) => endOf(job) - minutesOf(job.startTime);
const times = ({ startTime, endTime }: Job, { texts }: Saying) =>
  texts.between(formatTime(startTime), formatTime(endTime));

const HOUR = 60;
function saidMinutes(all: number): string {
  const [hours, rest] = [Math.floor(all / HOUR), all % HOUR];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** 'Today, Thu, Nov 26', 'on Fri, Nov 27', 'from … to …' */
function saidDays(
  { from, to }: { from: string; to: string },
  { texts, language, sight }: Saying,
): string {
  const [first, last] = [shortDay(from, language), shortDay(to, language)];
  if (from !== to) return texts.fromTo(first, last);
  return from === sight.today ? texts.today(first) : texts.on(first);
}

/** The days, and the part of each that was asked of. */
function scopeOf({ reading, days }: Told, saying: Saying): string {
  const { texts } = saying;
  const { part, span } = reading;
  const [from = '', until = ''] = span?.split('-') ?? [];
  return [
    days && saidDays(days, saying),
    part && texts.parts[part],
    from && texts.from(formatTime(from)),
    until && texts.until(formatTime(until)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Done, begun, or not sure to be: what else it is goes without saying. */
const TOLD_STATUS = new Set(['in-progress', 'completed', 'pending', 'no-show']);

const addressOf = ({ place }: Job) => {
  if (!place) return undefined;
  const { street, city, label } = place;
  const line = [street, city].filter(Boolean).join(', ');
  return line === '' ? undefined : `${plain(line)}${label ? ` (${plain(label)})` : ''}`;
};

function whereOf(job: Job, { texts }: Saying): string {
  if (!job.place) return texts.atShop;
  const address = addressOf(job);
  if (address === undefined) return texts.noAddress;
  return job.place.directionsUrl ? `${address}; ${texts.directions(pageOf(job))}` : address;
}

const phoneOf = (phone: string) => `[${plain(phone)}](tel:${phone.replace(/[^\d+]/g, '')})`;
const listed = (all: readonly string[]) => all.map(plain).join(', ');

const vehicleOf = ({ vehicle }: Job) =>
  vehicle ? `${plain(vehicle.label)}${vehicle.size ? ` (${plain(vehicle.size)})` : ''}` : '';

type Value = (job: Job, saying: Saying) => string;
const VALUES: Partial<Record<Facet, Value>> = {
  start: ({ startTime }) => formatTime(startTime),
  end: ({ endTime }) => formatTime(endTime),
  length: (job) => saidMinutes(minutes(job)),
  place: whereOf,
  access: ({ place }) => plain(place?.accessNotes ?? ''),
  who: ({ customer }) => plain(customer.name),
  phone: ({ customer }) => (customer.phone ? phoneOf(customer.phone) : ''),
  vehicle: vehicleOf,
  service: ({ service }) => plain(service),
  addons: ({ addons }) => listed(addons),
  notes: ({ notes }) => plain(notes),
  checklist: ({ id }, { checklists, texts }) => {
    const steps = checklists.get(id) ?? [];
    const marks = steps.map(({ label, done }) => `${done ? '✓ ' : ''}${plain(label)}`);
    const done = steps.filter((step) => step.done).length;
    return steps.length === 0 ? '' : `${texts.steps(done, steps.length)}: ${marks.join('; ')}`;
  },
  drive: ({ driveMinutes }, { texts }) =>
    driveMinutes > 0 ? texts.drive(driveMinutes) : texts.noDrive,
  status: ({ status }, { texts }) => texts.statuses[status],
  price: ({ price }) => (price === null ? '' : dollars(price)),
};

/** What one sees at once of a job, and whatever is written down for it. */
const OF_LIST: readonly Facet[] = ['vehicle', 'place'];
const OF_ALL: readonly Facet[] = ['vehicle', 'place', 'access', 'phone', 'addons', 'notes'];

const shownOf = (facets: readonly Facet[]): readonly Facet[] => [
  ...new Set(
    facets.flatMap((each) => (each === 'list' ? OF_LIST : each === 'all' ? OF_ALL : [each])),
  ),
];

function facetsOf(job: Job, facets: readonly Facet[], saying: Saying): string[] {
  const { labels, nothing } = saying.texts;
  return shownOf(facets).flatMap((facet) => {
    const value = VALUES[facet]?.(job, saying);
    return value === undefined ? [] : [`${labels[facet] ?? ''}: ${value === '' ? nothing : value}`];
  });
}

const statusOf = ({ status }: Job, { texts }: Saying) =>
  TOLD_STATUS.has(status) ? `, ${texts.statuses[status]}` : '';

/** '[Interior Detail, Naomi Patel](…), Fri, Nov 27, 10:30 AM to 12:30 PM' */
const whenAndWhat = (job: Job, saying: Saying) =>
  `${linkTo(job)}, ${shortDay(job.date, saying.language)}, ${times(job, saying)}${statusOf(job, saying)}`;

function rowOf(job: Job, told: Told, saying: Saying): string {
  const isOneDay = told.days && told.days.from === told.days.to;
  const day = isOneDay ? '' : `${shortDay(job.date, saying.language)}, `;
  const facets = facetsOf(job, told.facets, saying);
  const isList = told.facets[0] === 'list';
  const more = isList
    ? [vehicleOf(job), addressOf(job) ?? (job.place ? '' : saying.texts.atShop)]
    : facets;
  const said = more.filter(Boolean).join(isList ? ', ' : '; ');
  const head = `${day}${times(job, saying)}: ${linkTo(job)}${statusOf(job, saying)}`;
  return `- ${head}${said === '' ? '' : `${isList ? ', ' : '. '}${said}`}`;
}

/** What stands before one job: which one it is. */
function leadOf(told: Told, saying: Saying): string {
  const { texts } = saying;
  const { turn, after, before, days } = told;
  const beside = after
    ? texts.after(linkTo(after))
    : before
      ? texts.before(linkTo(before))
      : undefined;
  if (beside !== undefined) return `${texts.job} ${beside}`;
  const lead = turn ? texts.turns[turn] : texts.job;
  return days ? `${lead} ${scopeOf(told, saying)}` : lead;
}

function saidNone(told: Told, saying: Saying): string {
  const { texts } = saying;
  const { reading, days, after, before, turn } = told;
  if (told.isLeft) return `${texts.has(0, true)} ${days ? scopeOf(told, saying) : ''}`.trim();
  if (after) return texts.noneAfter;
  if (before) return texts.noneBefore;
  if (reading.clock !== undefined) return `${texts.noneThen} ${scopeOf(told, saying)}`.trim();
  if (reading.words.length > 0)
    return days ? `${texts.noJob} ${scopeOf(told, saying)}` : texts.noneLike;
  if (turn === 'current') return texts.notNow;
  if (days) return `${texts.has(0, false)} ${scopeOf(told, saying)}`;
  return texts.noneLike;
}

const isDone = ({ status }: Job) => status === 'completed';

function saidCount(told: Told, saying: Saying): string {
  const { jobs, days, isLeft } = told;
  const { texts } = saying;
  const done = jobs.filter(isDone).length;
  const of = days ? ` ${scopeOf(told, saying)}` : '';
  return `${texts.has(jobs.length, isLeft === true)}${of}${done > 0 ? texts.done(done) : ''}.`;
}

/** Of days, how long their work is in all. */
function saidHours(told: Told, saying: Saying): string {
  const { jobs, days } = told;
  const { texts } = saying;
  const work = jobs.filter(({ status }) => status !== 'no-show');
  const all = work.reduce((sum, job) => sum + minutes(job), 0);
  const [first, last] = [work[0], work.at(-1)];
  const isOneDay = days && days.from === days.to;
  const span =
    isOneDay && first && last ? `, ${times({ ...first, endTime: last.endTime }, saying)}` : '';
  const head = days ? `${texts.jobs} ${scopeOf(told, saying)}` : texts.jobs;
  return `${head}: ${texts.hours(saidMinutes(all), work.length)}${span}.`;
}

function saidTold(told: Told, saying: Saying): string[] {
  const { texts } = saying;
  const { jobs, facets, days, turn, reading } = told;
  const [job, ...others] = jobs;
  if (facets.includes('count')) {
    // Of what it is a count, its rows say.
    const rows =
      reading.words.length > 0
        ? jobs.map((each) => rowOf(each, { ...told, facets: ['list'] }, saying))
        : [];
    return [saidCount(told, saying), ...(rows.length > 0 ? ['', ...rows] : [])];
  }
  if (!job) return [`${saidNone(told, saying)}.`];
  const isOfDays =
    days !== undefined &&
    turn === undefined &&
    reading.words.length === 0 &&
    reading.clock === undefined;
  if (isOfDays && facets[0] === 'length') return [saidHours(told, saying)];
  const isOne = others.length === 0 && !(isOfDays && facets[0] === 'list');
  if (isOne) {
    const isLater = told.after !== undefined && told.after.date !== job.date;
    const lead = isLater ? `${texts.noMoreThatDay} ${leadOf(told, saying)}` : leadOf(told, saying);
    return [
      `${lead}: ${whenAndWhat(job, saying)}.`,
      '',
      ...facetsOf(job, facets, saying).map((each) => `- ${each}`),
    ];
  }
  const head = told.isLeft
    ? saidCount(told, saying).replace(/\.$/, '')
    : days
      ? `${texts.jobs} ${scopeOf(told, saying)}`
      : texts.jobs;
  return [`${head}:`, '', ...jobs.map((each) => rowOf(each, told, saying))];
}

const SUGGESTED: Record<Language, string[]> = {
  en: ["What's my next job?", 'How many jobs do I have tomorrow?', 'When am I done today?'],
  es: [
    '¿Cuál es mi siguiente trabajo?',
    '¿Cuántos trabajos tengo mañana?',
    '¿A qué hora termino hoy?',
  ],
};

/** What was asked, in words, with whose jobs and which days it is of. */
export function sayOwnJobs(
  told: Told,
  language: Language,
  sight: Sight,
  checklists: Checklists = new Map(),
): Answer {
  const texts = TEXTS[language];
  const saying = { language, texts, sight, checklists };
  const { from, to } = sight.window;
  const seen: [string, string] = [shortDay(from, language), shortDay(to, language)];
  const said = told.isOutside ? [`${texts.outside(...seen)}.`] : saidTold(told, saying);
  const cut = told.isCut ? ['', texts.cut(...seen)] : [];
  return {
    text: lines(...said, ...cut, '', texts.all),
    sources: [MY_JOBS],
    suggestions: SUGGESTED[language],
  };
}

export const MY_JOBS = PAGES.myJobs;
