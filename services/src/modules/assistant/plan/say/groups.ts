import { escapeMarkdown } from '../../words/text.js';
import type { Facts, GroupFacts } from '../facts.js';
import { changeOf, isByChange } from '../by-change.js';
import type { Change, Language } from '../plan.js';
import { saidChange, saidFigure } from './figure.js';
import { saidEmptySides } from './empty-sides.js';
import { saidRest } from './lists.js';
import { saidRows } from './rows.js';

const WAS = { en: 'before', es: 'antes' };
/** Label of the compared value if that period is the later one. The answer names it below. */
const OTHER = { en: 'the other days', es: 'los otros días' };
const isLater = ({ compare, period }: Facts['plan']) =>
  typeof compare === 'object' && (compare.from ?? '') > (period?.from ?? '');

function nameOf({ group }: Facts, { key, label }: GroupFacts, language: Language): string {
  const said = group?.said(key, language) ?? key;
  return label === null ? `**${said}**` : `[**${escapeMarkdown(label)}**](/contacts/${key})`;
}

function saidGroup(facts: Facts, row: GroupFacts, language: Language, today: string): string {
  const { measure } = facts;
  const figure = saidFigure(measure.unit, row.value, language, today);
  const isCounted = measure.unit === 'count' || measure.unit === 'day';
  const of = isCounted ? '' : ` (${saidRows(measure, row.count, language)})`;
  const line = `${nameOf(facts, row, language)}: ${figure}${of}`;
  if (row.before === undefined) return line;
  const before = saidFigure(measure.unit, row.before, language, today);
  const change = saidChange(measure.unit, row.value, row.before, language);
  const was = (isLater(facts.plan) ? OTHER : WAS)[language];
  return `${line}; ${was} ${before}${change ? ` (${change})` : ''}`;
}

const EACH = { en: ' each', es: ' cada uno' };
const FIRST = {
  en: { most: 'the most', least: 'the least', latest: 'the latest', earliest: 'the earliest' },
  es: { most: 'el mayor', least: 'el menor', latest: 'el último', earliest: 'el primero' },
};

const CHANGED = {
  en: {
    grown: 'grew the most',
    shrunk: 'fell the most',
    none: { grown: 'None grew', shrunk: 'None fell' },
  },
  es: {
    grown: 'creció más',
    shrunk: 'bajó más',
    none: { grown: 'Ninguno creció', shrunk: 'Ninguno bajó' },
  },
};

/** The most changed group: '**Ceramic Coating** grew the most: **$1,259.98**.' */
function saidChanged(
  facts: Facts,
  row: GroupFacts,
  order: Change,
  language: Language,
  today: string,
): string {
  const by = changeOf(row) * (order === 'grown' ? 1 : -1);
  if (by <= 0) return `${CHANGED[language].none[order]}.`;
  const figure = saidFigure(facts.measure.unit, by, language, today);
  return `${nameOf(facts, row, language)} ${CHANGED[language][order]}: **${figure}**.`;
}

/** The first group, if one was asked for: '**Mondays: 12**, the most of 7'. */
export function saidFirst(facts: Facts, language: Language, today: string): string {
  const { groups, plan, measure } = facts;
  const [row, ...others] = groups?.rows ?? [];
  if (row && isByChange(plan.order)) return saidChanged(facts, row, plan.order, language, today);
  if (!row || plan.limit !== 1 || row.before !== undefined) return '';
  const figure = saidFigure(measure.unit, row.value, language, today);
  const names = [row, ...others].map((each) => nameOf(facts, each, language)).join(', ');
  const each = others.length > 0 ? EACH[language] : '';
  const of = language === 'es' ? 'de' : 'of';
  // Groups are never ordered by name.
  const { order = 'most' } = plan;
  const first = FIRST[language][order === 'name' || isByChange(order) ? 'most' : order];
  return `${names}: **${figure}**${each}, ${first} ${of} ${groups?.count ?? 1}.`;
}

const TOGETHER = {
  en: (count: number) => `The ${count} together`,
  es: (count: number) => `Los ${count} juntos`,
};

/** Sum of the first groups: 'The 5 together: $27,268.97' */
function saidTogether({ groups, plan, measure }: Facts, language: Language, today: string) {
  const { rows = [], count = 0 } = groups ?? {};
  const isSum = (measure.unit === 'money' || measure.unit === 'count') && !measure.isMean;
  const isPart = plan.limit !== undefined && rows.length > 1 && rows.length < count;
  if (!isSum || !isPart || plan.compare !== undefined) return [];
  const sum = rows.reduce((all, { value }) => all + Number(value ?? 0), 0);
  const figure = saidFigure(measure.unit, sum, language, today);
  return [`\n${TOGETHER[language](rows.length)}: **${figure}**`];
}

const DIFFERENCE = { en: 'The difference', es: 'La diferencia' };

/** Difference between two groups: 'The difference: $459.92' */
function saidDifference({ groups, plan, measure }: Facts, language: Language, today: string) {
  const [one, other, ...others] = groups?.rows ?? [];
  const areTwo = plan.filters.some(({ values, not }) => values.length === 2 && !not);
  const isFigure = measure.unit !== 'day' && measure.unit !== 'percent';
  if (!one || !other || others.length > 0 || !areTwo || !isFigure) return [];
  if (plan.limit !== undefined || one.before !== undefined) return [];
  const apart = Math.abs(Number(one.value ?? 0) - Number(other.value ?? 0));
  return [`\n${DIFFERENCE[language]}: **${saidFigure(measure.unit, apart, language, today)}**`];
}

const NOT_OVER = { en: 'Not over yet', es: 'Aún no termina' };

/** The unfinished week or month: 'Not over yet: **November 2026**: $6,289.60 (38 completed jobs)' */
export function saidUnfinished(facts: Facts, language: Language, today: string): string {
  const { unfinished } = facts;
  if (!unfinished) return '';
  return `${NOT_OVER[language]}: ${saidGroup(facts, unfinished, language, today)}.`;
}

/** One line for each group. */
export function saidGroups(facts: Facts, language: Language, today: string): string {
  const { rows = [], count = 0 } = facts.groups ?? {};
  if (facts.plan.limit === 1 && rows[0]?.before === undefined) return '';
  const lines = rows.map((row) => `- ${saidGroup(facts, row, language, today)}`);
  const [rest] = saidRest(
    count - rows.length,
    facts.group?.names ? facts.screen : undefined,
    language,
  );
  const together = saidTogether(facts, language, today);
  const difference = saidDifference(facts, language, today);
  return [
    ...lines,
    ...saidEmptySides(facts, language),
    ...difference,
    ...together,
    ...(rest ? [`\n${rest}`] : []),
  ].join('\n');
}
