import { addDays, weekday } from '../../../platform/time/zone.js';
import { lines, type Answer } from '../answers/answer.js';
import type { ListedJob } from '../plan/lists.js';
import type { Language } from '../plan/plan.js';
import type { FoundAppointments } from '../tools/find-appointment.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { WORDS } from '../answers/appointments.texts.js';
import type { Args, Bench } from './call.js';
import { oneOf, peopleOf, toldJobs } from './people.js';
import type { Request } from './request.js';
import { says, slotWords } from './says.js';
import { WHO } from '../answers/who.texts.js';
import { isSaid, isTodaysWeekday, notOver, type When } from './when.js';

export type FoundAppointment = FoundAppointments['appointments'][number];

const MOST_CHOICES = 4;
const MOST_PEOPLE = 12;
const A_WEEK = 7;

/** Criteria that select the appointments of a request. */
export interface Which extends Pick<Args, 'whom' | 'services' | 'nth' | 'isAll'> {
  when: When;
  /** Days up to today instead of days from today. */
  isUnmarked?: boolean;
  /** Status to exclude: the one that the step would set. */
  besides?: string;
}

export type Problem = { problem: Answer };
type Found = { found: readonly FoundAppointment[]; notShown: number };

export const rowsOf = (found: readonly FoundAppointment[], language: Language) =>
  found
    .slice(0, 2 * MOST_CHOICES)
    .map((each) => `- ${plain(each.title)}, ${slotWords(each, language)}`);

const isWithin =
  ({ after = '', before = '' }: When) =>
  ({ startTime }: FoundAppointment) =>
    (after === '' || startTime >= after) && (before === '' || startTime < before);

/** Open appointments of these customers within the days. */
async function lookUp(
  { when, isUnmarked }: Which,
  ids: readonly (string | undefined)[],
  bench: Bench,
): Promise<{ found: FoundAppointment[]; notShown: number }> {
  const { from, to, time } = when;
  const found: FoundAppointment[] = [];
  let notShown = 0;
  for (const contactId of ids) {
    const which = isUnmarked ? ('unmarked' as const) : undefined;
    const args = { from, to, time, which, contactId };
    const { data } = await bench.use(bench.tools.findAppointment, args);
    found.push(...data.appointments.filter(isWithin(when)));
    notShown += data.notShown;
  }
  return { found, notShown };
}

/** Falls back to the same weekday next week when this one has no appointments. */
async function lookUpAhead(which: Which, ids: readonly (string | undefined)[], bench: Bench) {
  const found = await lookUp(which, ids, bench);
  const { from, isWeekday, ...rest } = which.when;
  if (found.found.length > 0 || !isWeekday || from === undefined || which.isUnmarked) return found;
  const day = addDays(from, A_WEEK);
  const isToday = isTodaysWeekday(which.when, bench.today);
  if (ids[0] === undefined && !isToday) return found;
  const open = await lookUp(
    { ...which, when: { ...rest, from: day, to: isToday ? day : undefined } },
    ids,
    bench,
  );
  return { ...open, found: open.found.filter(({ date }) => weekday(date) === weekday(from)) };
}

/** Appointments that match, or the answer that says why there are none. */
export async function appointmentsOf(
  asked: Which,
  bench: Bench,
  language: Language,
): Promise<Found | Problem> {
  const which = { ...asked, when: notOver(asked.when, bench) };
  const { whom, when, services = [], isUnmarked = false } = which;
  const words = WORDS[language];
  const people = whom && (await peopleOf(whom, bench)).people;
  const said = whom && 'said' in whom ? whom.said : '';
  if (people?.length === 0)
    return { problem: says(said === '' ? words.what : WHO[language].none(plain(said)), language) };
  const ids = people && people.length <= MOST_PEOPLE ? people.map(({ id }) => id) : [undefined];
  const all = await lookUpAhead(which, ids, bench);
  const found = all.found.filter(
    ({ contactId }) => people?.some(({ id }) => id === contactId) ?? true,
  );
  const others = found.filter(({ status }) => status !== which.besides);
  if (others.length === 0 && found.length > 0)
    return { problem: says(lines(words.already, '', ...rowsOf(found, language)), language) };
  const ofService = others.filter(({ service }) => services.includes(service));
  if (services.length > 0 && ofService.length === 0 && others.length > 0)
    return { problem: says(lines(words.noneSuch, '', ...rowsOf(others, language)), language) };
  const meant = services.length > 0 ? ofService : others;
  if (meant.length > 0) return { found: meant, notShown: all.notShown };
  const [person, ...more] = people ?? [];
  if (!person) return { problem: says(isUnmarked ? words.noneOpen : words.free, language) };
  const name = plain(more.length > 0 && said !== '' ? said : person.name);
  const elsewhere = isSaid(when) ? (await lookUp({ ...which, when: {} }, ids, bench)).found : [];
  const rows = elsewhere.length > 0 ? ['', words.others, '', ...rowsOf(elsewhere, language)] : [];
  const none = isUnmarked ? words.noOpen(name) : words.none(name);
  return { problem: says(lines(none, ...rows), language) };
}

