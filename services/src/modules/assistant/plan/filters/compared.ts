import { formatCents } from '../../../../platform/money/money.js';
import type { FilterKind, Joined, Rows } from '../definitions.js';
import type { Said } from '../plan.js';
import { amounts, centsOf, counts, hours } from '../number-values.js';
import { negated } from './negated.js';

interface Compared {
  name: string;
  column: string;
  sign: '>=' | '<=' | '>' | '<';
  said: Said;
  rows?: readonly Rows[];
  of: 'job' | 'customer';
  reads?: readonly Joined[];
}

/** The widest of several bounds. */
const widest = (numbers: number[], sign: Compared['sign']) =>
  sign.startsWith('>') ? Math.min(...numbers) : Math.max(...numbers);

const base = ({ name, rows = ['jobs', 'customers'], of, reads }: Compared) => ({
  name,
  rows,
  of,
  reads,
});

/**
 * Compares a column of cents with an amount in dollars. It needs `revenue:read`, because a filter could reveal
 * amounts too.
 */
export const byAmount = (compared: Compared): FilterKind => ({
  ...base(compared),
  takes: amounts,
  needs: ['revenue:read'],
  sql: (values, bind) =>
    `${compared.column} ${compared.sign} ${bind(widest(values.map(centsOf), compared.sign))}::bigint`,
  said: (values, language, not) =>
    negated(
      compared.said[language].replace('#', values.map(centsOf).map(formatCents).join(', ')),
      language,
      not,
    ),
});

const byNumber = (compared: Compared, takes: FilterKind['takes'], type: string): FilterKind => ({
  ...base(compared),
  takes,
  sql: (values, bind) =>
    `${compared.column} ${compared.sign} ${bind(widest(values.map(Number), compared.sign))}::${type}`,
  said: (values, language, not) =>
    negated(compared.said[language].replace('#', values.join(', ')), language, not),
});

export const byCount = (compared: Compared): FilterKind => byNumber(compared, counts, 'integer');

export const byHours = (compared: Compared): FilterKind => byNumber(compared, hours, 'float8');
