import { formatTime } from '../../../../platform/time/zone.js';
import { lines, together, type Answer } from '../../answers/answer.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { Language } from '../../plan/plan.js';
import { saidLongDay } from '../../plan/say/day.js';
import type { Services } from '../../tools/list-services.js';
import { assertOffered } from '../../tools/offered.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { WORDS } from '../../answers/book.texts.js';
import { lastServiceOf } from '../../answers/last-visit.js';
import type { Args, Bench, Call, Verb } from '../call.js';
import { contextOf } from '../context.js';
import { freeStarts } from '../free-starts.js';
import { afterHead } from '../heads.js';
import { partsOf, type Parts } from '../parts.js';
import { takeOut } from '../pointers.js';
import { oneOf, peopleOf } from '../people.js';
import { conditionIn } from '../read-back.js';
import { typedOf, type Request } from '../request.js';
import { dayWords, says, SUGGESTIONS } from '../says.js';
import { WHO } from '../../answers/who.texts.js';
import { dayOf, isSaid, notOver } from '../when.js';

/** Heads that book only with a customer and a service or a day. */
const WEAK = new Phrases(
  'put|throw|stick|set|sign|get|add|fit|fit in|squeeze|squeeze in|slot|set up|sign up|pon|ponle|block off|block out|schedule',
);
const QUESTION = new Phrases(
  'how|what|when|which|who|did|does|do i|do we|do you|is|are|any|cuando|cuanto|que|quien|hay',
);
const OTHER_THINGS = new Phrases(
  'crew|price|prices|reminder|note|notes|customer|customers|new customer|client|photo|photos|phone|email',
);

const USUAL = new Phrases(
  everyOf('|the', 'same as last time|same service as last time|same thing as last time|usual'),
  'what she had last time|what he had last time|lo de siempre|lo mismo de siempre|lo mismo que la ultima vez',
);

const argsOf = ({ whom, services, addOns, crews, vehicle, when, ...more }: Parts): Args => ({
  ...{ whom, services, addOns, crews, vehicle, when, isSoonest: more.isSoonest },
  ...(more.isThen && { isAboutThat: true as const }),
});

const callOf = (args: Args, leftOut: readonly string[]): Call => ({
  ...{ verb: 'book', tool: 'draft_appointment', args, leftOut },
});

async function read(request: Request): Promise<Call | undefined> {
  const headed = afterHead(request, 'book');
  if (!headed) return bare(request);
  if (OTHER_THINGS.in(headed.request.tokens.slice(0, 2))) return undefined;
  const condition = conditionIn(headed.request);
  const all = headed.request.tokens.slice(0, condition?.at);
  const usual = takeOut(all, USUAL);
  const tokens = usual?.rest ?? all;
  const { parts, besides } = await withoutClause(headed.request, tokens);
  const { whom, services, when } = parts;
  const first = headed.request.tokens[0]?.word ?? '';
  if (first === 'that' && whom?.kind !== 'people') return undefined;
  const isThen = parts.isThen || parts.nth === 0 || wordSet('it|that').has(first);
  const isWeak = WEAK.isAllOf(headed.head.split(' ').map((word) => ({ word })));
  const isDated = isSaid(when) && (dayOf(when) ?? when.time) !== undefined;
  const isFull = usual !== undefined || services.length > 0 || isDated || isThen;
  if (isWeak && (!whom || whom.kind === 'nobody' ? services.length === 0 : !isFull))
    return undefined;
  if (isWeak && whom?.kind !== 'nobody' && parts.left.length > 1) return undefined;
  if (!whom && !(services.length > 0 && isSaid(when))) return undefined;
  if (!whom && parts.crews.length > 0 && services.length === 0) return undefined;
  const isUsual = usual && services.length === 0 && { isUsual: true as const };
  const args = { ...argsOf({ ...parts, isThen }), ...isUsual, excepted: condition?.said };
  return callOf(args, [...parts.left, ...besides]);
}

