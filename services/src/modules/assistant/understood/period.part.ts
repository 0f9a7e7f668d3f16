import { addDays } from '../../../platform/time/zone.js';
import { shift, unitAround, type Unit } from '../language/periods/units.js';
import type { Period, Said } from '../plan/plan.js';
import { measureOf } from '../plan/question.js';
import { saidStretch } from '../plan/say/stretch.js';
import { capitalized } from '../plan/say/scope.js';
import type { Context, PartOf } from './part.js';

const LABEL = { en: 'Period', es: 'Período' };
const COMING = { en: 'Still to come', es: 'Por venir' };
const ALL = { en: 'all time', es: 'todo el tiempo' };
const LAST_DAYS = 90;

interface Named {
  value: string;
  said: Said;
  of?: [unit: Unit, steps: number];
}

const NAMED: readonly Named[] = [
  { value: 'today', said: { en: 'today', es: 'hoy' }, of: ['day', 0] },
  { value: 'yesterday', said: { en: 'yesterday', es: 'ayer' }, of: ['day', -1] },
  { value: 'tomorrow', said: { en: 'tomorrow', es: 'mañana' }, of: ['day', 1] },
  { value: 'this_week', said: { en: 'this week', es: 'esta semana' }, of: ['week', 0] },
  { value: 'last_week', said: { en: 'last week', es: 'la semana pasada' }, of: ['week', -1] },
  { value: 'next_week', said: { en: 'next week', es: 'la próxima semana' }, of: ['week', 1] },
  { value: 'this_month', said: { en: 'this month', es: 'este mes' }, of: ['month', 0] },
  { value: 'last_month', said: { en: 'last month', es: 'el mes pasado' }, of: ['month', -1] },
  { value: 'next_month', said: { en: 'next month', es: 'el próximo mes' }, of: ['month', 1] },
  {
    value: 'last_90_days',
    said: { en: `the last ${LAST_DAYS} days`, es: `los últimos ${LAST_DAYS} días` },
  },
  { value: 'this_year', said: { en: 'this year', es: 'este año' }, of: ['year', 0] },
  { value: 'last_year', said: { en: 'last year', es: 'el año pasado' }, of: ['year', -1] },
];

function daysOf({ of, said }: Named, today: string): Period {
  if (!of) return { from: addDays(today, 1 - LAST_DAYS), to: today, said };
  const [unit, steps] = of;
  return { ...unitAround(shift(today, unit, steps), unit), said };
}

/** Name of the period, shorter than in the answer. */
function valueOf({ plan, facts, language }: Context): string {
  const { period } = plan;
  if (!period) {
    const isComing = facts.plan.filters.length > plan.filters.length;
    return isComing ? COMING[language] : capitalized(ALL[language]);
  }
  const isOpen = period.from === undefined && period.to === undefined;
  if (isOpen) return capitalized(ALL[language]);
  return capitalized((period.said ?? saidStretch(period, undefined, false))[language]);
}

const isSame = (one: Period | undefined, other: Period) =>
  one !== undefined && one.from === other.from && one.to === other.to;

export const periodPart: PartOf = (context) => {
  const { plan, facts, language, today } = context;
  const isBack = measureOf(facts.plan.measure).looks === 'back';
  const named = NAMED.filter(({ of }) => !isBack || (of?.[1] ?? 0) <= 0).map((each) => ({
    value: each.value,
    period: daysOf(each, today),
  }));
  const all = [...named, { value: 'all', period: { said: ALL } }];
  return {
    part: 'period',
    label: LABEL[language],
    value: valueOf(context),
    choices: all
      .filter(({ period }) => !isSame(plan.period, period))
      .map(({ value, period }) => ({
        value,
        label: capitalized(period.said?.[language] ?? ''),
        plan: { ...plan, period },
      })),
  };
};
