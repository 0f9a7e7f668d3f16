import { lookUp } from '../../words/look-up.js';
import type { Period } from '../../plan/plan.js';
import { unitAround, unitAs, type Unit } from '../periods/units.js';
import { Sayings } from '../forms/sayings.js';
import { wordTokens, type Turn } from './turn.js';

/** 'The whole week', 'and that month', 'toda la semana' */
const AROUND = new Sayings(
  [
    'and|so|ok|now|then|what|whats|how|hows|about|was|for|in|on|over|y|que|tal* the|that|its|their|la|el|esa|ese whole|entire|full? {unit} then|entera|entero?',
    'and|so|ok|now|y* whole|entire|all|all_of|toda|todo the|that|la|el|esa|ese? {unit}',
  ],
  { unit: 'week|weekend|month|quarter|year|semana|fin de semana|mes|trimestre|ano' },
);
const UNITS: Partial<Record<string, Unit>> = {
  ...{ week: 'week', weekend: 'weekend', month: 'month', quarter: 'quarter', year: 'year' },
  ...{ semana: 'week', 'fin de semana': 'weekend', mes: 'month', trimestre: 'quarter' },
  ano: 'year',
};

/** The longer stretch that these days are a part of; a Wednesday is of no weekend. */
function around({ from, to }: Period, unit: Unit): Period | undefined {
  if (from === undefined || to === undefined) return undefined;
  const whole = unitAround(from, unit);
  return whole.from <= from && to <= whole.to ? whole : undefined;
}

/** 'And the whole week', after a Saturday, is the week of that Saturday. */
export const stretchAround: Turn = {
  name: 'the week, month or year that the days before are in',
  isWhole: true,
  of: (parts, { compare: _compare, ...before }) => {
    const unit = lookUp(UNITS, AROUND.find(wordTokens(parts))?.['unit']);
    const days = before.period && unit && around(before.period, unit);
    return days && unit !== unitAs(before.period ?? {}) ? { ...before, period: days } : undefined;
  },
};
