import { addDays, daysBetween } from '../../../../platform/time/zone.js';
import { WEEKDAYS } from '../../language/periods/weekdays.js';
import { folded } from '../../words/tokens.js';
import type { Period, Said } from '../../plan/plan.js';
import { WEEKDAYS as NAMES } from '../../plan/weekdays.js';
import { action, says, type Workbench } from '../action.js';
import { saidDays, saidWeek, saidWeekday, type Asks } from './open-hours-said.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { isOnlyOf } from '../../words/only-of.js';
import { withoutDays } from '../whole-words.js';

/** When the doors are open: no free time of a crew, and no open jobs. */
export interface OpenHoursPlan {
  do: 'open hours';
  asks: Asks;
  /** Without days it is the week. */
  days?: { from: string; to: string; said?: Said };
  /** 'On Sundays', 1 for Monday. */
  weekday?: number;
}

/** Whoever else is off is asked of the team. */
const OFF_ASKS = new Phrases('is|are we|do we have|do we get');
const HOURS = new Phrases(
  'our hours|my hours|your hours|the hours|business hours|opening hours|open hours|shop hours|store hours|working hours|office hours|hours of operation|opening time|opening times|closing time',
  'horario|horarios|horas de apertura',
);
const OPEN = new Phrases('open|opens|abrimos|abre|abren|abierto|abiertos|abierta|abrir');
const SHUT = new Phrases(
  'close|closes|closed|shut',
  'cerrado|cerrados|cerrada|cerramos|cierra|cierran|cerrar',
);
/** 'Is Sunday off', 'are we off Monday': of days, which have to be said. */
const DAY_OFF = new Phrases('off|a day off|day off|days off');
/** Whose doors: 'am I open' asks for free time, 'what is open' for jobs. */
const WHOSE = new Phrases(
  'we|you|yall|shop|store|business|place',
  'estamos|abrimos|cerramos|taller|tienda|negocio|local',
);
const ASKS = new Phrases(
  'youre|you are|what|whats|when|whens|which|how late|how early|until when|till when|until what|till what|are|is|do|does|any|at what',
  'que|a que|cual|cuales|cuando|hasta|desde|estamos|abrimos|cerramos|abren|cierran|this|el taller|la tienda|el negocio',
);
const FILLER = new Phrases(
  'what|whats|when|whens|which|how late|how early|is|are|do|does|the|a|our|we|you|yall|shop|store|business|place|time|times|on|at|for|of|in|until|till|usually|normally|and|day|days|any|all|hours|here|from|to|up|down|off|morning|night|evening|at night|in the morning|right now|still|late|early|week|during|or|not',
  'que|a|cual|cuales|cuando|hora|horas|es|son|el|la|los|las|de|del|en|nuestro|nuestros|mi|estamos|this|estan|hasta|desde|se|taller|tienda|negocio|local|por|dias|dia|tenemos|ahora|o|no',
);

const SPANISH_DAYS = NAMES.map(({ many }) => folded(many.es));
/** 'Sundays', 'los domingos': 1 for Monday. */
function everyWeekday(word: string): number | undefined {
  const at = WEEKDAYS.findIndex((each) => `${each}s` === word);
  const found = at < 0 ? SPANISH_DAYS.indexOf(word) : at;
  return found < 0 ? undefined : found + 1;
}

/** Undefined where a word says anything else: nothing of it is left out. */
export async function readOpenHours(request: Request): Promise<OpenHoursPlan | undefined> {
  const { tokens, today } = request;
  const isOfHours = HOURS.in(tokens) !== undefined;
  const isOfDoors = (OPEN.in(tokens) ?? SHUT.in(tokens)) && WHOSE.in(tokens) && ASKS.begin(tokens);
  // What else the words mean is looked up only where they may ask for this.
  const isOff = OFF_ASKS.begin(tokens) && DAY_OFF.in(tokens) !== undefined;
  if (!isOfHours && !isOfDoors && !isOff) return undefined;
  const said = await withoutDays(request);
  if (!said) return undefined;
  const weekdays = said.words.flatMap(({ word }) => everyWeekday(word) ?? []);
  const words = said.words.filter(({ word }) => everyWeekday(word) === undefined);
  if (weekdays.length > 1 || !isOnlyOf([HOURS, OPEN, SHUT, DAY_OFF, FILLER], words))
    return undefined;
  const [every] = weekdays;
  if (isOff && !said.days && every === undefined) return undefined;
  const days = said.days && stretchOf(said.days.resolve({ today, looks: 'ahead' }), today);
  if (said.days && (!days || every !== undefined)) return undefined;
  return {
    ...{ do: 'open hours', asks: asksFor(request) },
    ...(days && { days }),
    ...(every !== undefined && { weekday: every }),
  };
}

const WHETHER = new Phrases(
  'youre|you are|are|is|do|does|any',
  'estamos|abrimos|cerramos|abren|cierran|this|el taller|la tienda|el negocio',
);
const WHEN = new Phrases('what time|when|how late|how early', 'hora|horario');
/** 'Are we open' is answered by yes or no, 'when do we close' by the hours. */
function asksFor({ tokens }: Request): Asks {
  if (!WHETHER.begin(tokens) || WHEN.in(tokens) || HOURS.in(tokens)) return 'when';
  return (SHUT.in(tokens) ?? DAY_OFF.in(tokens)) ? 'shut' : 'open';
}

const LONGEST_DAYS = 14;
/** How it was on days that are over nobody keeps, and of many days it is as every week. */
function stretchOf({ from, to, said }: Period, today: string): OpenHoursPlan['days'] {
  const first = from !== undefined && from < today ? today : from;
  if (first === undefined || to === undefined || to < today) return undefined;
  return daysBetween(first, to) < LONGEST_DAYS
    ? { from: first, to, ...(said && first === from && { said }) }
    : undefined;
}

async function run(plan: OpenHoursPlan, bench: Workbench, { language }: Request) {
  const { data, sources } = await bench.use(bench.tools.listTeam, {});
  const { days, asks } = plan;
  const dates = days
    ? Array.from({ length: daysBetween(days.from, days.to) + 1 }, (_, at) => addDays(days.from, at))
    : [];
  const text = days
    ? saidDays(dates, { asks, team: data, language, said: days.said })
    : plan.weekday !== undefined
      ? saidWeekday(plan.weekday, { asks, team: data, language })
      : saidWeek(data, language);
  return { ...says(text, language), sources };
}

export const openHours = action({ name: 'open hours', read: readOpenHours, run });
