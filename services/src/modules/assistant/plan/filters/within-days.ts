import { amounts, centsOf, counts } from '../number-values.js';
import type { FilterKind } from '../definitions.js';
import type { Said } from '../plan.js';
import { formatCents } from '../../../../platform/money/money.js';
import { negated } from './negated.js';

/** Filters on customers by the sum of their completed jobs of the period. */
const ofDays = { rows: ['customers'], of: 'customer', isOfSum: 'completed' } as const;

const filled = (said: Said, said1: Said, value: string): Said =>
  value === '1' ? said1 : { en: said.en.replace('#', value), es: said.es.replace('#', value) };

interface Often {
  name: string;
  sign: '=' | '>=' | '<=';
  said: Said;
  /** Text for the value 1. */
  saidOnce: Said;
}

/** Number of visits in the period. */
const often = ({ name, sign, said, saidOnce }: Often): FilterKind => ({
  name,
  takes: counts,
  ...ofDays,
  sql: (values, bind) =>
    `(${values.map((value) => `count(*) ${sign} ${bind(Number(value))}::integer`).join(' or ')})`,
  said: (values, language, not) =>
    negated(
      values.map((value) => filled(said, saidOnce, value)[language]).join(', '),
      language,
      not,
    ),
});

export const times = often({
  name: 'times',
  sign: '=',
  said: { en: 'here # times', es: '# visitas' },
  saidOnce: { en: 'here once', es: 'una sola visita' },
});

export const timesAtLeast = often({
  name: 'times_at_least',
  sign: '>=',
  said: { en: 'here # times or more', es: '# visitas o más' },
  saidOnce: { en: 'here once or more', es: 'una visita o más' },
});

export const timesAtMost = often({
  name: 'times_at_most',
  sign: '<=',
  said: { en: 'here # times or fewer', es: '# visitas o menos' },
  saidOnce: { en: 'here no more than once', es: 'no más de una visita' },
});

/** Amount that a customer spent on the selected jobs, in dollars. */
const paid = (name: string, sign: '>=' | '<=', said: Said): FilterKind => ({
  name,
  takes: amounts,
  ...ofDays,
  needs: ['revenue:read'],
  sql: (values, bind) =>
    `(${values.map((value) => `sum(a.price_cents) ${sign} ${bind(centsOf(value))}::bigint`).join(' or ')})`,
  said: (values, language, not) =>
    negated(
      said[language].replace('#', values.map(centsOf).map(formatCents).join(', ')),
      language,
      not,
    ),
});

export const paidAtLeast = paid('paid_at_least', '>=', {
  en: 'who spent # or more on those jobs',
  es: 'que gastaron # o más en esos trabajos',
});

export const paidAtMost = paid('paid_at_most', '<=', {
  en: 'who spent # or less on those jobs',
  es: 'que gastaron # o menos en esos trabajos',
});

/** Number of jobs of the period that a customer cancelled or did not come to. */
const calledOff = (name: string, aggregate: string, said: Said): FilterKind => ({
  name,
  takes: counts,
  ...{ rows: ['customers'], of: 'customer', isOfSum: 'cancelled' },
  sql: (values, bind) =>
    `(${values.map((value) => `${aggregate} >= ${bind(Number(value))}::integer`).join(' or ')})`,
  said: (values, language, not) =>
    negated(said[language].replace('#', values.join(', ')), language, not),
});

export const cancelsAtLeast = calledOff('cancels_at_least', 'count(*)', {
  en: 'who cancelled # times or more',
  es: 'que cancelaron # veces o más',
});

export const noShowsAtLeast = calledOff('no_shows_at_least', 'count(*) filter (where a.no_show)', {
  en: 'who did not show # times or more',
  es: 'que no llegaron # veces o más',
});
