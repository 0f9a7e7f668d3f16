import { Parameters, type Sql } from '../../platform/database/index.js';
import type { Cursor } from '../../platform/http/paging.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { COUNT_CUSTOMERS } from '../business/index.js';
import { countToCome, LONG_TO_COME } from '../scheduling/index.js';
import { CONTACT } from './contact.fields.js';
import { hasMake, LAST_VISIT, TODAY, visitsAre } from './contact.sql.js';
import type { Contact, ContactFilter, ContactSort } from './dto/contact.dto.js';
import { openingOf } from './opening-balances.queries.js';
import { phoneSearch } from '../../platform/text/phone.js';

/** Maximum matches that a search counts. */
export const MOST_COUNTED = 10_000;

const SUMMARY = `s.contact_id, s.name_key, s.spent_cents, ${LAST_VISIT} as last_visit_on`;

const shownDay = (row: string) =>
  `coalesce(to_char(nullif(${row}.last_visit_on, '-infinity'), 'YYYY-MM-DD'), '')`;

const dollars = (row: string) => `(${row}.spent_cents / 100.0)::float8`;

interface SortKey {
  column: string;
  type: string;
  /** Value for a cursor, of the row with this alias. */
  shown: (row: string) => string;
  stored: (value: string | number) => string | number;
}

const SORT_KEYS: Record<string, SortKey> = {
  name: { column: 'name_key', type: 'text', shown: (row) => `${row}.name_key`, stored: (v) => v },
  lastAppointment: {
    column: 'last_visit_on',
    type: 'date',
    shown: shownDay,
    stored: (value) => value || '-infinity',
  },
  totalSpent: {
    column: 'spent_cents',
    type: 'bigint',
    shown: dollars,
    stored: (value) => Math.min(Math.round(Number(value) * 100), Number.MAX_SAFE_INTEGER),
  },
};

export interface ContactPage {
  sort: ContactSort;
  limit?: number;
  after?: Cursor;
}

/** Adds the sort key and the total, which is at most one above the counting limit. */
export type ListedContact = Contact & { sortKey: string | number; total: number };

const parametersOf = ({ businessId, timeZone }: BusinessContext, now: Date) =>
  new Parameters(businessId, timeZone, now);

const SEARCHED = ['names', 'details', 'phones'];

/**
 * Matches a search of several words in any order. A search that looks like a phone number is not split.
 */
function orEachWord(search: string, parameters: Parameters, columns = SEARCHED): string {
  const words = phoneSearch(search).digits ? [] : search.split(/[\s,]+/).filter(Boolean);
  if (words.length < 2) return '';
  const stands = words.map((word) => {
    const asked = parameters.add(word);
    return `(${columns.map((column) => `strpos(s.${column}, text_key(${asked})) > 0`).join(' or ')})`;
  });
  return ` or ${stands.join(' and ')}`;
}

/**
 * The SPEC's search rule on the summaries `s`: part of the name, e-mail or phone, words in any order.
 */
function matchesWho({ search = '' }: ContactFilter, parameters: Parameters): string {
  const { digits, start } = phoneSearch(search);
  const term = parameters.add(search);
  const eachWord = orEachWord(search, parameters, ['names', 'phones']);
  return `(strpos(s.names, text_key(${term})) > 0 or strpos(s.phones, text_key(${term})) > 0
    or strpos(s.phones, ${parameters.add(digits)}) > 0 or starts_with(s.phones, ${parameters.add(start)})
    ${eachWord})`;
}

function matchesSearch(filter: ContactFilter, parameters: Parameters): string {
  if (!filter.search) return 'true';
  return filter.in === 'who' ? matchesWho(filter, parameters) : matchesAnything(filter, parameters);
}

/** SQL condition of a filter without its search, on the summaries `s`; needs {@link LONG_TO_COME}. */
const isInGroup = ({ visits, make }: ContactFilter, parameters: Parameters): string =>
  `${visitsAre(visits)} and ${make ? hasMake(parameters.add(make)) : 'true'}`;

