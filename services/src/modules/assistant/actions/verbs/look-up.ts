import { daysBetween } from '../../../../platform/time/zone.js';
import type { Answer } from '../../answers/answer.js';
import { memberAt } from '../../language/pieces/crew-members.js';
import type { Span } from '../../language/pieces/spans.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import type { Language } from '../../plan/plan.js';
import { everyOf } from '../../words/every-of.js';
import { isOnlyOf } from '../../words/only-of.js';
import { Phrases } from '../../words/phrases.js';
import { saidExtras, saidTeam } from '../../answers/team.answers.js';
import type { Bench, Call, Verb } from '../call.js';
import { saidDays, saidWeek, type Asks } from '../../answers/open-hours.answers.js';
import { cutOut, spansIn, wordsOf, type Request } from '../request.js';
import { says } from '../says.js';
import { whenIn, type When } from '../when.js';

const HOURS = new Phrases(
  'our hours|my hours|the hours|business hours|opening hours|open hours|shop hours|store hours|working hours|hours of operation|opening time|closing time',
  'horario|horarios|horas de apertura',
);
const OPEN = new Phrases('open|opens', 'abrimos|abre|abren|abierto|abiertos');
const SHUT = new Phrases(
  'close|closes|closed|off|day off',
  'cerrado|cerrados|cerramos|cierra|cierran',
);
const WHOSE = new Phrases('we|shop|store|business|estamos|abrimos|cerramos|taller|tienda|negocio');
const ASKS = new Phrases(
  'what|whats|when|which|how late|how early|until when|are|is|do|does',
  'que|a que|cual|cuando|hasta|estamos|abrimos|cerramos|el taller',
);
const WHETHER = new Phrases('are|is|do|does', 'estamos|abrimos|cerramos|el taller');
const HOURS_FILLER = new Phrases(
  'what|whats|when|which|how late|how early|is|are|do|does|the|a|our|we|shop|store|business|time|times|on|at|for|of|in|until|usually|normally|and|any|all|hours|here|right now|still|from|to|up',
  'que|a|cual|cuando|hora|horas|es|son|el|la|los|las|de|del|en|nuestro|mi|estamos|hasta|desde|taller|tienda|negocio|por|ahora',
);
const WHO = new Phrases(
  'who|whos|who is|who are|who else is|who do i have|who do we have|which techs|which crews|which vans',
  'quien|quienes',
);
const WORKS = new Phrases(
  'works|work|working|on shift|on duty|on the clock',
  'trabaja|trabajan|trabajando',
);
const OFF = new Phrases(
  'off|not working|has off|has the day off|has today off',
  'descansa|descansan|no trabaja|no trabajan',
);
const ON_IT = new Phrases('on|in|drives|drive|driving|runs|running|assigned to|en|maneja|manejan');
const STAFF = new Phrases(
  'team|staff|employees|techs|technicians|workers|crews|vans|bays',
  'equipo|equipos|personal|empleados|tecnicos|vans',
);
const LISTS = new Phrases(
  'who is on|who are|who is|whos on|list|show|show me|name|how many|what|which',
  'cuantos|que|quien|quienes|lista de',
);
const TEAM_FILLER = new Phrases(
  'is|are|do|does|the|my|our|me|us|here|a|there|do i have|do we have|i have|we have|have|for|on|of|and|all|members|people|guys|now|right now|currently|in|at|the shop|with us|scheduled to',
  'el|la|los|las|mi|mis|nuestro|aqui|tengo|tenemos|hay|son|en|de',
);
const EXTRAS = new Phrases(
  'add on|add ons|addon|addons|extras|upsells|upgrades',
  'extras|adicionales|complementos',
);
const EXTRAS_FILLER = new Phrases(
  everyOf('|what|which', 'do|are', 'we|i|our|the|my|', 'have|offer|sell|charge for|do|'),
  'what|whats|which|list|show|show me|any|price of|prices of|prices for|how much|for|the|our|my|all|of|is|have|offer|there|charge',
  'que|cuales|lista de|cuanto cuestan|los|las|nuestros|mis|tenemos|ofrecemos|hay|precios de',
);

const LONGEST_DAYS = 14;

async function read(request: Request): Promise<Call | undefined> {
  const { tokens } = request;
  if (EXTRAS.in(tokens) && isOnlyOf([EXTRAS, EXTRAS_FILLER], tokens))
    return callOf('list_services', {});
  return (await hoursIn(request)) ?? teamIn(request);
}

const callOf = (tool: string, args: Call['args']): Call => ({
  ...{ verb: 'look up', tool, args, leftOut: [] },
});

const tokensOf = (spans: readonly Span[]) =>
  spans.flatMap(({ words }) => words.map((word) => ({ word })));

/** Days of the request, and the tokens without them. */
async function withoutDays(request: Request) {
  const spans = await spansIn(request, request.tokens);
  const when = whenIn(spans, request.today, new Set());
  const rest = tokensOf(spans.filter(({ period }) => !period));
  return { when, rest, spans };
}

