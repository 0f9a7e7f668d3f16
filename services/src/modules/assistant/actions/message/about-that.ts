import type { JobStepName } from '../../../scheduling/index.js';
import type { Language, Plan } from '../../plan/plan.js';
import type { Purpose } from '../../tools/message-texts.js';
import { lastPlanOf, type Workbench } from '../action.js';
import { followBooking, readBooking, type BookPlan } from '../appointment/book-read.js';
import { readCancellation } from '../appointment/cancel.js';
import { readStep } from '../appointment/step.js';
import { followMove } from '../appointment/move-next.js';
import type { MovePlan } from '../appointment/move-plan.js';
import { readMove } from '../appointment/move-read.js';
import { targetWords } from '../appointment/move-target.js';
import { dayWords, slotWords } from '../appointment/which.js';
import { readPrice } from '../price/read.js';
import { followPrice } from '../price/index.js';
import { dayOf, isTodaysWeekday, notOver, type When } from '../when/index.js';
import { isOfAnother } from './of-another.js';
import type { MessagePlan } from './read.js';
import { TOLD } from './told-words.js';

type Topic = Pick<MessagePlan, 'purpose' | 'words' | 'isMade' | 'date' | 'services'>;

const made = (words: string): Topic => ({ purpose: 'other', words, isMade: true });

const saysStatus = ({ filters }: Plan, ...values: readonly string[]) =>
  filters.some(
    (each) =>
      each.name === 'status' && !each.not && each.values.some((value) => values.includes(value)),
  );

/** What an answer of the records was about, where there is a text about that. */
function purposeOf(plan: Plan, today: string): Purpose | undefined {
  const { measure, filters, period, want } = plan;
  if (measure === 'no_shows' || saysStatus(plan, 'no-show')) return 'no_show';
  if (saysStatus(plan, 'unconfirmed', 'pending')) return 'confirm';
  if (filters.some(({ name }) => name === 'due' || name === 'not_since')) return 'rebooking';
  // A list of jobs without days is of those to come.
  const isToCome =
    saysStatus(plan, 'upcoming') ||
    (period?.from ?? '') >= today ||
    (want === 'list' && period === undefined);
  return isToCome && (measure === 'jobs' || measure === 'next_visit') ? 'reminder' : undefined;
}

function ofRecords(plan: Plan, today: string): Topic | undefined {
  const purpose = purposeOf(plan, today);
  const { from, to } = plan.period ?? {};
  const isOfDay = purpose !== 'no_show' && from !== undefined && from === to;
  return purpose && { purpose, ...(isOfDay && { date: from }) };
}

/** The one day of which the jobs were listed. */
function dayOfList(plan: Plan, today: string): Pick<MessagePlan, 'date'> {
  const { date } = ofRecords(plan, today) ?? {};
  return date === undefined ? {} : { date };
}

/** On a Friday 'Friday' may be the next one; by its hour it is known which, as it was drafted. */
const isUnsure = (when: When, { today }: Now) =>
  when.time === undefined && isTodaysWeekday(when, today);

function ofMove(asked: MovePlan, language: Language, now: Now): Topic | undefined {
  const { time, after, before } = asked.to;
  const plan = { ...asked, to: notOver(asked.to, now) };
  // A part of the day is no time yet.
  if (time === undefined && (after ?? before) !== undefined) return undefined;
  if (isUnsure(asked.to, now)) return undefined;
  const to = targetWords(plan, language);
  return to === '' ? undefined : made(TOLD[language].moved(to));
}

type Now = Pick<Workbench, 'today' | 'now'>;

function ofBooking(asked: BookPlan, language: Language, now: Now): Topic | undefined {
  const { services } = asked;
  const when = notOver(asked.when, now);
  const [service, ...others] = services;
  const [date, startTime] = [dayOf(when), when.time];
  if (service === undefined || others.length > 0 || date === undefined || startTime === undefined)
    return undefined;
  return made(TOLD[language].booked(service, slotWords({ date, startTime }, language)));
}

/** 'Send her the details', after she was booked, tells that. */
const isOfDraft = ({ purpose, words }: MessagePlan) =>
  (purpose === 'reminder' || purpose === 'confirm') && words === undefined;
async function ofDraft(plan: MessagePlan, bench: Workbench): Promise<MessagePlan> {
  const topic = await ofDrafts(bench, plan.language);
  const day = plan.date && dayWords(plan.date, plan.language);
  // 'And remind her Friday' says when to do it.
  const isOther = topic?.words !== undefined && day !== undefined && !topic.words.includes(day);
  return { ...plan, ...topic, ...(isOther && { left: [...(plan.left ?? []), day] }) };
}