/** SQL condition of a filter, on the summaries `s`. It needs {@link LONG_TO_COME}. */
const matches = (filter: ContactFilter, parameters: Parameters): string =>
  `${matchesSearch(filter, parameters)} and ${isInGroup(filter, parameters)}`;

/** Same condition as in the database function `search_contacts`. */
function matchesAnything({ search = '' }: ContactFilter, parameters: Parameters): string {
  const { digits, start } = phoneSearch(search);
  const term = parameters.add(search);
  return `(strpos(s.names, text_key(${term})) > 0 or strpos(s.details, text_key(${term})) > 0
    or strpos(s.phones, text_key(${term})) > 0
    or strpos(s.phones, ${parameters.add(digits)}) > 0 or starts_with(s.phones, ${parameters.add(start)})
    or s.contact_id in (select contacts_by_plate(${term}))${orEachWord(search, parameters)})`;
}

/** Columns of an answer for the rows of `page`, which needs {@link LONG_TO_COME}. */
const SHOWN = `c.id, ${CONTACT.shown('c')}, ${shownDay('p')} as "lastAppointment",
  ${dollars('p')} as "totalSpent", ${countToCome('c.id')} as "upcomingAppointments",
  ${openingOf('c')} as imported, c.language, c.version`;

const FROM_PAGE = 'from page p join contacts c on c.business_id = $1 and c.id = p.contact_id';

const LISTED = 'contact_summaries s where s.business_id = $1 and s.listed';

/** A page of summaries: its order, its start and its size. */
interface Stretch {
  key: SortKey;
  descending: boolean;
  /** SQL condition (' and …') for the rows after the cursor, or ''. */
  onwards: string;
  limit: string;
}

function stretchOf({ sort, limit, after }: ContactPage, parameters: Parameters): Stretch {
  const descending = sort.startsWith('-');
  const key = SORT_KEYS[sort.replace('-', '')] as SortKey;
  const past = descending ? '<' : '>';
  const onwards = after
    ? ` and (s.${key.column}, s.contact_id) ${past}
        (${parameters.add(key.stored(after.value))}::${key.type}, ${parameters.add(after.id)}::uuid)`
    : '';
  return { key, descending, onwards, limit: parameters.add(limit) };
}

const orderOf = ({ key, descending }: Stretch, row: string) => {
  const direction = descending ? 'desc' : 'asc';
  return `order by ${row}.${key.column} ${direction}, ${row}.contact_id ${direction}`;
};

/** First rows by index. Contacts whose last visit has to be looked up are all included. */
function firstOf(from: string, stretch: Stretch): string[] {
  const { key, onwards, limit } = stretch;
  const first = (condition: string) =>
    `(select ${SUMMARY} from ${from}${condition}${onwards} ${orderOf(stretch, 's')} limit ${limit})`;
  if (key.column !== 'last_visit_on') return [first('')];
  return [
    first(` and s.last_visit_on <= ${TODAY}`),
    `(select * from (select ${SUMMARY} from ${from} and s.last_visit_on > ${TODAY}) s
      where true${onwards})`,
  ];
}

/** Search plan. Few matches are sorted; for many, a scan in list order soon finds enough. */
function searched(filter: ContactFilter, stretch: Stretch, parameters: Parameters) {
  const { digits, start } = phoneSearch(filter.search ?? '');
  const asked = [filter.search, digits, start, MOST_COUNTED + 1].map((each) =>
    parameters.add(each),
  );
  const many = `(select count(*) from found) > ${MOST_COUNTED}`;
  const who = filter.in === 'who' ? matchesWho(filter, parameters) : 'true';
  const narrower = `${who} and ${isInGroup(filter, parameters)}`;
  return {
    counted: `found as materialized (select * from search_contacts(${asked.join(', ')})),
      counted as (select case when ${many} then ${MOST_COUNTED + 1} else (
        select count(*)::integer from found s where ${narrower}) end as total)`,
    arms: [
      ...firstOf(`found s where not ${many} and ${narrower}`, stretch),
      ...firstOf(`${LISTED} and ${many} and ${matches(filter, parameters)}`, stretch),
    ],
  };
}