/** 'And put the price at 350': unknown words after an 'and' are left out as one clause. */
async function withoutClause(request: Request, tokens: readonly Token[]) {
  const parts = await partsOf(request, tokens);
  const at = tokens.findLastIndex(({ word }) => word === 'and' || word === 'y');
  const before =
    parts.left.length > 0 && at > 0 ? await partsOf(request, tokens.slice(0, at)) : parts;
  if (before === parts || before.left.length > 0) return { parts, besides: [] };
  return { parts: before, besides: [typedOf(request, tokens.slice(at + 1))] };
}

const WISH = new Phrases(
  everyOf('|called|called and|texted', 'wants|needs|would like', '|to come|to come in|to get in'),
);
/** 'Derek full detail Thursday at 8', without a head and without other words. */
async function bare(request: Request): Promise<Call | undefined> {
  const { tokens, text } = request;
  if (text.trimEnd().endsWith('?') || QUESTION.begin(tokens) || tokens.length < 4) return undefined;
  const wish = takeOut(tokens, WISH);
  const parts = await partsOf(request, wish?.rest ?? tokens);
  const { whom, services, when, left } = parts;
  const isWhole = whom?.kind === 'people' && left.length === 0;
  const isOfService = services.length > 0 || (wish !== undefined && wish.length > 1);
  const isAhead = wish ? isSaid(when) : dayOf(when) !== undefined && when.time !== undefined;
  return isWhole && isOfService && isAhead ? callOf(argsOf(parts), []) : undefined;
}

type Service = Services['services'][number];
interface Job extends Args {
  service: Service;
  person: Person;
}

async function run(call: Call, bench: Bench, request: Request): Promise<Answer | undefined> {
  const { language } = request;
  const args = inContext(call.args, bench);
  const whom = args.whom ?? contextOf(bench).person;
  if (whom?.kind === 'nobody') {
    const suggestions = [WORDS[language].newCustomer(whom.said)];
    return says(WHO[language].none(plain(whom.said)), language, suggestions);
  }
  if (!whom) return says(WHO[language].nobody, language);
  if (whom.kind === 'each') {
    const answers: Answer[] = [];
    for (const person of (await peopleOf(whom, bench)).people) {
      const one = { kind: 'people' as const, people: [person], said: person.name };
      answers.push(await ofOne({ ...args, whom: one }, bench, request));
    }
    const [first, ...others] = answers;
    return first && together([first, ...others]);
  }
  return ofOne({ ...args, whom }, bench, request);
}

/** Adds the service and the days of the previous answer. */
function inContext({ services = [], when = {}, ...args }: Args, bench: Bench): Args {
  const context = contextOf(bench);
  const isOpen = when.from === undefined && when.to === undefined;
  const { from, to } = (isOpen && args.isAboutThat ? context.when : undefined) ?? {};
  return {
    ...args,
    services: services.length > 0 || args.isUsual ? services : (context.services ?? []),
    when: notOver({ ...(from !== undefined && { from, to }), ...when }, bench),
  };
}

async function ofOne(
  args: Args & { whom: NonNullable<Args['whom']> },
  bench: Bench,
  request: Request,
): Promise<Answer> {
  const { language } = request;
  const words = WORDS[language];
  const { when = {} } = args;
  const chosen = await oneOf(args.whom, bench, request);
  if ('problem' in chosen) return chosen.problem;
  const { person } = chosen;
  const wanted = args.isUsual ? await lastServiceOf(person, bench) : (args.services ?? []);
  const { data } = await bench.use(bench.tools.listServices, {});
  const services = wanted.flatMap((name) => data.services.filter((each) => each.name === name));
  assertOffered(wanted, services, language);
  const [service, ...others] = services;
  const date = dayOf(when);
  const { time } = when;
  const isOpen = isSaid(when) || args.isSoonest === true;
  if (others.length > 0 && (date === undefined || time === undefined))
    return says(words.services(services.map(({ name }) => plain(name)).join(', ')), language);
  if (service && time === undefined && isOpen)
    return timesOf({ ...args, when, service, person }, bench, language);
  if (!service || date === undefined || time === undefined) {
    const missing = [
      ...(service ? [] : [words.service]),
      ...(date === undefined ? [words.day] : []),
      ...(time === undefined ? [words.time] : []),
    ];
    return says(words.missing(plain(person.name), missing), language);
  }
  return inTurn({ ...args, when, service, person }, services, { date, time }, bench, language);
}

