import { formatTime, weekday } from '../../../../platform/time/zone.js';
import { lines, type Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import type { ListedJob } from '../../plan/lists.js';
import { saidLongDay } from '../../plan/say/day.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { FoundAppointments } from '../../tools/find-appointment.js';
import { says, type Workbench } from '../action.js';
import { isTodaysWeekday, weekLater, type When } from '../when/index.js';
import { peopleOf } from './people-of.js';
import { WHICH } from '../which-words.js';
import type { Whom } from '../whom/place.js';
import { answeredJob } from './answered.js';
import { rowOf, type Turn } from './turn.js';

export type FoundAppointment = FoundAppointments['appointments'][number];

const MOST_PEOPLE = 12;
const MOST_CHOICES = 4;

const WORDS: Record<
  Language,
  {
    none: (name: string) => string;
    noOpen: (name: string) => string;
    free: string;
    noneBegins: string;
    noneOpen: string;
    which: string;
    what: string;
    already: string;
    others: string;
    noneSuch: string;
  }
> = {
  en: {
    none: (name) => `${name} has no appointment to come then.`,
    noOpen: (name) => `${name} has no open appointment then: none that is still to be marked.`,
    free: 'Nothing is booked then.',
    noneBegins: 'Nothing begins then.',
    noneOpen: 'None of the jobs then is still to be marked.',
    which: 'Which appointment?',
    what: 'Which appointment do you mean? Please say whose, or its day and time.',
    already: 'That is so already:',
    others: 'At other times:',
    noneSuch: 'None of the appointments that fit is for that service. They are:',
  },
  es: {
    none: (name) => `${name} no tiene ninguna cita pendiente entonces.`,
    noOpen: (name) => `${name} no tiene entonces ninguna cita abierta por marcar.`,
    free: 'No hay nada reservado entonces.',
    noneBegins: 'Nada empieza entonces.',
    noneOpen: 'Ninguno de los trabajos de entonces queda por marcar.',
    which: '¿Cuál cita?',
    what: '¿Qué cita? Diga de quién es, o su día y su hora.',
    already: 'Ya está así:',
    others: 'En otros momentos:',
    noneSuch: 'Ninguna de las citas posibles es de ese servicio. Son:',
  },
};

/** Which of them need no draft. */
export const saidAlready = (already: readonly FoundAppointment[], language: Language): string[] =>
  already.length > 0 ? [`\n${WORDS[language].already}\n`, ...rowsOf(already, language)] : [];

/** Nobody said which. */
export const unknownWhich = (language: Language) => says(WORDS[language].what, language);

/** Without the name of the weekday, which would be a day of its own. */
export const dayWords = (date: string, language: Language) =>
  saidLongDay(date, language).replace(/^[^,]*, /, '');

/** 'Nov 24, 2026 at 2:00 PM': as it can be asked for again. */
export const slotWords = (
  { date, startTime }: Pick<FoundAppointment, 'date' | 'startTime'>,
  language: Language,
) => {
  const day = dayWords(date, language);
  return language === 'es'
    ? `${day} a las ${formatTime(startTime)}`
    : `${day} at ${formatTime(startTime)}`;
};

/** What says which appointments are meant. */
export interface Which {
  whom?: Whom;
  when: When;
  /** Of those that it could be, or that were listed, the first, second or last one. */
  turn?: Turn;
  /** Nobody said so: of that one's day there may be others. */
  isAssumed?: boolean;
  /** Of these services, where some of them are. */
  services?: readonly string[];
  /** Of today and before, without an end; else those to come. */
  isUnmarked?: boolean;
  /** Of none that are that already. */
  besides?: string;
}

interface Found {
  found: FoundAppointment[];
  notShown: number;
  /** Those of them of which it is so already. */
  already?: readonly FoundAppointment[];
}

/** 'After 12', 'in the morning': by when it begins. */
const isWithin = ({ after = '', before = '' }: When) => {
  return ({ startTime }: FoundAppointment) =>
    (after === '' || startTime >= after) && (before === '' || startTime < before);
};

/** The appointments to come that could be meant, the earliest first, or why there are none. */
export async function appointmentsOf(
  which: Which,
  bench: Workbench,
  language: Language,
): Promise<Found | { problem: Answer }> {
  const { whom, when, services = [], isUnmarked = false } = which;
  const { from, to, time } = when;
  const words = WORDS[language];
  const people = whom && (await peopleOf(whom, bench)).people;
  if (people?.length === 0) {
    const said = whom && 'said' in whom ? WHICH[language].none(plain(whom.said)) : words.what;
    return { problem: says(said, language) };
  }
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }), time };
  const found: FoundAppointment[] = [];
  let notShown = 0;
  // Of many it is looked through the days once.
  const many = people && people.length > MOST_PEOPLE ? people : undefined;
  const each = many ? [undefined] : (people ?? [undefined]);
  for (const person of each) {
    const kind = isUnmarked ? ('unmarked' as const) : undefined;
    const args = { ...days, which: kind, ...(person && { contactId: person.id }) };
    const { data } = await bench.use(bench.tools.findAppointment, args);
    const isOfThem = ({ contactId }: FoundAppointment) =>
      many?.some(({ id }) => id === contactId) ?? true;
    found.push(...data.appointments.filter(isOfThem).filter(isWithin(when)));
    notShown += data.notShown;
  }
  // 'The Thursday one' is on a Thursday, which need not be the next.
  if (found.length === 0 && people && when.isWeekday === true && from !== undefined) {
    const { from: _from, to: _to, isWeekday: _isWeekday, ...open } = when;
    const all = await appointmentsOf({ ...which, when: open }, bench, language);
    const open_ = 'found' in all ? all.found : [];
    found.push(...open_.filter(({ date }) => weekday(date) === weekday(from)));
  }
  // 'All of Friday', on a Friday on which nothing is to come any more.
  if (found.length === 0 && !isUnmarked && isTodaysWeekday(when, bench.today)) {
    const next = await appointmentsOf({ ...which, when: weekLater(when) }, bench, language);
    if ('found' in next && next.found.length > 0) return next;
  }
  const others = found.filter(({ status }) => status !== which.besides);
  const already = found.filter(({ status }) => status === which.besides);
  if (others.length === 0 && found.length > 0)
    return { problem: says(lines(words.already, '', ...rowsOf(found, language)), language) };
  found.splice(0, found.length, ...others);
  const ofService = found.filter(({ service }) => services.includes(service));
  if (ofService.length > 0) return { found: ofService, notShown, already };
  if (services.length > 0 && found.length > 0)
    return { problem: says(lines(words.noneSuch, '', ...rowsOf(found, language)), language) };
  // 'Push him to 10', 'cancel the 830', after who comes tomorrow, is of tomorrow.
  const isOfAnswer = (!whom || whom.kind === 'last') && from === undefined;
  const ofAnswer = isOfAnswer ? withinDays(found, bench) : [];
  if (ofAnswer.length > 0) return { found: ofAnswer, notShown, already };
  if (found.length > 0) return { found, notShown, already };
  const none = isUnmarked ? words.noOpen : words.none;
  const [person, ...more] = people ?? [];
  const said = whom && 'said' in whom ? whom.said : undefined;
  // Which of those who were told is meant nobody said.
  if (more.length > 0 && said === undefined) return { problem: unknownWhich(language) };
  const name = more.length > 0 ? said : person?.name;
  // What began before it may still go on then.
  const isPart = [time, when.after, when.before].some((each) => each !== undefined);
  const noJob = isPart ? words.noneBegins : words.free;
  const nothing = isUnmarked ? words.noneOpen : noJob;
  const isOfDays = [from, time, when.after, when.before].some((each) => each !== undefined);
  const all =
    person && isOfDays ? await appointmentsOf({ ...which, when: {} }, bench, language) : undefined;
  const rows = all && 'found' in all ? ['', words.others, '', ...rowsOf(all.found, language)] : [];
  return { problem: says(lines(name ? none(plain(name)) : nothing, ...rows), language) };
}