const unsearched = (stretch: Stretch) => ({
  counted: `counted (total) as (${COUNT_CUSTOMERS})`,
  arms: firstOf(LISTED, stretch),
});

/** A group by visits or make is found whole, because its total is counted. */
const ofGroup = (filter: ContactFilter, stretch: Stretch, parameters: Parameters) => ({
  counted: `found as materialized (select s.* from ${LISTED} and ${isInGroup(filter, parameters)}),
    counted as (select count(*)::integer as total from found)`,
  arms: firstOf('found s where true', stretch),
});

function foundBy(filter: ContactFilter, stretch: Stretch, parameters: Parameters) {
  if (filter.search) return searched(filter, stretch, parameters);
  if (filter.visits || filter.make) return ofGroup(filter, stretch, parameters);
  return unsearched(stretch);
}

/** CTEs of a page: `page` with its rows, and `counted` with the total. */
const pageOf = ({ counted, arms }: ReturnType<typeof searched>, stretch: Stretch) =>
  `${counted}, page as (
     select * from (${arms.join(' union all ')}) s ${orderOf(stretch, 's')} limit ${stretch.limit}
   )`;

/**
 * Compile-time check that names any new filter. Such a filter needs a count of its own, besides those
 * above.
 */
type Uncounted = Exclude<keyof ContactFilter, 'search' | 'in' | 'visits' | 'make'>;
const isCounted: [Uncounted] extends [never] ? true : Uncounted = true;
void isCounted;

export function findContacts(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  filter: ContactFilter,
  asked: ContactPage,
): Promise<ListedContact[]> {
  const parameters = parametersOf(context, now);
  const stretch = stretchOf(asked, parameters);
  const found = foundBy(filter, stretch, parameters);
  return sql<ListedContact>(
    `with ${LONG_TO_COME}, ${pageOf(found, stretch)}
     select ${SHOWN}, ${stretch.key.shown('p')} as "sortKey", (select total from counted) as total
     ${FROM_PAGE} ${orderOf(stretch, 'p')}`,
    parameters.values,
  );
}

/** Fields that identify a contact. */
export type FoundContact = Pick<Contact, 'id' | 'name' | 'address' | 'notes'>;

/** First matches of a search by name, without figures about their appointments. */
export function findBySearch(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  { search, limit }: { search: string; limit: number },
): Promise<FoundContact[]> {
  const parameters = parametersOf(context, now);
  const stretch = stretchOf({ sort: 'name', limit }, parameters);
  return sql<FoundContact>(
    `with ${pageOf(searched({ search }, stretch, parameters), stretch)}
     select c.id, c.name, c.vehicle as address, c.notes ${FROM_PAGE} ${orderOf(stretch, 'p')}`,
    parameters.values,
  );
}

/** Query for all matches by name, to be streamed into a file. */
export function contactsQuery(context: BusinessContext, now: Date, filter: ContactFilter) {
  const parameters = parametersOf(context, now);
  return {
    text: `with ${LONG_TO_COME}, page as (
         select ${SUMMARY} from ${LISTED} and ${matches(filter, parameters)}
       )
       select ${SHOWN} ${FROM_PAGE} order by p.name_key, p.contact_id`,
    parameters: parameters.values,
  };
}

export async function findContact(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  id: string,
): Promise<Contact | undefined> {
  const [row] = await sql<Contact>(
    `with ${LONG_TO_COME}, page as (
       select ${SUMMARY} from ${LISTED} and s.contact_id = $4
     )
     select ${SHOWN} ${FROM_PAGE}`,
    [...parametersOf(context, now).values, id],
  );
  return row;
}
