import { toCents } from '../../../../platform/money/money.js';
import type { Facts } from '../facts.js';
import type { Language } from '../plan.js';
import { saidFigure } from './figure.js';

const WORDS: Record<
  Language,
  Record<'above' | 'below', (by: string, goal: string) => string> & { even(goal: string): string }
> = {
  en: {
    above: (by, goal) => `That is **${by} above** ${goal}.`,
    below: (by, goal) => `That is **${by} short of** ${goal}.`,
    even: (goal) => `That is ${goal} exactly.`,
  },
  es: {
    above: (by, goal) => `Son **${by} más** que ${goal}.`,
    below: (by, goal) => `Faltan **${by}** para ${goal}.`,
    even: (goal) => `Son exactamente ${goal}.`,
  },
};

const UNITS: Record<string, Record<Language, [one: string, many: string]>> = {
  day: { en: ['day', 'days'], es: ['día', 'días'] },
  week: { en: ['week', 'weeks'], es: ['semana', 'semanas'] },
  month: { en: ['month', 'months'], es: ['mes', 'meses'] },
  quarter: { en: ['quarter', 'quarters'], es: ['trimestre', 'trimestres'] },
  year: { en: ['year', 'years'], es: ['año', 'años'] },
  customer: { en: ['customer', 'customers'], es: ['cliente', 'clientes'] },
};
const OTHERS: Record<Language, [one: string, many: string]> = {
  en: ['of them', 'of them'],
  es: ['de ellos', 'de ellos'],
};
const REACHED: Record<Language, (count: string, goal: string, isBelow: boolean) => string> = {
  en: (count, goal, isBelow) =>
    `**${count}** ${isBelow ? 'below' : 'at'} ${goal}${isBelow ? '' : ' or more'}.`,
  es: (count, goal, isBelow) =>
    `**${count}** ${isBelow ? 'por debajo de' : 'con'} ${goal}${isBelow ? '' : ' o más'}.`,
};

/** Number of groups that reach a goal: '**7 days** at $1,000 or more.' */
export function saidReached(
  { plan, measure, group, groups }: Facts,
  language: Language,
  today: string,
): string {
  const { goal } = plan;
  if (!goal || !group || !groups) return '';
  const held = goal.unit === 'money' ? toCents(goal.value) : goal.value;
  const [one, many] = UNITS[group.name]?.[language] ?? OTHERS[language];
  const count = `${groups.count} ${groups.count === 1 ? one : many}`;
  const figure = saidFigure(measure.unit, held, language, today);
  return REACHED[language](count, figure, goal.isBelow === true);
}

/** Answer to 'Did we break 15k': by how much the figure is above the goal or below it. */
export function saidGoal(
  { plan, measure, group, total }: Facts,
  language: Language,
  today: string,
): string {
  const { goal, want } = plan;
  if (!goal || want !== 'value' || group || goal.unit !== measure.unit) return '';
  if (typeof total.value === 'string') return '';
  const held = goal.unit === 'money' ? toCents(goal.value) : goal.value;
  const by = (total.value ?? 0) - held;
  const said = (value: number) => saidFigure(measure.unit, value, language, today);
  const words = WORDS[language];
  if (Math.round(by) === 0) return words.even(said(held));
  return words[by > 0 ? 'above' : 'below'](said(Math.abs(by)), said(held));
}
