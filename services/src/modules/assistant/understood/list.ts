import { formatCents } from '../../../platform/money/money.js';
import { formatTime } from '../../../platform/time/zone.js';
import type { ChatList, ListRow } from '../dto/understood.dto.js';
import type { Facts } from '../plan/facts.js';
import type { ListedCustomer, ListedJob } from '../plan/lists.js';
import type { Language } from '../plan/plan.js';
import { saidNearDay, saidShortDay } from '../plan/say/day.js';
import { saidRest } from '../plan/say/lists.js';
import { statusOfOne } from '../plan/say/status.js';
import { escapeMarkdown } from '../words/text.js';
import type { Told } from './told.js';

const WORDS = {
  en: { last: 'last here', never: 'no visit yet', atShop: 'at the shop', noEmail: 'no email' },
  es: {
    ...{ last: 'última visita', never: 'sin visitas' },
    ...{ atShop: 'en el taller', noEmail: 'sin correo' },
  },
};

/** Statuses that go without saying in a list. */
const USUAL = ['scheduled', 'completed'];

const joined = (...facts: (string | false | null | undefined)[]) =>
  facts.filter(Boolean).join(' · ');

type About = Pick<Told, 'facts' | 'language'> & { today: string };

function jobRow(job: ListedJob, { facts, language, today }: About): ListRow {
  const { plan, withMoney } = facts;
  const isOfOneDay = plan.period?.from !== undefined && plan.period.from === plan.period.to;
  const day = isOfOneDay ? '' : `${saidShortDay(job.date, language, today)}, `;
  return {
    title: job.customer,
    vehicle: job.vehicle,
    detail: joined(
      day + formatTime(job.startTime),
      job.service,
      plan.show === 'place' && (job.place ?? WORDS[language].atShop),
      withMoney && formatCents(job.cents),
      !USUAL.includes(job.status) && statusOfOne(job.status, language),
    ),
    phone: job.phone,
    url: `/appointments/${job.id}`,
  };
}

/** Vehicles of a customer, if the question is about vehicles. */
const vehiclesOf = ({ vehicle, otherVehicles }: ListedCustomer, { conditions }: Facts) =>
  conditions.some(({ kind }) => 'ofVehicle' in kind) &&
  [vehicle, otherVehicles].filter(Boolean).join('; ');

function customerRow(customer: ListedCustomer, { facts, language, today }: About): ListRow {
  const { lastVisit, cents } = customer;
  const { show } = facts.plan;
  const words = WORDS[language];
  return {
    title: customer.customer,
    vehicle: customer.vehicle,
    detail: joined(
      vehiclesOf(customer, facts),
      show === 'email' && (customer.email || words.noEmail),
      show === 'place' && customer.place,
      lastVisit ? `${words.last} ${saidNearDay(lastVisit, language, today)}` : words.never,
      facts.withMoney && cents > 0 && formatCents(cents),
    ),
    phone: customer.phone,
    url: `/contacts/${customer.id}`,
  };
}

const rowsIn = ({ jobs = [], customers = [], further = [] }: Facts) => [
  ...jobs,
  ...customers,
  ...further,
];

/** Rows of a list. A single job is told in more detail than a row has, so it has none. */
export function rowsOfList({ facts, language }: Told, today: string): ListRow[] {
  if (facts.plan.want === 'value' || facts.plan.limit === 1) return [];
  const about = { facts, language, today };
  return rowsIn(facts).map((row) =>
    'startTime' in row ? jobRow(row, about) : customerRow(row, about),
  );
}

/** Number of rows after the last one that was read: '…and 1,248 more in [Contacts](/contacts)'. */
export function saidLeft({ facts, language }: { facts: Facts; language: Language }) {
  const { total, screen } = facts;
  return saidRest(total.count - rowsIn(facts).length, screen, language)[0];
}

const BULLET = /^\s*(?:[-*+]|\d+[.)])\s/;
const MORE = /^…(?:and|y) /;

/** List beside a text: the text without its bullets of these rows. A text without such bullets has no list. */
export function listIn(
  text: string,
  rows: readonly ListRow[],
  rest?: string,
): ChatList | undefined {
  const names = rows.flatMap(({ title }) => [title, escapeMarkdown(title)]);
  const isRow = (line: string) => BULLET.test(line) && names.some((name) => line.includes(name));
  const lines = text.split('\n');
  if (!lines.some(isRow)) return undefined;
  const lead = lines.filter((line) => !isRow(line) && !MORE.test(line)).join('\n');
  return { lead: lead.trim(), rows: [...rows], ...(rest !== undefined && { rest }) };
}