/** Question about opening hours, if no other word remains. */
async function hoursIn(request: Request): Promise<Call | undefined> {
  const { tokens, today } = request;
  const isOfHours = HOURS.in(tokens) !== undefined;
  const isOfDoors = (OPEN.in(tokens) ?? SHUT.in(tokens)) && WHOSE.in(tokens) && ASKS.begin(tokens);
  if (!isOfHours && !isOfDoors) return undefined;
  const { when, rest } = await withoutDays(request);
  const words = rest.filter(({ word }) => weekdayOf(word.replace(/s$/, '')) === undefined);
  if (!isOnlyOf([HOURS, OPEN, SHUT, HOURS_FILLER], words)) return undefined;
  const { from, to } = when;
  const isOver = to !== undefined && to < today;
  if (isOver || (from !== undefined && daysBetween(from, to ?? '9999-12-31') > LONGEST_DAYS))
    return undefined;
  const isWhen = !WHETHER.begin(tokens) || isOfHours || /\btime|when|hora/.test(wordsOf(tokens));
  const asks: Asks = isWhen ? 'when' : SHUT.in(tokens) ? 'shut' : 'open';
  const days =
    from !== undefined && from < today ? { ...when, from: today, said: undefined } : when;
  return callOf('list_team', { asks, ...(from !== undefined && { when: days }) });
}

/** Question about the team: crews, their users, and jobs on given days. */
async function teamIn(request: Request): Promise<Call | undefined> {
  const { tokens, vocabulary } = request;
  const isOfWork = [WORKS, OFF].some((each) => each.in(tokens));
  const [who, lists] = [WHO.lengthAt(tokens, 0), LISTS.lengthAt(tokens, 0)];
  const whether = isOfWork ? WHETHER.lengthAt(tokens, 0) : 0;
  if (who + lists + whether === 0) return undefined;
  const { crews: own } = await vocabulary.own();
  const member = isOfWork
    ? tokens.flatMap((_, at) => memberAt([...tokens], at, own) ?? [])[0]
    : undefined;
  const rest = member ? cutOut(tokens, member.from, member.length) : tokens;
  const { when, spans } = await withoutDays({ ...request, tokens: rest });
  const isOther = spans.some(
    ({ name, number, time }) => (name && name.kind !== 'crew') ?? number ?? time,
  );
  const words = tokensOf(spans.filter(({ name, period }) => !name && !period));
  const named = spans.flatMap(({ name }) => (name?.kind === 'crew' ? name.names : []));
  const crews = [...new Set([...(member?.tag.kind === 'crew' ? member.tag.names : []), ...named])];
  const isDated = when.from !== undefined;
  const is = (head: number, ...all: readonly Phrases[]) =>
    head > 0 && isOnlyOf([...all, TEAM_FILLER], words.slice(head));
  const isWork = is(crews.length > 0 ? who + whether : who, WORKS, ON_IT) && WORKS.in(words);
  const isOfCrew = crews.length > 0 && !isDated && is(who, ON_IT) && ON_IT.in(words);
  const isList = crews.length === 0 && !isDated && is(lists, STAFF, WORKS) && STAFF.in(words);
  const isOff = isDated && is(crews.length > 0 ? who + whether : who, OFF) && OFF.in(words);
  if (isOther || !(isWork || isOfCrew || isList || isOff)) return undefined;
  const off = isOff ? { isOff: true as const } : {};
  return callOf('list_team', { crews, ...(isDated && { when }), ...off });
}

async function run(
  { tool, args }: Call,
  bench: Bench,
  { language }: Request,
): Promise<Answer | undefined> {
  if (tool === 'list_services') {
    const { data, sources } = await bench.use(bench.tools.listServices, {});
    return { ...says(saidExtras(data.addOns, language), language), sources };
  }
  if (!args.asks) return team(args, bench, language);
  const { data, sources } = await bench.use(bench.tools.listTeam, {});
  const text = args.when
    ? saidDays(args.when, args.asks, data, language)
    : saidWeek(data, language);
  return { ...says(text, language), sources };
}

async function team(
  { crews = [], when, isOff }: Call['args'],
  bench: Bench,
  language: Language,
): Promise<Answer | undefined> {
  const { data, sources } = await bench.use(bench.tools.listTeam, {});
  const those = data.crews.filter(({ name }) => crews.length === 0 || crews.includes(name));
  if (those.length === 0) return undefined;
  const jobs = when && (await jobsOf(when, bench));
  const told = { crews: those, isAll: crews.length === 0, days: when, jobs, isOff };
  return { ...says(saidTeam(told, language), language), sources };
}

/** Number of jobs by crew. */
async function jobsOf({ from, to }: When, { plans, who }: Bench) {
  const period = { from, to };
  const plan = { want: 'value' as const, measure: 'jobs', filters: [], group: 'crew', period };
  const { groups } = await plans.run(who, plan);
  return new Map(groups?.rows.map(({ key, value }) => [key, Number(value)]));
}

export const lookUp: Verb = { name: 'look up', read, run };