/** Arguments of the tool. */
const saidOf = ({ service, person, vehicle, addOns, crews = [] }: Job) => ({
  ...{ serviceId: service.id, contactId: person.id, vehicle, addOns },
  crew: crews.length === 1 ? crews[0] : undefined,
});

/** Texts of the request for each free start. */
function again(job: Job, language: Language) {
  const { again: words, forVehicle, having } = WORDS[language];
  const { service, vehicle, addOns = [], crews = [] } = job;
  const what = [
    service.name,
    ...(vehicle === undefined ? [] : [`${forVehicle} ${vehicle}`]),
    ...[...addOns, ...crews].map((each) => `${having} ${each}`),
  ].join(' ');
  return ({ date, time }: { date: string; time: string }) =>
    words(job.person.name, what, dayWords(date, language), formatTime(time));
}

async function timesOf(job: Job, bench: Bench, language: Language): Promise<Answer> {
  const words = WORDS[language];
  const free = await freeStarts(bench, job.when ?? {}, saidOf(job));
  const [first] = free;
  if (!first) return says(words.none, language);
  if (job.isSoonest) return inTurn(job, [job.service], first, bench, language);
  const rows = free.map(
    ({ date, time }) => `- ${saidLongDay(date, language)}, **${formatTime(time)}**`,
  );
  const text = lines(words.free(plain(job.service.name)), '', ...rows);
  return says(text, language, free.map(again(job, language)));
}

type Slot = { date: string; time: string };

/** Books several services back to back with the same crew, one appointment each. */
async function inTurn(
  { addOns, ...job }: Job,
  services: readonly Service[],
  { date, time }: Slot,
  bench: Bench,
  language: Language,
): Promise<Answer> {
  const answers: Answer[] = [];
  let [start, crews] = [time, job.crews];
  for (const service of services) {
    const own = { ...job, service, crews, ...(answers.length === 0 && addOns && { addOns }) };
    const answer = await drafted(own, { date, time: start }, bench, language);
    answers.push(answer);
    const card = answer.cards?.[0]?.appointment;
    start = card?.payload.endTime ?? start;
    crews = card?.crew === undefined ? crews : [card.crew];
  }
  const [first, ...others] = answers;
  return first ? together([first, ...others]) : says(WORDS[language].service, language);
}

async function drafted(job: Job, slot: Slot, bench: Bench, language: Language): Promise<Answer> {
  const words = WORDS[language];
  const before = bench.made.flatMap(({ appointment }) => appointment?.payload ?? []);
  const args = { ...saidOf(job), ...slot, language, drafted: before };
  const { data, sources, card } = await bench.use(bench.tools.draftAppointment, args);
  const isClash = data.warnings.length > 0;
  const days = { from: slot.date, to: slot.date };
  const free = isClash ? await freeStarts(bench, days, saidOf(job)) : [];
  const text = lines(
    words.draft(plain(data.draft)),
    ...data.warnings.map((each) => `\n${plain(each)}.`),
    `\n${words.end}`,
  );
  const offers = free.map(again(job, language));
  const suggestions = offers.length > 0 ? offers : SUGGESTIONS[language];
  return { text, sources, suggestions, cards: card && [card] };
}

export const book: Verb = { name: 'book', read, run };