/** What was drafted for them in the same message: of several, what holds for each. */
function ofCards({ drafted = [] }: Workbench, language: Language): Topic | undefined {
  const [card, ...others] = drafted;
  const purpose = card?.step && STEPS[card.step.step];
  if (purpose) return { purpose };
  const moved = card?.move?.payload;
  if (moved && others.length === 0) return made(TOLD[language].moved(slotWords(moved, language)));
  const slots = drafted.flatMap(({ cancel }) => cancel?.now ?? []);
  const [slot] = slots;
  if (!slot || slots.length < drafted.length) return undefined;
  if (slots.some(({ date }) => date !== slot.date)) return undefined;
  const at = others.length > 0 ? dayWords(slot.date, language) : slotWords(slot, language);
  return made(TOLD[language].cancelled(at));
}
const STEPS: Partial<Record<JobStepName, Purpose>> = {
  finish: 'ready',
  'no-show': 'no_show',
  confirm: 'reminder',
};

/** What was moved, booked, called off or marked last; what no card was made of is told to nobody. */
async function ofDrafts(bench: Workbench, language: Language): Promise<Topic | undefined> {
  const { earlier: before = [], isAfterCard } = bench;
  if (!isAfterCard) return undefined;
  const move = await lastPlanOf({ read: readMove, follow: followMove }, before);
  if (move) return ofMove(move, language, bench);
  const booking = await lastPlanOf({ read: readBooking, follow: followBooking }, before);
  if (booking) return ofBooking(booking, language, bench);
  const off = await lastPlanOf({ read: readCancellation }, before);
  const day = off && !isUnsure(off.when, bench) ? dayOf(notOver(off.when, bench)) : undefined;
  if (off) return made(TOLD[language].cancelled(day && dayWords(day, language)));
  const step = await lastPlanOf({ read: readStep }, before);
  const purpose = step && STEPS[step.step];
  return purpose && { purpose };
}

async function isUndrafted(
  { whom }: MessagePlan,
  { earlier = [], isAfterCard }: Workbench,
): Promise<boolean> {
  if (isAfterCard || whom?.kind !== 'last') return false;
  const [moved, booked] = await Promise.all([
    lastPlanOf({ read: readMove, follow: followMove }, earlier),
    lastPlanOf({ read: readBooking, follow: followBooking }, earlier),
  ]);
  return (moved ?? booked) !== undefined;
}

/** What was drafted, or looked up, last. */
async function ofRequests(bench: Workbench, language: Language) {
  const draft = ofCards(bench, language) ?? (await ofDrafts(bench, language));
  if (draft) return draft;
  const { earlier: before = [] } = bench;
  const price = await lastPlanOf({ read: readPrice, follow: followPrice }, before);
  // What a size or a condition makes of it is on no list.
  const isListed = price && !price.size && !price.condition && !price.addOns;
  return isListed && price.services.length > 0
    ? { purpose: 'other' as const, services: price.services }
    : undefined;
}

/** What is theirs is told, but for what was drafted for somebody else. */
function ofTheirs({ isAboutThat, ...plan }: MessagePlan): MessagePlan | undefined {
  return isAboutThat && plan.purpose !== 'reminder' ? undefined : plan;
}

/** The message with what was talked about; undefined where nobody can say what that was. */
export async function withTopic(
  plan: MessagePlan,
  bench: Workbench,
): Promise<MessagePlan | undefined> {
  const { meant, today } = bench;
  if (!meant && (await isOfAnother(plan.whom, bench))) return ofTheirs(plan);
  // 'Text them both', after their jobs were called off, tells that.
  if (plan.isBare && plan.whom?.kind === 'last' && !meant)
    return { ...plan, ...(await ofDrafts(bench, plan.language)) };
  if (!plan.isAboutThat) {
    // 'Text them a reminder', after who comes on Tuesday, is of Tuesday.
    if (meant && isOfDraft(plan) && plan.whom?.kind === 'last' && plan.date === undefined)
      return { ...plan, ...dayOfList(meant, today) };
    if (meant || !isOfDraft(plan)) return plan;
    // What no card was made of has no details yet.
    return (await isUndrafted(plan, bench)) ? { ...plan, isAboutThat: true } : ofDraft(plan, bench);
  }
  const topic = meant ? ofRecords(meant, today) : await ofRequests(bench, plan.language);
  const { isAboutThat: _isAboutThat, ...rest } = plan;
  if (topic) return { ...rest, ...topic };
  // What is booked is told, but for what no card was made of.
  const isOfJob = plan.purpose === 'reminder' && !(await isUndrafted(plan, bench));
  return isOfJob ? rest : undefined;
}
