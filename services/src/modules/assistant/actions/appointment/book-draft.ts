import { formatTime } from '../../../../platform/time/zone.js';
import { lines, together, type Answer } from '../../answers/answer.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { Language } from '../../plan/plan.js';
import { saidLongDay } from '../../plan/say/day.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { Services } from '../../tools/list-services.js';
import { saidLeft, says, usualSuggestions, withLeft, type Workbench } from '../action.js';
import type { BookPlan } from './book-read.js';
import { WORDS } from './book-words.js';
import { freeStarts } from './free.js';
import { dayWords } from './which.js';

type Service = Services['services'][number];

/** What is booked, and for whom. */
export interface Job extends BookPlan {
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

export async function timesOf(job: Job, bench: Workbench, language: Language): Promise<Answer> {
  const words = WORDS[language];
  const free = await freeStarts(bench, job.when, saidOf(job));
  const [first] = free;
  if (!first) return withLeft(says(words.none, language), job.left, language);
  if (job.isSoonest) return inTurn(job, [job.service], first, bench, language);
  const rows = free.map(
    ({ date, time }) => `- ${saidLongDay(date, language)}, **${formatTime(time)}**`,
  );
  const text = lines(
    words.free(plain(whatWords(job, language))),
    '',
    ...rows,
    ...saidLeft(job.left, language),
  );
  return { ...says(text, language, free.map(again(job, language))), isOpen: true };
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

/** A job is of one service: of several each is one, behind the one before it and by the same crew. */
export async function inTurn(
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
