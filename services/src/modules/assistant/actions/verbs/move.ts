import { clockTime, minutesOf } from '../../../../platform/time/clock-time.js';
import { addDays, formatTime } from '../../../../platform/time/zone.js';
import { lines, together, type Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { wordSet } from '../../words/word-set.js';
import { appointmentOf, type FoundAppointment } from '../appointments.js';
import { WORDS } from '../../answers/move.texts.js';
import type { Args, Bench, Call, Verb } from '../call.js';
import { drafts } from '../each.js';
import { freeStarts } from '../free-starts.js';
import { afterHead, type Headed } from '../heads.js';
import { partsOf } from '../parts.js';
import { conditionIn } from '../read-back.js';
import { cutOut, typedOf, type Request } from '../request.js';
import { dayWords, says, slotWords, SUGGESTIONS } from '../says.js';
import { WHO } from '../../answers/who.texts.js';
import { shiftIn } from '../shift.js';
import { dayOf, isSaid, notOver, type When } from '../when.js';

const LATER = wordSet('push back|push|bump|postpone|delay|atrasa|recorre|recorrer|pospon|pospone');
const EARLIER = wordSet('bring|pull|adelanta');
const TO = wordSet('to|until|for|a|al|para|hasta');
const WEAK = wordSet(
  'switch|change|put|make|give|assign|reassign|bring|pull|shift|slide|bump|cambia|cambiar|pasa|delay|swap',
);
const OTHER_THINGS = new Phrases(
  'phone|number|email|address|name|price|prices|password|hours|notes|note|service|vehicle|car|plan|code|status|van|crew|bay|timezone|time zone|language|logo|color',
  'telefono|correo|direccion|precio|precios|horario|nombre',
);
const OFTEN = new Phrases('how|often');
/** Heads that also move a job to another crew. */
const TO_CREW = wordSet('move|switch|swap|change|give|assign|reassign|mueve|cambia|pasa');
const SWAPS = wordSet('swap|switch');
const GIVES = wordSet('give|assign|reassign|put');
const CREW_ON = new Phrases(everyOf('|the|my|our', 'van|bay|crew', '|1|2|3|4|5|6', 'on|to'));
/** 'Swap bay for the 2pm job'. */
const THING_OF = new Phrases(everyOf('van|bay|crew|crews', 'for|of|on'));
export const CREW = new Phrases(
  everyOf(
    'to|onto|on|with|a|al|en',
    '|the|my|our|el|la|otro|otra',
    '|other|otro',
    'crew|van|bay|team|guys|equipo',
  ),
);

/** 'To the other crew', 'to van 2': crew as typed, and the request without it. */
function crewIn({ head, request }: Headed) {
  const { tokens } = request;
  // 'Put van 2 on Ana's job'.
  const led = GIVES.has(head) ? CREW_ON.lengthAt(tokens, 0) : 0;
  const job = { ...request, tokens: tokens.slice(led) };
  if (led > 0) return { request: job, crews: [typedOf(request, tokens.slice(0, led - 1))] };
  const found = TO_CREW.has(head) ? CREW.in(request.tokens) : undefined;
  if (!found) return GIVES.has(head) ? undefined : { request, crews: [] };
  const { at } = found;
  const isNumbered = /^\d+$/.test(request.tokens[at + found.length]?.word ?? '');
  const length = found.length + (isNumbered ? 1 : 0);
  const crews = [typedOf(request, request.tokens.slice(at + 1, at + length))];
  const rest = cutOut(request.tokens, at, length);
  return { crews, request: { ...request, tokens: rest.slice(THING_OF.lengthAt(rest, 0)) } };
}

async function read(asked: Request): Promise<Call | undefined> {
  const headed = afterHead(asked, 'move');
  const found = headed && crewIn(headed);
  if (!found) return undefined;
  const { head } = headed;
  const { request, crews } = found;
  const swap = SWAPS.has(head) && crews.length === 0 ? await readSwap(request) : undefined;
  if (swap) return swap;
  const condition = conditionIn(request);
  const tokens = request.tokens.slice(0, condition?.at);
  if (OTHER_THINGS.in(tokens) ?? OFTEN.in(tokens)) return undefined;
  const isTo = tokens.some(({ word }) => TO.has(word) && word !== 'a');
  const way = EARLIER.has(head) ? 'earlier' : LATER.has(head) || !isTo ? 'later' : undefined;
  const shift = shiftIn(tokens, way);
  const { from, to } = await splitAt({ ...request, tokens: shift?.rest ?? tokens });
  const { whom, services, nth, isAll, left } = from;
  const isTimed = shift !== undefined || isSaid(to.when);
  const isOfCrew = crews.length > 0 && !isTimed;
  const when = isTimed || isOfCrew ? from.when : {};
  const target = isTimed || isOfCrew ? to.when : from.when;
  const isOne = whom !== undefined || nth !== undefined || isAll === true || isSaid(when);
  const isSure = (whom !== undefined && whom.kind !== 'nobody') || nth !== undefined;
  if (!isOne || services.length > 1) return undefined;
  const isWhole = isOfCrew || (isSure && (shift !== undefined || isSaid(target)));
  if (WEAK.has(head) && (!isWhole || left.length + services.length > 0)) return undefined;
  const isSoonest = from.isSoonest ?? to.isSoonest;
  const leftOut = [...left, ...to.left, ...(isOfCrew && !isAll ? [] : crews)];
  return {
    ...{ verb: 'move', tool: 'draft_move', leftOut },
    args: {
      ...{ whom, when, to: target, services, nth, isSoonest, by: shift?.by },
      ...(isOfCrew && { crews }),
      ...((isAll ?? (whom?.kind === 'last' && whom.isMany)) && { isAll: true as const }),
      excepted: condition?.said,
    },
  };
}

/** Job and destination, split at a 'to' before days or an hour. */
async function splitAt(request: Request) {
  const { tokens } = request;
  for (const [at, { word }] of tokens.entries()) {
    if (!TO.has(word)) continue;
    // 'To 10' is an hour.
    const next = tokens[at + 1];
    const isNumber = /^\d/.test(next?.word ?? '');
    const lead = isNumber && next ? [{ ...next, word: 'at', raw: '' }] : [];
    const to = await partsOf(request, [...lead, ...tokens.slice(at + 1)]);
    const isTarget = (isSaid(to.when) || to.isSoonest === true) && to.left.length === 0;
    if (!isTarget || to.services.length > 0) continue;
    const from = await partsOf(request, tokens.slice(0, at));
    // 'To Monday for Ana' names the customer after the destination.
    return { from: { ...from, ...(!from.whom && to.whom && { whom: to.whom }) }, to };
  }
  const nothing = await partsOf(request, []);
  return { from: await partsOf(request, tokens), to: nothing };
}

/** 'Swap Ana and Bo' exchanges the times of two appointments. */
async function readSwap(request: Request): Promise<Call | undefined> {
  const { whom, when, left } = await partsOf(request, request.tokens);
  if (whom?.kind !== 'each' || whom.people.length !== 2 || left.length > 0) return undefined;
  return { verb: 'move', tool: 'draft_move', args: { whom, when }, leftOut: [] };
}

type Slot = { date: string; time: string };
const DAY = 24 * 60;

/** New start. Without a day the date stays, without an hour the time stays. */
function targetOf(
  { to = {}, by }: Pick<Args, 'to' | 'by'>,
  { date, startTime }: Pick<FoundAppointment, 'date' | 'startTime'>,
): Slot | undefined {
  if (by) {
    const minutes = minutesOf(to.time ?? startTime) + by.minutes;
    const days = by.days + Math.floor(minutes / DAY);
    const time = clockTime(((minutes % DAY) + DAY) % DAY);
    return { date: addDays(dayOf(to) ?? date, days), time };
  }
  const isRange = to.from !== undefined && dayOf(to) === undefined;
  const isPart = (to.after ?? to.before) !== undefined && to.time === undefined;
  if (isRange || isPart || (to.from === undefined && to.time === undefined)) return undefined;
  return { date: dayOf(to) ?? date, time: to.time ?? startTime };
}

async function run(call: Call, bench: Bench, request: Request): Promise<Answer | undefined> {
  const { language } = request;
  const { whom, when = {}, services, nth, isAll, crews = [] } = call.args;
  if (whom?.kind === 'each' && call.args.to === undefined) return swapped(call, bench, request);
  const args = { ...call.args, to: call.args.to && notOver(call.args.to, bench) };
  const words = WORDS[language];
  const which = { whom, when, services, nth, isAll };
  if (isAll) return movedEach(args, which, bench, request);
  const chosen = await appointmentOf(which, bench, request, (each) =>
    words.again(each.customer, slotWords(each, language), targetWords(args, language)),
  );
  if ('problem' in chosen) return chosen.problem;
  const { found } = chosen;
  if (crews.length > 0 && !isSaid(args.to ?? {}) && !args.by)
    return says(words.crew(plain(found.title), slotWords(found, language), found), language);
  const then = onOwnDay(args.to ?? {}, found, bench);
  const soonest = args.isSoonest ? (await freeStarts(bench, then, neededBy(found)))[0] : undefined;
  const target = soonest ?? targetOf({ ...args, to: then }, found);
  return target ? drafted(found, target, bench, language) : offered(then, found, bench, language);
}

/** 'To Wednesday' on a Wednesday means next week if the hour has passed. */
function onOwnDay(to: When, found: FoundAppointment, bench: Bench): When {
  const { time: _time, ...days } = notOver({ ...to, time: to.time ?? found.startTime }, bench);
  return { ...days, ...(to.time !== undefined && { time: to.time }) };
}

export function targetWords({ to = {}, by, crews }: Args, language: Language): string {
  const date = dayOf(to);
  if (crews) return crews.join();
  if (by || date === undefined) return to.time === undefined ? '' : formatTime(to.time);
  return to.time === undefined
    ? dayWords(date, language)
    : slotWords({ date, startTime: to.time }, language);
}

function movedEach(
  args: Args,
  which: Parameters<typeof drafts>[0],
  bench: Bench,
  request: Request,
): Promise<Answer> {
  const { language } = request;
  const { drafts: above, end } = WORDS[language];
  return drafts({ ...which, isAll: true }, bench, request, {
    draft: (found) => {
      const { date, time } = targetOf(args, found) ?? { date: found.date, time: found.startTime };
      const moved = { appointmentId: found.id, date, time, language };
      return bench.use(bench.tools.draftMove, moved);
    },
    words: { drafts: above, end, draft: (moved) => `**${moved}**`, again: (name) => name },
    isOpen: () => true,
  });
}

/** Duration, service and crew stay the same. */
const neededBy = ({ startTime, endTime, serviceId, crew }: FoundAppointment) => ({
  minutes: (minutesOf(endTime) || DAY) - minutesOf(startTime),
  ...{ serviceId, crew },
});

const againAt =
  (found: FoundAppointment, language: Language) =>
  ({ date, time }: Slot) =>
    WORDS[language].again(
      found.customer,
      slotWords(found, language),
      slotWords({ date, startTime: time }, language),
    );

/** Free starts near the destination. */
async function offered(to: When, found: FoundAppointment, bench: Bench, language: Language) {
  const words = WORDS[language];
  const isNoDay = to.from === undefined && to.to === undefined;
  const when = isNoDay ? { ...to, from: found.date, to: found.date } : to;
  const free = await freeStarts(bench, when, neededBy(found));
  const rows = free.map(({ date, time }) => `- ${slotWords({ date, startTime: time }, language)}`);
  const rest = free.length > 0 ? [words.free, '', ...rows] : [words.none(found.crew), words.ask];
  const text = lines(words.when(plain(found.title)), '', ...rest);
  return says(text, language, free.map(againAt(found, language)));
}

async function drafted(
  found: FoundAppointment,
  { date, time }: Slot,
  bench: Bench,
  language: Language,
): Promise<Answer> {
  const words = WORDS[language];
  const args = { appointmentId: found.id, date, time, language };
  const { data, sources, card } = await bench.use(bench.tools.draftMove, args);
  const isClash = data.warnings.length > 0;
  const free = isClash ? await freeStarts(bench, { from: date, to: date }, neededBy(found)) : [];
  const then = slotWords({ date, startTime: time }, language);
  const text = lines(
    words.draft(plain(card?.title ?? found.title), slotWords(found, language), then),
    ...data.warnings.map((each) => `\n${plain(each)}.`),
    `\n${words.end}`,
  );
  const offers = free.map(againAt(found, language));
  const suggestions = offers.length > 0 ? offers : SUGGESTIONS[language];
  return { text, sources, suggestions, cards: card && [card] };
}

async function swapped({ args }: Call, bench: Bench, request: Request): Promise<Answer> {
  const { language } = request;
  const found: FoundAppointment[] = [];
  for (const person of args.whom?.kind === 'each' ? args.whom.people : []) {
    const whom = { kind: 'people' as const, people: [person], said: person.name };
    const which = { whom, when: args.when ?? {} };
    const chosen = await appointmentOf(which, bench, request, (each) =>
      WORDS[language].again(each.customer, slotWords(each, language), ''),
    );
    if ('problem' in chosen) return chosen.problem;
    found.push(chosen.found);
  }
  const [one, other] = found;
  if (!one || !other) return says(WHO[language].nobody, language);
  const first = await drafted(one, { date: other.date, time: other.startTime }, bench, language);
  const second = await drafted(other, { date: one.date, time: one.startTime }, bench, language);
  return together([first, second]);
}

export const move: Verb = { name: 'move', read, run };
