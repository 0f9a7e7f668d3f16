import { amounts, centsOf, counts } from '../number-values.js';
import type { FilterKind } from '../definitions.js';
import type { Said } from '../plan.js';
import { formatCents } from '../../../../platform/money/money.js';
import { negated } from './negated.js';

/** Of customers, by their completed jobs of the days in question taken together. */
const ofDays = { rows: ['customers'], of: 'customer', isOfSum: 'completed' } as const;

const filled = (said: Said, said1: Said, value: string): Said =>
  value === '1' ? said1 : { en: said.en.replace('#', value), es: said.es.replace('#', value) };

interface Often {
  name: string;
  sign: '=' | '>=' | '<=';
  said: Said;
  /** Of 1. */
  saidOnce: Said;
}

/** How often somebody was here in those days. */
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

/** What somebody spent on the jobs that are asked of, those of some days or of a service, in dollars. */
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

/** How often somebody called off in those days, or did not come. */
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
