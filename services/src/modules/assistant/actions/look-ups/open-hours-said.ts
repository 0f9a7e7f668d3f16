import { formatTime, weekday } from '../../../../platform/time/zone.js';
import { lines } from '../../answers/answer.js';
import type { Language, Said } from '../../plan/plan.js';
import { saidLongDay } from '../../plan/say/day.js';
import { saidStretch } from '../../plan/say/stretch.js';
import { WEEKDAYS } from '../../plan/weekdays.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { Team } from '../../tools/list-team.js';
import { OPEN_HOURS_TEXTS } from './open-hours.texts.js';

/** Whether it is open, whether it is closed, or from when to when. */
export type Asks = 'open' | 'shut' | 'when';

interface Saying {
  asks: Asks;
  team: Team;
  language: Language;
  said?: Said;
}

type Times = Pick<Team['week'][number], 'starts' | 'ends'>;

const saidTimes = ({ starts, ends }: Times, language: Language) =>
  formatTime(starts) + OPEN_HOURS_TEXTS[language].to + formatTime(ends);
const hoursOf = (of: readonly Times[], language: Language) =>
  of.map((each) => saidTimes(each, language)).join(OPEN_HOURS_TEXTS[language].and);

/** What is closed on a day, of all of the business or of one crew. */
const closedOn = ({ closed }: Team, date: string, isOfCrew: boolean) =>
  closed.filter(({ from, to, crew }) => from <= date && date <= to && (crew !== '') === isOfCrew);

const because = (reason: string) => (reason === '' ? '' : ` (${plain(reason)})`);

/** '8:00 AM to 6:00 PM, but for 12:00 PM to 1:00 PM (lunch)', or that it is closed, and why. */
function ofDay(date: string, { team, language }: Pick<Saying, 'team' | 'language'>) {
  const closures = closedOn(team, date, false);
  const allDay = closures.find(({ starts }) => starts === '');
  const open = team.week.filter((each) => each.weekday === weekday(date));
  if (allDay ?? open.length === 0) return { reason: because(allDay?.reason ?? '') };
  const parts = closures.map((each) => saidTimes(each, language) + because(each.reason));
  const apart =
    parts.length > 0
      ? [OPEN_HOURS_TEXTS[language].apart(parts.join(OPEN_HOURS_TEXTS[language].and))]
      : [];
  return { hours: [hoursOf(open, language), ...apart].join(', ') };
}

/** Crews that are at work at other hours, or not at all, that day. */
function ofCrews(date: string, { team, language }: Pick<Saying, 'team' | 'language'>): string[] {
  const words = OPEN_HOURS_TEXTS[language];
  const own = team.crews.flatMap(({ name, hours }) => {
    const open = hours?.filter((each) => each.weekday === weekday(date));
    return open ? [words.own(plain(name), hoursOf(open, language) || words.closed)] : [];
  });
  const closed = closedOn(team, date, true).map(
    ({ crew, starts, ends, reason }) =>
      `${plain(crew)}: ${words.closed}${starts && ` ${saidTimes({ starts, ends }, language)}`}${because(reason)}`,
  );
  return [...own, ...closed].map((row) => `- ${row}`);
}

/** 'Yes: **open on Saturday, Nov 28, 2026**, 8:00 AM to 6:00 PM.' */
function whether(day: string, hours: string | undefined, { asks, language }: Saying): string {
  const words = OPEN_HOURS_TEXTS[language];
  const isYes = (asks === 'open') === (hours !== undefined);
  const lead = asks === 'when' ? '' : isYes ? words.yes : words.no;
  const text = hours === undefined ? words.isClosed(day) : words.isOpen(day, hours);
  return lead + (lead === '' ? text.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : text);
}

export function saidDays(dates: readonly string[], saying: Saying): string {
  const { language, said } = saying;
  const words = OPEN_HOURS_TEXTS[language];
  const [date = '', ...others] = dates;
  if (others.length === 0) {
    const day = saidStretch({ from: date, to: date }, said, false)[language];
    const { hours, reason = '' } = ofDay(date, saying);
    const text = whether((said ? day : words.on(day)) + reason, hours, saying);
    return lines(text, ...withGap(ofCrews(date, saying)));
  }
  const stretch = saidStretch({ from: date, to: dates.at(-1) }, said, false)[language];
  const rows = dates.flatMap((each) => {
    const { hours, reason = '' } = ofDay(each, saying);
    return [
      `- ${plain(saidLongDay(each, language))}: **${hours ?? words.closed}**${reason}`,
      ...ofCrews(each, saying).map((row) => `  ${row}`),
    ];
  });
  return lines(words.hours(`, ${stretch}`), '', ...rows);
}

const withGap = (rows: readonly string[]) => (rows.length > 0 ? ['', ...rows] : []);

export function saidWeekday(number: number, saying: Saying): string {
  const { team, language } = saying;
  const { many } = WEEKDAYS[number - 1] ?? { many: { en: '', es: '' } };
  const open = team.week.filter((each) => each.weekday === number);
  const hours = open.length > 0 ? hoursOf(open, language) : undefined;
  const day = language === 'es' ? `los ${many.es}` : `on ${many.en}`;
  return whether(day, hours, saying);
}

/** Days beside each other with the same hours are one row; what is closed ahead stands below. */
export function saidWeek(team: Team, language: Language): string {
  const words = OPEN_HOURS_TEXTS[language];
  const days = WEEKDAYS.map(({ one }, at) => ({
    name: one[language],
    hours: hoursOf(
      team.week.filter((each) => each.weekday === at + 1),
      language,
    ),
  }));
  const firsts = days.flatMap(({ hours }, at) => (days[at - 1]?.hours === hours ? [] : [at]));
  const rows = firsts.map((first, index) => {
    const last = (firsts[index + 1] ?? days.length) - 1;
    const names = [days[first]?.name, ...(last > first ? [days[last]?.name] : [])];
    return `- ${names.join(words.to)}: **${days[first]?.hours || words.closed}**`;
  });
  const ahead = team.closed.map(({ from, to, starts, ends, reason, crew }) => {
    const part = starts && `, ${saidTimes({ starts, ends }, language)}`;
    const whose = crew && `${plain(crew)}, `;
    return `- ${whose}${saidStretch({ from, to }, undefined, false)[language]}${part}: **${words.closed}**${because(reason)}`;
  });
  const own = team.crews.filter(({ hours }) => hours !== undefined).map(({ name }) => plain(name));
  return lines(words.hours(''), '', ...rows, ...ahead, '', words.set, ...ownHours(own, language));
}

const ownHours = (crews: readonly string[], language: Language) =>
  crews.length > 0 ? [OPEN_HOURS_TEXTS[language].others(crews.join(', '))] : [];
