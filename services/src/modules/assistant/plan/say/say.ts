import type { ChatSource } from '../../dto/chat.dto.js';
import { formatTime } from '../../../../platform/time/zone.js';
import { formatCents } from '../../../../platform/money/money.js';
import type { Facts } from '../facts.js';
import type { Language } from '../plan.js';
import { saidDay } from './day.js';
import { saidGoal, saidReached } from './goal.js';
import { saidAverage } from './average.js';
import { laterFirst, saidChange, saidCount, saidFigure } from './figure.js';
import { saidFirstRows, saidOrder } from './first-rows.js';
import { saidFirst, saidGroups, saidUnfinished } from './groups.js';
import { saidList } from './lists.js';
import { manyRows, noRows, saidRows } from './rows.js';
import { capitalized, headOf, scopeOf } from './scope.js';
import { sourceOf } from './source.js';
import { suggestionsOf } from './suggestions.js';

export interface Said {
  /** Markdown. */
  text: string;
  sources: ChatSource[];
  suggestions: string[];
}

const WORDS = {
  en: {
    yes: 'Yes',
    no: 'No',
    from: 'from',
    noRows: (rows: string) => `There are no ${rows} of that kind.`,
    nothing: 'nothing to work it out from',
    worth: 'worth',
    cut: (said: string, value: string) => `The whole of ${said} came to ${value}.`,
    noneBefore: 'nothing to compare with',
    records: (day: string) => `Your records begin on ${day}, so earlier days are missing.`,
    later: (day: string) => `Your records only begin on ${day}.`,
  },
  es: {
    yes: 'Sí',
    no: 'No',
    from: 'de',
    noRows: (rows: string) => `No hay ${rows} así.`,
    nothing: 'no hay con qué calcularlo',
    worth: 'por',
    cut: (said: string, value: string) => `El total de ${said} fue ${value}.`,
    noneBefore: 'nada con que comparar',
    records: (day: string) => `Sus registros empiezan el ${day}, así que no es todo ese tiempo.`,
    later: (day: string) => `Sus registros empiezan el ${day}, más tarde.`,
  },
};

/** '**Revenue, Saturdays, October 2026: $1,234.56** from 7 completed jobs.' */
function saidTotal(facts: Facts, language: Language, today: string): string {
  const { measure, total } = facts;
  const words = WORDS[language];
  const head = headOf(facts, language);
  const rows = manyRows(measure, language);
  if (total.value === null) return `**${head}**: ${words.nothing}. ${words.noRows(rows)}`;
  const figure = saidFigure(measure.unit, total.value, language, today);
  if (total.count === 0)
    return `**${head}: ${figure}**.${facts.comparison ? '' : ` ${words.noRows(rows)}`}`;
  if (facts.averaged) return saidAverage(facts, language, today);
  if (measure.unit === 'count' && !facts.group) {
    const scope = scopeOf(facts, language).join(', ');
    return `**${saidRows(measure, Number(total.value), language)}**${scope ? `, ${scope}` : ''}.`;
  }
  const from =
    measure.unit === 'count' || measure.unit === 'day'
      ? ''
      : ` ${words.from} ${rowsOf(facts, language)}`;
  return `**${head}: ${figure}**${from}.`;
}

const OF = { en: 'of', es: 'de' };

/** Number of rows: '7 completed jobs', or '7 of 12 jobs' for a share. */
const rowsOf = ({ measure, total: { count, of } }: Facts, language: Language) =>
  of === undefined
    ? saidRows(measure, count, language)
    : `${saidCount(count)} ${OF[language]} ${saidRows(measure, of, language)}`;

/** 'The same days before (Oct 1, 2026 to Oct 22, 2026): $11,319.32 from 68 completed jobs (−28.6%).' */
function saidComparison(facts: Facts, language: Language, today: string): string {
  const { comparison, measure, total } = facts;
  if (!comparison) return '';
  const words = WORDS[language];
  const change = saidChange(measure.unit, ...laterFirst(facts, comparison.value), language);
  const figure = (value: typeof total.value) => saidFigure(measure.unit, value, language, today);
  const isCount = measure.unit === 'count';
  const from = isCount ? '' : ` ${words.from} ${saidRows(measure, comparison.count, language)}`;
  const told = change ?? words.noneBefore;
  const said = comparison.said[language];
  const line = `${capitalized(said)}: **${figure(comparison.value)}**${from} (${told}).`;
  const { whole } = comparison;
  return whole ? `${line} ${words.cut(whole.said[language], figure(whole.value))}` : line;
}

function saidHead(facts: Facts, language: Language): string {
  const { measure, total, plan } = facts;
  const words = WORDS[language];
  const scope = scopeOf(facts, language).join(', ');
  const about = scope ? `, ${scope}` : '';
  if (plan.want === 'whether') {
    const found = total.count > 0;
    const rows = found ? saidRows(measure, total.count, language) : noRows(measure, language);
    return `${found ? words.yes : words.no}: **${rows}**${about}${saidHours(facts)}.`;
  }
  if (total.count === 0) return `**${capitalized(noRows(measure, language))}**${about}.`;
  const first = saidFirstRows(facts, language);
  if (first) return `**${first}**${about}:`;
  const hours = saidHours(facts);
  const worth = facts.worth === undefined ? '' : `, ${words.worth} ${formatCents(facts.worth)}`;
  const order = saidOrder(facts, language);
  return `**${saidRows(measure, total.count, language)}**${about}${worth}${hours}${order}:`;
}

/** Hours of a day whose jobs are all listed: ', 8:00 AM to 2:00 PM'. */
function saidHours({ jobs = [], total, plan: { period, limit } }: Facts): string {
  const isDay = period?.from !== undefined && period.from === period.to;
  const [first] = jobs;
  // The row of a single job has its end time.
  const isOne = limit === 1;
  if (!isDay || !first || isOne || jobs.length < total.count) return '';
  const starts = jobs.map(({ startTime }) => startTime).sort();
  const ends = jobs.map(({ endTime }) => endTime).sort();
  return `, ${formatTime(starts[0] ?? '')} – ${formatTime(ends.at(-1) ?? '')}`;
}

/** The answer in words: its subject, the figure or rows, and remarks. */
export function sayFacts(facts: Facts, language: Language, today: string): Said {
  const isList = facts.plan.want !== 'value';
  const { recordsSince = '' } = facts;
  const to = facts.plan.period?.to ?? recordsSince;
  const begin = WORDS[language][to < recordsSince ? 'later' : 'records'];
  const paragraphs = [
    isList ? '' : saidReached(facts, language, today) || saidFirst(facts, language, today),
    isList ? saidHead(facts, language) : saidTotal(facts, language, today),
    isList ? saidList(facts, language) : saidGroups(facts, language, today),
    saidUnfinished(facts, language, today),
    saidComparison(facts, language, today),
    saidGoal(facts, language, today),
    recordsSince && begin(saidDay(recordsSince, language)),
  ];
  return {
    text: paragraphs.filter((each) => each !== '').join('\n\n'),
    sources: [sourceOf(facts)],
    suggestions: suggestionsOf(facts, language),
  };
}
