import { formatCents } from '../../../platform/money/money.js';
import { formatTime } from '../../../platform/time/zone.js';
import type { Facts, GroupFacts } from './facts.js';
import { statusOfOne } from './say/status.js';
import type { ListedCustomer, ListedJob } from './lists.js';
import type { Total } from './query.js';
import { saidDay, saidLongDay } from './say/day.js';
import { saidChange, saidFigure } from './say/figure.js';
import { saidRows } from './say/rows.js';
import { headOf } from './say/scope.js';

export interface Written {
  about: string;
  figure: string;
  of: string;
  groups?: { name: string; contactId?: string; figure: string; of: string; before?: string }[];
  jobs?: object[];
  customers?: object[];
  worth?: string;
  notShown?: number;
  comparison?: { days: string; figure: string; of: string; change: string; whole?: string };
  note?: string;
}

const job =
  ({ withMoney, plan }: Facts) =>
  (each: ListedJob) => ({
    day: saidLongDay(each.date, 'en'),
    time: formatTime(each.startTime),
    customer: each.customer,
    ...(each.isListed && { contactId: each.contactId }),
    vehicle: each.vehicle,
    service: each.service,
    status: statusOfOne(each.status, 'en'),
    ...(plan.show === 'place' && { place: each.place ?? 'at the shop' }),
    ...(withMoney && { price: formatCents(each.cents) }),
  });

const customer =
  ({ withMoney, plan }: Facts) =>
  (each: ListedCustomer) => ({
    customer: each.customer,
    contactId: each.id,
    vehicle: each.vehicle,
    lastVisit: each.lastVisit ? saidDay(each.lastVisit, 'en') : 'never',
    visits: each.visits,
    ...(plan.show === 'email' && { email: each.email }),
    ...(plan.show === 'place' && { place: each.place ?? 'no address' }),
    ...(withMoney && { spent: formatCents(each.cents) }),
  });

function listed(facts: Facts): Partial<Written> {
  const { jobs, customers, total, worth } = facts;
  const shown = (jobs ?? customers)?.length;
  return {
    ...(jobs && { jobs: jobs.map(job(facts)) }),
    ...(customers && { customers: customers.map(customer(facts)) }),
    ...(shown !== undefined && { notShown: Math.max(0, total.count - shown) }),
    ...(worth !== undefined && { worth: formatCents(worth) }),
  };
}

/** Facts for a language model, with amounts, counts and days already formatted. */
export function writtenFacts(facts: Facts, today: string): Written {
  const { measure, total, groups, group, comparison, recordsSince } = facts;
  const figure = (value: Total['value']) => saidFigure(measure.unit, value, 'en', today);
  const of = ({ count }: Total) => saidRows(measure, count, 'en');
  const written = (row: GroupFacts) => ({
    name: row.label ?? group?.said(row.key, 'en') ?? row.key,
    ...(row.label !== null && { contactId: row.key }),
    figure: figure(row.value),
    of: of(row),
    ...(row.before !== undefined && { before: figure(row.before) }),
  });
  return {
    about: headOf(facts, 'en'),
    figure: figure(total.value),
    of: of(total),
    ...(groups && {
      groups: groups.rows.map(written),
      notShown: Math.max(0, groups.count - groups.rows.length),
    }),
    ...listed(facts),
    ...(comparison && {
      comparison: {
        days: comparison.said.en,
        figure: figure(comparison.value),
        of: of(comparison),
        change:
          saidChange(measure.unit, total.value, comparison.value, 'en') ??
          'nothing to compare with',
        ...(comparison.whole && {
          whole: `${comparison.whole.said.en}: ${figure(comparison.whole.value)}`,
        }),
      },
    }),
    ...(recordsSince && { note: `The records begin on ${saidDay(recordsSince, 'en')}.` }),
  };
}
