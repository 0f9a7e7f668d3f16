import { formatCents } from '../../../../platform/money/money.js';
import { formatTime } from '../../../../platform/time/zone.js';
import { escapeMarkdown } from '../../words/text.js';
import type { Facts } from '../facts.js';
import { statusOfOne } from './status.js';
import { MOST_LEVEL, type ListedCustomer, type ListedJob } from '../lists.js';
import { customerLink } from '../names.js';
import type { Language, Plan } from '../plan.js';
import { saidDay, saidLongDay } from './day.js';
import { saidCount } from './figure.js';

const WORDS = {
  en: {
    for: 'for',
    to: 'to',
    lastVisit: 'last visit',
    inAll: 'in all',
    never: 'no visit yet',
    noEmail: 'no e-mail address',
    noAddress: 'no address',
    and: '…and',
    more: 'more',
    atShop: 'at the shop',
    atOnce: 'At the same time',
    asDear: 'At the same price',
    asLong: 'Just as long',
    others: ', among others',
    in: 'in',
    screens: { appointments: 'Appointments', contacts: 'Contacts', revenue: 'Revenue' },
  },
  es: {
    for: 'para',
    to: 'a',
    lastVisit: 'última visita',
    inAll: 'en total',
    never: 'sin visitas',
    noEmail: 'sin correo',
    noAddress: 'sin dirección',
    and: '…y',
    more: 'más',
    atShop: 'en el taller',
    atOnce: 'A la misma hora',
    asDear: 'Al mismo precio',
    asLong: 'Igual de largo',
    others: ', entre otros',
    in: 'en',
    screens: { appointments: 'Appointments', contacts: 'Contacts', revenue: 'Revenue' },
  },
};

const strong = (text: string) => `**${text}**`;

/** One row of a list of jobs. The head of a list of one day names the day, so rows have times only. */
function saidJob(job: ListedJob, { plan, withMoney }: Facts, language: Language): string {
  const isOfOneDay = plan.period?.from !== undefined && plan.period.from === plan.period.to;
  const day = isOfOneDay ? '' : `${saidLongDay(job.date, language)}, `;
  // A single job has its end time too.
  const end = plan.limit === 1 ? ` ${WORDS[language].to} ${formatTime(job.endTime)}` : '';
  const when = day + formatTime(job.startTime) + end;
  const who = job.isListed
    ? customerLink(job.contactId, job.customer)
    : escapeMarkdown(job.customer);
  // A single job has its vehicle too.
  const car = plan.limit === 1 && job.vehicle !== '' ? ` (${escapeMarkdown(job.vehicle)})` : '';
  const place = saidPlace(job, plan, language);
  const price = withMoney ? `, ${formatCents(job.cents)}` : '';
  const state = statusOfOne(job.status, language);
  const what = strong(escapeMarkdown(job.service));
  return `- ${when}: ${what} ${WORDS[language].for} ${who}${car}${place}${price} (${state})`;
}

/** Place of a job, for a single job or if places were asked for. */
function saidPlace({ place }: ListedJob, { limit, show }: Plan, language: Language): string {
  if (limit !== 1 && show !== 'place') return '';
  if (place) return `, ${escapeMarkdown(place)}`;
  return show === 'place' ? `, ${WORDS[language].atShop}` : '';
}

function saidCustomer(
  customer: ListedCustomer,
  { plan, withMoney }: Facts,
  language: Language,
): string {
  const words = WORDS[language];
  const last = customer.lastVisit
    ? `${words.lastVisit} ${saidDay(customer.lastVisit, language)}`
    : words.never;
  const spent =
    withMoney && customer.cents > 0 ? `${formatCents(customer.cents)} ${words.inAll}` : '';
  const visits = [last, spent].filter(Boolean).join(', ');
  const vehicles = [customer.vehicle, customer.otherVehicles ?? ''].filter(Boolean).join('; ');
  const phone = escapeMarkdown(customer.phone);
  const email = plan.show === 'email' ? escapeMarkdown(customer.email || words.noEmail) : '';
  const place = plan.show === 'place' ? escapeMarkdown(customer.place ?? words.noAddress) : '';
  const about = [escapeMarkdown(vehicles), phone, email, place, visits].filter(Boolean).join('; ');
  return `- [${strong(escapeMarkdown(customer.customer))}](/contacts/${customer.id}): ${about}`;
}

/** '…and 12 more in [Appointments](/appointments)' */
export function saidRest(rest: number, screen: string | undefined, language: Language): string[] {
  if (rest <= 0) return [];
  const words = WORDS[language];
  const more = `${words.and} ${saidCount(rest)} ${words.more}`;
  const name = screen?.split(/[/?]/)[1] as keyof typeof words.screens | undefined;
  return [screen && name ? `${more} ${words.in} [${words.screens[name]}](${screen})` : more];
}

/** Jobs that tie with the first one: 'At the same time:' */
function saidLevel(facts: Facts, language: Language): string[] {
  const { level = [], plan, measure } = facts;
  if (level.length === 0) return [];
  const { atOnce, asDear, asLong, others } = WORDS[language];
  const isByTime = plan.order !== 'most' && plan.order !== 'least';
  const how = isByTime ? atOnce : measure.listedBy ? asLong : asDear;
  const isAll = level.length < MOST_LEVEL;
  const lines = level.map((job) => saidJob(job, facts, language));
  return [`\n${how}${isAll ? '' : others}:\n`, ...lines];
}

/** The first jobs or customers, and how many follow. */
export function saidList(facts: Facts, language: Language): string {
  const { jobs = [], level = [], customers = [], total, screen } = facts;
  const rows = jobs.length + level.length + customers.length;
  const lines = [
    ...jobs.map((job) => saidJob(job, facts, language)),
    ...saidLevel(facts, language),
    ...customers.map((customer) => saidCustomer(customer, facts, language)),
  ];
  const [rest] = saidRest(total.count - rows, screen, language);
  return [...lines, ...(rest ? [`\n${rest}`] : [])].join('\n');
}