const withinDays = (found: readonly FoundAppointment[], { meant }: Workbench) => {
  const { from, to } = meant?.period ?? {};
  return from === undefined
    ? []
    : found.filter(({ date }) => date >= from && (to === undefined || date <= to));
};

/** The one appointment to come that is meant; of several, the same can be asked again for each. */
export async function appointmentOf(
  which: Which,
  bench: Workbench,
  language: Language,
  again: (found: FoundAppointment) => string,
): Promise<{ found: FoundAppointment } | { problem: Answer; isChoice?: true }> {
  const words = WORDS[language];
  const { whom, when, turn } = which;
  const told = await answeredJob(which, bench);
  // What is to come is not done yet.
  const job = which.isUnmarked && told && told.date > bench.today ? undefined : told;
  const open = job && (await openOne(job, which, bench, language));
  if (open) return { found: open };
  const isOpen = !whom && when.from === undefined && when.time === undefined;
  const isSoonest = turn === 'first' || turn === 'next';
  // The last one of all that will ever be is nobody's.
  if (isOpen && !isSoonest) return { problem: unknownWhich(language) };
  const theirs = await ofAnswered(which, bench, language);
  const all = theirs ?? (await appointmentsOf(which, bench, language));
  if ('problem' in all) return all;
  const { found, notShown } = all;
  // Several people's come one after the other, and the last of a cut list is not the last one.
  const isSure = notShown === 0 || isSoonest;
  const meant = turn && isSure ? turned(found, which) : found;
  const [first, ...others] = meant;
  if (first && others.length === 0) return { found: first };
  // 'Cancel Monday's and move them' is of those that were just drafted.
  const drafted = (bench.drafted ?? []).map(
    ({ cancel, move, step }) => (cancel ?? move ?? step)?.id,
  );
  const [same, ...more] = found.filter(({ id }) => drafted.includes(id));
  if (same && more.length === 0) return { found: same };
  // In the order in which 'the first one' is the first.
  const listed = meant.toSorted(byTime);
  const rows = rowsOf(listed, language);
  const choices = listed.slice(0, MOST_CHOICES).map(again);
  return { problem: says(lines(words.which, '', ...rows), language, choices), isChoice: true };
}

