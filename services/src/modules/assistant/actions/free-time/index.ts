import { minutesOf } from '../../../../platform/time/clock-time.js';
import { formatTime } from '../../../../platform/time/zone.js';
import { lines, type Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { saidLongDay } from '../../plan/say/day.js';
import { saidStretch } from '../../plan/say/stretch.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { FreeTime } from '../../tools/find-free-time.js';
import type { Services } from '../../tools/list-services.js';
import { assertOffered } from '../../tools/offered.js';
import { action, says, type Workbench } from '../action.js';
import { withEnd } from '../when/days-ahead.js';
import { within, withinLimits } from '../appointment/free.js';
import { followFreeTime } from './next.js';
import { isMeant } from './but.js';
import { readFreeTime, type FreePlan } from './read.js';
import type { Request } from '../request.js';
import { dayOf, isTodaysWeekday, notOver, weekLater, type When } from '../when/index.js';

/** When something would still fit. */
export const freeTime = action<FreePlan>({
  name: 'free time',
  read: readFreeTime,
  follow: followFreeTime,
  run,
});

const SHOWN = 8;
const USUAL_MINUTES = 60;

interface Words {
  hour: string;
  minutes(count: number): string;
  next: string;
  none(long: string, days: string): string;
  head(long: string, days: string): string;
  longest(days: string): string;
  yes(slot: string, from: string, to: string, crew: string): string;
  no(slot: string, long: string): string;
  between: string;
  more(count: number): string;
  several(count: number, long: string): string;
  over: string;
  since: string;
  until: string;
  but: string;
  begun: string;
  suggestions: string[];
}

const WORDS: Record<Language, Words> = {
  en: {
    hour: 'an hour',
    minutes: (count) => `${count} minutes`,
    next: 'in the next 7 days',
    none: (long, days) => `There is no gap of ${long} or longer ${days}.`,
    longest: (days) => `The longest free time ${days}:`,
    head: (long, days) => `Free for ${long} or longer ${days}:`,
    yes: (slot, from, to, crew) => `**Yes**: ${slot} is free${crew}, from ${from} to ${to}.`,
    no: (slot, long) => `**No**: ${slot} is not free for ${long}.`,
    between: 'to',
    more: (count) => `…and ${count} more`,
    several: (count, long) =>
      `That is for one. One after the other ${count} take ${long}; two crews can also work at the same time.`,
    over: 'Those days are over.',
    since: 'from',
    until: 'until',
    but: 'without',
    begun: 'beginning before',
    suggestions: ['Which customers are due for a visit?', 'What is on today?'],
  },
  es: {
    hour: 'una hora',
    minutes: (count) => `${count} minutos`,
    next: 'en los próximos 7 días',
    none: (long, days) => `No hay ningún hueco de ${long} o más ${days}.`,
    longest: (days) => `El hueco más largo ${days}:`,
    head: (long, days) => `Libre por ${long} o más ${days}:`,
    yes: (slot, from, to, crew) => `**Sí**: ${slot} está libre${crew}, de ${from} a ${to}.`,
    no: (slot, long) => `**No**: ${slot} no está libre por ${long}.`,
    between: 'a',
    more: (count) => `…y ${count} más`,
    several: (count, long) =>
      `Eso es para uno. ${count} seguidos toman ${long}; dos equipos también pueden trabajar al mismo tiempo.`,
    over: 'Esos días ya pasaron.',
    since: 'desde las',
    until: 'hasta las',
    but: 'sin',
    begun: 'empezando antes de las',
    suggestions: ['¿Qué clientes ya deberían volver?', '¿Qué hay hoy?'],
  },
};

/** Of days that are apart each is told by itself. */
async function run(plan: FreePlan, bench: Workbench, request: Request): Promise<Answer> {
  const { either = [], ...asked } = plan;
  const first = await runOne(asked, bench, request);
  const texts = [first.text];
  for (const when of either) texts.push((await runOne({ ...asked, when }, bench, request)).text);
  return { ...first, text: texts.join('\n\n') };
}

async function runOne(asked: FreePlan, bench: Workbench, request: Request): Promise<Answer> {
  const { language } = request;
  const words = WORDS[language];
  const said = withEnd(asked.when);
  const when = isTodaysWeekday(said, bench.today) ? notOver(said, bench) : said;
  const plan = { ...asked, when };
  if (when.to !== undefined && when.to < bench.today)
    return says(words.over, language, words.suggestions);
  const services = await servicesOf(plan, bench, language);
  const isOneService = services.length === 1;
  const isBySize = plan.minutes === undefined && plan.size !== undefined && isOneService;
  const minutes = isBySize ? undefined : withinLimits(plan.minutes ?? longestOf(services));
  const { from, to } = when;
  const days = from === undefined ? {} : { from, to: to ?? from };
  const [crew, ...others] = plan.crews;
  const isOne = crew !== undefined && others.length === 0;
  // Of several it is not known who would do it.
  const serviceId = isOneService ? services[0]?.id : undefined;
  const forSize = isBySize && { size: plan.size };
  const args = { ...days, minutes, serviceId, ...forSize, ...(isOne && { crew }) };
  const { data: found, sources } = await bench.use(bench.tools.findFreeTime, args);
  const free = found.free.filter(
    (gap) => (crew === undefined || plan.crews.includes(gap.crew)) && isMeant(gap.date, plan.but),
  );
  const data = { ...found, free };
  // 'Friday', on a Friday that has no such time left.
  const isOver = when.time === undefined && within(data, when).length === 0;
  if (isOver && isTodaysWeekday(when, bench.today))
    return runOne({ ...asked, when: weekLater(when) }, bench, request);
  const text =
    when.time === undefined
      ? listed(data, plan, language)
      : whether(data, { ...plan, when: { ...when, time: when.time } }, language);
  return {
    text: lines(text, ...severalOf(plan, data.minutes, language)),
    ...{ sources, suggestions: words.suggestions },
  };
}

/** Of several what is free is said for one, and how long all of them take. */
const severalOf = ({ count }: FreePlan, minutes: number, language: Language): string[] =>
  count === undefined
    ? []
    : ['', WORDS[language].several(count, longOf(count * minutes, language))];

type Service = Services['services'][number];

async function servicesOf(
  { services }: FreePlan,
  bench: Workbench,
  language: Language,
): Promise<Service[]> {
  if (services.length === 0) return [];
  const { data } = await bench.use(bench.tools.listServices, {});
  const offered = data.services.filter(({ name }) => services.includes(name));
  assertOffered(services, offered, language);
  return offered;
}

const longestOf = (services: readonly Service[]) =>
  services.length === 0 ? USUAL_MINUTES : Math.max(...services.map(({ minutes }) => minutes));

const longOf = (minutes: number, language: Language) =>
  minutes === 60 ? WORDS[language].hour : WORDS[language].minutes(minutes);

/** 'Tomorrow', 'on Friday, Nov 27, 2026' */
function daysOf(when: When, language: Language, gaps: FreeTime['free'] = []): string {
  return dayWords(when, language) + partWords(when, language, gaps);
}

/** ', from 12:00 PM to 5:00 PM': what was not looked at is not said to be taken. */
function partWords(
  { after = '', before = '' }: When,
  language: Language,
  gaps: FreeTime['free'],
): string {
  const { since, until, begun } = WORDS[language];
  // What begins in the morning may end in the afternoon.
  const isLonger = gaps.some(({ end }) => end > before);
  const parts = [
    after && `${since} ${formatTime(after)}`,
    before && `${isLonger ? begun : until} ${formatTime(before)}`,
  ];
  const said = parts.filter(Boolean).join(' ');
  return said && `, ${said}`;
}

function dayWords({ from, to, said }: When, language: Language): string {
  if (from === undefined) return WORDS[language].next;
  const days = saidStretch({ from, to: to ?? from }, said, false)[language];
  if (said) return days;
  if (from === to) return language === 'es' ? `el ${days}` : `on ${days}`;
  return language === 'es' ? `del ${days}` : `from ${days}`;
}

/** '- Friday, Nov 27, 2026: **1:00 PM to 6:00 PM** (Van 2)' */
function saidGap(
  { date, from, to, crew }: FreeTime['free'][number],
  { crews }: FreeTime,
  language: Language,
): string {
  const whose = crews > 1 ? ` (${plain(crew)})` : '';
  const { between } = WORDS[language];
  return `- ${plain(saidLongDay(date, language))}: **${from} ${between} ${to}**${whose}`;
}

/** Whose time was asked for is said, also where there is none. */
const crewWords = (crews: readonly string[]) => crews.map((crew) => `, ${plain(crew)}`).join('');

/** What was not looked at is said. */
const butWords = ({ but }: FreePlan, language: Language) =>
  but === undefined ? '' : `, ${WORDS[language].but} ${plain(but.said)}`;

/** Of those that begin at the same time the next one is no later. */
function laterBy(gaps: FreeTime['free'], later: number): FreeTime['free'] {
  const startOf = ({ date, start }: FreeTime['free'][number]) => `${date} ${start}`;
  const starts = [...new Set(gaps.map(startOf))].sort();
  const from = starts[later];
  return gaps.filter((gap) => from !== undefined && startOf(gap) >= from);
}

function listed(data: FreeTime, plan: FreePlan, language: Language): string {
  const { when, isFirst, crews, later = 0, most } = plan;
  const words = WORDS[language];
  const gaps = laterBy(within(data, when), later);
  const long = longOf(data.minutes, language);
  const days = daysOf(when, language, gaps) + crewWords(crews) + butWords(plan, language);
  if (gaps.length === 0) return words.none(long, days);
  if (plan.isLongest) return lines(words.longest(days), '', ...longestIn(gaps, data, language));
  const rows = gaps
    .slice(0, most ?? (isFirst && when.from === undefined ? 1 : SHOWN))
    .map((gap) => saidGap(gap, data, language));
  if (!isFirst && most === undefined && gaps.length > rows.length)
    rows.push(`- ${words.more(gaps.length - rows.length)}`);
  return lines(words.head(long, days), '', ...rows);
}

/** Those that are as long as the longest. */
function longestIn(gaps: FreeTime['free'], data: FreeTime, language: Language): string[] {
  const lengthOf = ({ start, end }: FreeTime['free'][number]) =>
    (minutesOf(end) || 24 * 60) - minutesOf(start);
  const most = Math.max(...gaps.map(lengthOf));
  return gaps
    .filter((gap) => lengthOf(gap) === most)
    .slice(0, SHOWN)
    .map((gap) => saidGap(gap, data, language));
}

/** Whether a job that begins then would fit. */
function whether(
  data: FreeTime,
  { when, crews }: Pick<FreePlan, 'crews'> & { when: When & { time: string } },
  language: Language,
): string {
  const words = WORDS[language];
  const { time } = when;
  const day = dayOf(when);
  const all = data.free.filter(
    ({ date, start, end }) =>
      (day === undefined || date === day) &&
      start <= time &&
      minutesOf(end) - minutesOf(time) >= data.minutes,
  );
  const [fits] = all;
  const at = language === 'es' ? 'a las' : 'at';
  const date = fits?.date ?? day;
  const slot = date ? `${saidLongDay(date, language)} ${at} ${formatTime(time)}` : formatTime(time);
  const whose = fits && data.crews > 1 ? ` (${plain(fits.crew)})` : '';
  // Which of several was asked: each of them is told.
  const others = crews.length > 1 ? all.slice(1).filter(({ date: of }) => of === fits?.date) : [];
  if (fits) {
    const yes = words.yes(plain(slot), fits.from, fits.to, whose);
    return lines(yes, ...others.map((gap) => saidGap(gap, data, language)));
  }
  const rows = data.free
    .filter((gap) => day === undefined || gap.date === day)
    .slice(0, SHOWN)
    .map((gap) => saidGap(gap, data, language));
  const no = words.no(plain(slot), longOf(data.minutes, language));
  return rows.length === 0
    ? no
    : lines(
        no,
        '',
        words.head(longOf(data.minutes, language), daysOf(when, language)),
        '',
        ...rows,
      );
}
