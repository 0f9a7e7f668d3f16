import { addDays, daysBetween, formatTime, weekday } from '../../../platform/time/zone.js';
import { lines } from './answer.js';
import type { Language, Period } from '../plan/plan.js';
import { saidLongDay } from '../plan/say/day.js';
import { saidStretch } from '../plan/say/stretch.js';
import { WEEKDAYS } from '../plan/weekdays.js';
import type { Team } from '../tools/list-team.js';
import { escapeMarkdown as plain } from '../words/text.js';

export type Asks = 'open' | 'shut' | 'when';

interface Texts {
  to: string;
  and: string;
  closed: string;
  yes: string;
  no: string;
  isOpen(day: string, hours: string): string;
  isClosed(day: string): string;
  on(day: string): string;
  hours(of: string): string;
  apart(closed: string): string;
  own(crew: string, hours: string): string;
  others(crews: string): string;
  set: string;
}

const TEXTS: Record<Language, Texts> = {
  en: {
    ...{ to: ' to ', and: ' and ', closed: 'closed', yes: 'Yes: ', no: 'No: ' },
    isOpen: (day, hours) => `**open ${day}**, ${hours}.`,
    isClosed: (day) => `**closed ${day}**.`,
    on: (day) => `on ${day}`,
    hours: (of) => `Your hours${of}:`,
    apart: (closed) => `but for ${closed}`,
    own: (crew, hours) => `${crew} has hours of its own: ${hours}`,
    others: (crews) => `Other hours of their own: ${crews}.`,
    set: 'They are set in [Team and Hours](/settings/team?tab=hours).',
  },
  es: {
    ...{ to: ' a ', and: ' y ', closed: 'cerrado', yes: 'Sí: ', no: 'No: ' },
    isOpen: (day, hours) => `**abierto ${day}**, ${hours}.`,
    isClosed: (day) => `**cerrado ${day}**.`,
    on: (day) => `el ${day}`,
    hours: (of) => `Su horario${of}:`,
    apart: (closed) => `menos ${closed}`,
    own: (crew, hours) => `${crew} tiene su propio horario: ${hours}`,
    others: (crews) => `Con horario propio: ${crews}.`,
    set: 'Se cambia en [Equipo y horario](/settings/team?tab=hours).',
  },
};

type Times = Pick<Team['week'][number], 'starts' | 'ends'>;

const timesOf = ({ starts, ends }: Times, language: Language) =>
  formatTime(starts) + TEXTS[language].to + formatTime(ends);
const hoursOf = (all: readonly Times[], language: Language) =>
  all.map((each) => timesOf(each, language)).join(TEXTS[language].and);
const because = (reason: string) => (reason === '' ? '' : ` (${plain(reason)})`);
const closedOn = ({ closed }: Team, date: string, isOfCrew: boolean) =>
  closed.filter(({ from, to, crew }) => from <= date && date <= to && (crew !== '') === isOfCrew);

/** Hours of a day: '8:00 AM to 6:00 PM, but for 12:00 PM to 1:00 PM (lunch)', or the reason why it is closed. */
function ofDay(date: string, team: Team, language: Language): { hours?: string; reason: string } {
  const closures = closedOn(team, date, false);
  const allDay = closures.find(({ starts }) => starts === '');
  const open = team.week.filter((each) => each.weekday === weekday(date));
  if (allDay ?? open.length === 0) return { reason: because(allDay?.reason ?? '') };
  const parts = closures.map((each) => timesOf(each, language) + because(each.reason));
  const apart = parts.length > 0 ? [TEXTS[language].apart(parts.join(TEXTS[language].and))] : [];
  return { hours: [hoursOf(open, language), ...apart].join(', '), reason: '' };
}

/** Crews with other hours on a day, or with a closure. */
function ofCrews(date: string, team: Team, language: Language): string[] {
  const words = TEXTS[language];
  const own = team.crews.flatMap(({ name, hours }) => {
    const open = hours?.filter((each) => each.weekday === weekday(date));
    return open ? [words.own(plain(name), hoursOf(open, language) || words.closed)] : [];
  });
  const closed = closedOn(team, date, true).map(({ crew, starts, ends, reason }) => {
    const part = starts && ` ${timesOf({ starts, ends }, language)}`;
    return `${plain(crew)}: ${words.closed}${part}${because(reason)}`;
  });
  return [...own, ...closed].map((row) => `- ${row}`);
}

/** Hours of the days, or whether the shop is open. */
export function saidDays(
  { from, to, said }: Period,
  asks: Asks,
  team: Team,
  language: Language,
): string {
  const words = TEXTS[language];
  const [first, last] = [from ?? '', to ?? from ?? ''];
  const stretch = saidStretch({ from: first, to: last }, said, false)[language];
  if (first === last) {
    const { hours, reason } = ofDay(first, team, language);
    const isYes = (asks === 'open') === (hours !== undefined);
    const lead = asks === 'when' ? '' : isYes ? words.yes : words.no;
    const day = (said ? stretch : words.on(stretch)) + reason;
    const text = hours === undefined ? words.isClosed(day) : words.isOpen(day, hours);
    const whole = lead === '' ? text.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : text;
    const crews = ofCrews(first, team, language);
    return lines(lead + whole, ...(crews.length > 0 ? ['', ...crews] : []));
  }
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  const rows = dates.flatMap((each) => {
    const { hours, reason } = ofDay(each, team, language);
    const own = ofCrews(each, team, language).map((row) => `  ${row}`);
    return [
      `- ${plain(saidLongDay(each, language))}: **${hours ?? words.closed}**${reason}`,
      ...own,
    ];
  });
  return lines(words.hours(`, ${stretch}`), '', ...rows);
}

/** Hours of a week. Adjacent days with equal hours share a row. Closures follow below. */
export function saidWeek(team: Team, language: Language): string {
  const words = TEXTS[language];
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
    const part = starts && `, ${timesOf({ starts, ends }, language)}`;
    const stretch = saidStretch({ from, to }, undefined, false)[language];
    return `- ${crew && `${plain(crew)}, `}${stretch}${part}: **${words.closed}**${because(reason)}`;
  });
  const own = team.crews.filter(({ hours }) => hours !== undefined).map(({ name }) => plain(name));
  const others = own.length > 0 ? [words.others(own.join(', '))] : [];
  return lines(words.hours(''), '', ...rows, ...ahead, '', words.set, ...others);
}