const byTime = (one: FoundAppointment, other: FoundAppointment) =>
  `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);

/** Job of the previous answer: its only one, or the one at position `nth`. */
async function toldJob({ nth, whom, when }: Which, bench: Bench): Promise<ListedJob | undefined> {
  const isOfAnswer = (whom === undefined || whom.kind === 'last') && !isSaid(when);
  const jobs = isOfAnswer ? await toldJobs(bench) : undefined;
  if (!jobs) return undefined;
  if (nth !== undefined) return jobs.at(nth);
  const isOne = whom?.kind === 'last' && !whom.isMany;
  return isOne && jobs.length === 1 ? jobs[0] : undefined;
}

/** Narrows appointments to the period of the previous answer, if any are in it. */
const ofAnswer = (found: readonly FoundAppointment[], { meant }: Bench) => {
  const { from, to } = meant?.period ?? {};
  const within = found.filter(
    ({ date }) => from !== undefined && date >= from && (to === undefined || date <= to),
  );
  return within.length > 0 ? within : found;
};

/** The one matching appointment; for several, an answer that lists them to choose from. */
export async function appointmentOf(
  which: Which,
  bench: Bench,
  request: Request,
  again: (found: FoundAppointment) => string,
): Promise<{ found: FoundAppointment } | Problem> {
  const { language } = request;
  const words = WORDS[language];
  const told = await toldJob(which, bench);
  const isOpen = which.whom === undefined && !isSaid(which.when) && !told;
  if (isOpen && which.nth !== 0) return { problem: says(words.what, language) };
  if (which.whom && which.whom.kind === 'last' && !told) {
    const one = await oneOf(which.whom, bench, request);
    if ('problem' in one) return { problem: says(words.what, language) };
  }
  const asked = told
    ? { ...which, whom: undefined, when: { from: told.date, to: told.date, time: told.startTime } }
    : which;
  const all = await appointmentsOf(asked, bench, language);
  if ('problem' in all) return all;
  const own = told ? all.found.filter(({ id }) => id === told.id) : all.found;
  const isOfLast = which.whom?.kind === 'last' || which.whom === undefined;
  const near = isOfLast && which.when.from === undefined ? ofAnswer(own, bench) : own;
  const sorted = near.toSorted(byTime);
  const meant = which.nth !== undefined && !told ? sorted.slice(which.nth).slice(0, 1) : sorted;
  const [first, ...others] = meant;
  if (first && others.length === 0) return { found: first };
  const made = bench.made.map(({ cancel, move, step }) => (cancel ?? move ?? step)?.id);
  const drafted = sorted.filter(({ id }) => made.includes(id));
  if (drafted[0] && drafted.length === 1) return { found: drafted[0] };
  const rows = rowsOf(sorted, language);
  const choices = sorted.slice(0, MOST_CHOICES).map(again);
  return { problem: says(lines(words.which, '', ...rows), language, choices) };
}

/** All matching appointments: by days, by customer, or those of the previous answer. */
export async function eachOf(
  which: Which,
  bench: Bench,
  language: Language,
): Promise<Found | Problem> {
  const { whom, when } = which;
  const isOfDays = isSaid(when) || (whom !== undefined && whom.kind !== 'last');
  if (isOfDays) return appointmentsOf(which, bench, language);
  const told = await toldJobs(bench);
  const count = whom?.kind === 'last' ? whom.count : undefined;
  const isKnown = told && (count === undefined || count === told.length);
  if (!told || !isKnown) return { problem: says(WORDS[language].what, language) };
  const [from, to] = [told[0]?.date, told.at(-1)?.date].toSorted();
  const all = await appointmentsOf(
    { ...which, whom: undefined, when: { from, to } },
    bench,
    language,
  );
  if ('problem' in all) return all;
  return { ...all, found: all.found.filter(({ id }) => told.some((each) => each.id === id)) };
}
