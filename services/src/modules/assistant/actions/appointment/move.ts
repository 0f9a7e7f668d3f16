import { minutesOf } from '../../../../platform/time/clock-time.js';
import { addDays } from '../../../../platform/time/zone.js';
import { lines, type Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, saidLeft, withLeft, says, usualSuggestions, type Workbench } from '../action.js';
import type { Request } from '../request.js';
import { dayOf, notOver, type When } from '../when/index.js';
import { WHICH } from '../which-words.js';
import { toldJob } from './answered.js';
import { isBookedLast } from './crew.js';
import { draftEach, type Job } from './each.js';
import { freeStarts } from './free.js';
import { inItsWeek, onOwnDay } from './move-week.js';
import { besideTime, type Way } from './hours-away.js';
import { followMove } from './move-next.js';
import type { MovePlan } from './move-plan.js';
import { readMove } from './move-read.js';
import { targetOf, targetWords, type Target } from './move-target.js';
import { ofEach } from './several.js';
import { appointmentOf, slotWords, type FoundAppointment } from './which.js';

interface Words {
  when(title: string): string;
  free: string;
  /** Of the crew that has it, where it has one. */
  none(crew?: string): string;
  draft(title: string, now: string, then: string): string;
  /** Above several. */
  drafts: (shown: number, of: number) => string;
  end: string;
  again(name: string, from: string, to: string): string;
  ask: string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    when: (title) => `To when shall **${title}** move?`,
    free: 'Free are:',
    none: (crew) => `Nothing long enough is free then${crew ? `, of ${crew}, which has it` : ''}.`,
    draft: (title, now, then) => `**${title}**\n\n- Now: ${now}\n- Then: **${then}**`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} moves**, one for each appointment:`
        : `The first **${shown} of ${of}** moves, one for each appointment; ask again for the rest:`,
    end: 'It stays where it is until you confirm.',
    again: (name, from, to) => `Move ${name} on ${from}${to && ` to ${to}`}`,
    ask: 'Please say a day and a time.',
  },
  es: {
    when: (title) => `¿Para cuándo muevo **${title}**?`,
    free: 'Hay libre:',
    none: (crew) =>
      `No hay un hueco suficiente entonces${crew ? `, de ${crew}, que la tiene` : ''}.`,
    draft: (title, now, then) => `**${title}**\n\n- Ahora: ${now}\n- Después: **${then}**`,
    drafts: (shown, of) =>
      shown === of
        ? `**${of} cambios**, uno para cada cita:`
        : `Los primeros **${shown} de ${of}** cambios, uno para cada cita; pida después los demás:`,
    end: 'Se queda donde está hasta que usted lo confirme.',
    again: (name, from, to) => `Mueve a ${name} del ${from}${to && ` al ${to}`}`,
    ask: 'Diga un día y una hora, por favor.',
  },
};

/** An appointment that gets another day or time. */
export const move = action<MovePlan>({ name: 'move', read: readMove, follow: followMove, run });

async function run(
  asked: MovePlan,
  bench: Workbench,
  request: Request,
): Promise<Answer | undefined> {
  const { language } = request;
  if (asked.isEach) return movedEach(ofTold(asked, bench), bench, language);
  const several = await ofEach(asked.whom, (one) => run({ ...asked, whom: one }, bench, request));
  if (several) return several;
  // After a draft it is the draft's time, and after a ranking no time at all.
  if (asked.isMade && !(await toldJob(bench))) return undefined;
  // 'Move it to the 9th', after a booking that is drafted, is another draft of that.
  if (asked.whom?.kind === 'last' && (await isBookedLast(bench.earlier))) return undefined;
  const plan = { ...asked, from: notOver(asked.from, bench), to: notOver(asked.to, bench) };
  const words = WORDS[language];
  if (plan.stranger !== undefined)
    return says(WHICH[language].none(plain(plan.stranger)), language);
  const { whom, from: when, turn, services } = plan;
  const which = { whom, when, turn, services };
  const chosen = await appointmentOf(which, bench, language, (each) =>
    words.again(each.customer, slotWords(each, language), targetWords(plan, language)),
  );
  if ('problem' in chosen) return withLeft(chosen.problem, plan.left, language);
  const { found } = chosen;
  // Without an hour the job keeps its own.
  const { from, to } = inItsWeek(
    onOwnDay(notOver({ time: found.startTime, ...plan.to }, bench), found, bench.today),
    found,
    plan.from,
  );
  const then = { ...plan.to, from, to };
  const target = plan.isSoonest
    ? (await freeStarts(bench, then, neededBy(found)))[0]
    : (plan.way ?? plan.open)
      ? undefined
      : targetOf({ ...plan, to: then }, found);
  return target
    ? drafted(plan, found, target, bench, language)
    : offered(plan, found, bench, language);
}

const againAt =
  (found: FoundAppointment, language: Language) =>
  ({ date, time }: Target) =>
    WORDS[language].again(
      found.customer,
      slotWords(found, language),
      slotWords({ date, startTime: time }, language),
    );

/** 'Push everything an hour', after what is on tomorrow, is of tomorrow. */
function ofTold(plan: MovePlan, { meant, today }: Workbench): MovePlan {
  const { from, to } = meant?.period ?? {};
  const isOneDay = from !== undefined && from === to && from >= today;
  return plan.isAssumed && isOneDay ? { ...plan, from: { from, to } } : plan;
}

/** 'Push everyone tomorrow back 30 minutes' */
function movedEach(plan: MovePlan, bench: Workbench, language: Language): Promise<Answer> {
  const draft = (job: Job) => {
    const to = inItsWeek(onOwnDay(plan.to, job, bench.today), job, plan.from);
    const { date, time } = targetOf({ ...plan, to }, job) ?? {
      date: job.date,
      time: job.startTime,
    };
    return bench.use(bench.tools.draftMove, { appointmentId: job.id, date, time, language });
  };
  const { drafts, end } = WORDS[language];
  const words = {
    drafts,
    end,
    draft: (moved: string) => `**${moved}**`,
    again: (name: string) => name,
  };
  return draftEach({ ...plan, when: plan.from }, bench, language, { draft, words });
}

/** It takes as long as it did. */
const neededBy = ({ startTime, endTime, serviceId, crew }: FoundAppointment) => ({
  minutes: (minutesOf(endTime) || 24 * 60) - minutesOf(startTime),
  serviceId,
  // Whoever was to do it does it then.
  crew,
});

const A_WEEK = 7;
const HALF = 3;
/** 'Later next week' is in the second half of it, and on no day before the job. */
function partOfDays(to: When, way: Way, { date }: FoundAppointment): When {
  const { from = '' } = to;
  if (way === 'earlier') return { ...to, to: addDays(from, HALF - 1) };
  const half = addDays(from, HALF);
  const next = addDays(date, 1);
  return { ...to, from: next > half && next <= (to.to ?? next) ? next : half };
}

/** Where it would fit. */
async function offered(
  { to, left, way, open }: MovePlan,
  found: FoundAppointment,
  bench: Workbench,
  language: Language,
): Promise<Answer> {
  const words = WORDS[language];
  // Another time of no day is one of the day on which it is.
  const isNoDay = to.from === undefined && to.to === undefined;
  const next = { from: addDays(found.date, 1), to: addDays(found.date, A_WEEK) };
  const own = { from: found.date, to: found.date };
  const day = !isNoDay ? {} : open === 'day' ? next : own;
  const isRange = to.from !== undefined && dayOf(to) === undefined;
  const part = way === undefined || isRange ? {} : besideTime(found.startTime, way);
  const when = way && isRange ? partOfDays(to, way, found) : { ...to, ...day, ...part };
  const free = await freeStarts(bench, when, neededBy(found));
  const rows = free.map(({ date, time }) => `- ${slotWords({ date, startTime: time }, language)}`);
  const text = lines(
    words.when(plain(found.title)),
    '',
    ...(free.length > 0 ? [words.free, '', ...rows] : [words.none(found.crew), words.ask]),
    ...saidLeft(left, language),
  );
  return says(text, language, free.map(againAt(found, language)));
}

async function drafted(
  { left }: MovePlan,
  found: FoundAppointment,
  { date, time }: Target,
  bench: Workbench,
  language: Language,
): Promise<Answer> {
  const words = WORDS[language];
  const args = { appointmentId: found.id, date, time, language };
  const { data, sources, card } = await bench.use(bench.tools.draftMove, args);
  const isClash = data.warnings.length > 0;
  const free = isClash ? await freeStarts(bench, { from: date, to: date }, neededBy(found)) : [];
  const now = slotWords(found, language);
  const then = slotWords({ date, startTime: time }, language);
  const text = lines(
    words.draft(plain(card?.title ?? found.title), now, then),
    ...data.warnings.map((each) => `\n${plain(each)}.`),
    ...saidLeft(left, language),
    `\n${words.end}`,
  );
  const offers = free.map(againAt(found, language));
  const suggestions = offers.length > 0 ? offers : usualSuggestions(language);
  return { text, sources, suggestions, cards: card && [card] };
}