const rowsOf = (found: readonly FoundAppointment[], language: Language) =>
  found
    .slice(0, 2 * MOST_CHOICES)
    .map((each) => `- ${plain(each.title)}, ${slotWords(each, language)}`);

/** 'Move Friday's to Monday', after her appointments, is hers where she has one then. */
async function ofAnswered(which: Which, bench: Workbench, language: Language) {
  const filters = which.whom ? [] : (bench.meant?.filters ?? []);
  const [id, ...others] = filters.flatMap(({ name, not, values }) =>
    name === 'customer' && !not ? values : [],
  );
  if (id === undefined || others.length > 0) return undefined;
  const person = (await bench.lastPeople()).find((each) => each.id === id);
  if (!person) return undefined;
  const whom: Whom = { kind: 'people', people: [person], said: person.name };
  const all = await appointmentsOf({ ...which, whom }, bench, language);
  return 'found' in all && all.found.length > 0 ? all : undefined;
}

const timeOf = ({ date, startTime }: FoundAppointment) => `${date} ${startTime}`;
const byTime = (one: FoundAppointment, other: FoundAppointment) =>
  timeOf(one).localeCompare(timeOf(other));
const ENDS: ReadonlySet<Turn> = new Set(['first', 'next', 'last']);
function turned(found: readonly FoundAppointment[], { turn = 'first', isAssumed }: Which) {
  const one = rowOf(found.toSorted(byTime), turn);
  if (isAssumed) return found.filter(({ date }) => date === one?.date);
  // Of two that begin together neither is the first.
  const isLevel = (each: FoundAppointment) =>
    ENDS.has(turn) && one !== undefined && timeOf(each) === timeOf(one);
  return found.filter((each) => each === one || isLevel(each));
}

/** A job that was told, where it is still to come. */
async function openOne(
  { id, contactId, customer: name, date, startTime }: ListedJob,
  which: Which,
  bench: Workbench,
  language: Language,
): Promise<FoundAppointment | undefined> {
  const whom: Whom = { kind: 'people', people: [{ id: contactId, name }], said: name };
  const when = { from: date, to: date, time: startTime };
  const all = await appointmentsOf({ ...which, whom, when }, bench, language);
  return 'problem' in all ? undefined : all.found.find((each) => each.id === id);
}
