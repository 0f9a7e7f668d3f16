import { findContacts, findContact } from '../../services/dist/modules/crm/contact-list.queries.js';
import { findPlaces } from '../../services/dist/modules/crm/places/places.queries.js';
import { findRecentContacts } from '../../services/dist/modules/crm/contacts.queries.js';
import {
  completedByDay,
  completedByService,
  completedTotalsOfEach,
  countCustomersAfter,
} from '../../services/dist/modules/insights/insights.queries.js';
import {
  countPast,
  countUpcoming,
  findPast,
  findUpcoming,
} from '../../services/dist/modules/scheduling/appointment-lists.queries.js';
import {
  findByContact,
  findFirstOf,
  findOverlapping,
} from '../../services/dist/modules/scheduling/appointments.queries.js';

const HOUR_MS = 3_600_000;
const HOURS_OF_A_YEAR = 24 * 365;
const PAGE = { limit: 51 };
/** Tables with few rows for a business, which may be scanned sequentially. */
const FEW = ['businesses'];
/** Tables up to this many pages are scanned as fast as by index. */
const FEW_PAGES = 8;

/** Hot queries, as the product sends them. */
const hotQueries = (context, contact) => {
  const now = new Date();
  const near = (hours) => new Date(now.getTime() + hours * HOUR_MS);
  const days = { from: near(-HOURS_OF_A_YEAR).toISOString().slice(0, 10), to: '2199-01-01' };
  const list = (filter, sort, after) => (sql) =>
    findContacts(sql, context, now, filter, { sort, after, ...PAGE });
  const { id, name } = contact;
  return {
    'contacts by name': list({}, 'name', { value: name.toLowerCase(), id }),
    'contacts by spent': list({}, '-totalSpent', { value: 1000, id }),
    'contacts by visit': list({}, '-lastAppointment', { value: days.from, id }),
    'a customer': (sql) => findContact(sql, context, now, id),
    'places of a customer': (sql) => findPlaces(sql, context.businessId, id),
    'places of the shop': (sql) => findPlaces(sql, context.businessId, null),
    'recent customers': (sql) => findRecentContacts(sql, context, now, 5),
    upcoming: (sql) => findUpcoming(sql, context, now, {}, { limit: 20 }),
    'upcoming, counted': (sql) => countUpcoming(sql, context, now, {}),
    past: (sql) => findPast(sql, context, now, {}, { limit: 51, after: { at: near(-5000), id } }),
    'past, counted': (sql) => countPast(sql, context, now, {}),
    clashes: (sql) => findOverlapping(sql, context, now, near(1), null),
    'jobs of a day': (sql) => findFirstOf(sql, context, [now, near(24)], 20),
    'jobs of a customer': (sql) => findByContact(sql, context, id),
    'revenue by day': (sql) => completedByDay(sql, context, days),
    'revenue by service': (sql) => completedByService(sql, context, days),
    trends: (sql) => completedTotalsOfEach(sql, context, [days]),
    'customers counted': (sql) => countCustomersAfter(sql, context, [days.to]),
  };
};

function* nodesOf(plan) {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}

/** Tables that may be scanned sequentially. */
async function smallTables(client) {
  const { rows } = await client.query(
    `select relname as name from pg_class where relkind = 'r' and relpages <= $1`,
    [FEW_PAGES],
  );
  return new Set([...FEW, ...rows.map(({ name }) => name)]);
}

/** Problem of a plan node: it must use an index, restricted to the business. */
function faultOf(node, small) {
  const table = node['Relation Name'];
  if (table && small.has(table)) return undefined;
  if (node['Node Type'] === 'Seq Scan') return `reads all of ${table}`;
  if (!node['Index Name'] || node['Index Cond']?.includes('business_id')) return undefined;
  return `uses ${node['Index Name']} without the business`;
}

const faultsOf = (plan, small) =>
  [...nodesOf(plan)].map((node) => faultOf(node, small)).filter((fault) => fault !== undefined);

/** Faulty plans of the hot queries, under the serving role and for one business. */
export async function faultyPlans(app, context, contact) {
  await app.query(`select set_config('app.business_id', $1, false)`, [context.businessId]);
  const small = await smallTables(app);
  const faults = [];
  for (const [name, ask] of Object.entries(hotQueries(context, contact))) {
    const explain = async (text, parameters) => {
      const { rows } = await app.query(`explain (format json) ${text}`, parameters);
      faults.push(
        ...faultsOf(rows[0]['QUERY PLAN'][0].Plan, small).map((fault) => `${name} ${fault}`),
      );
      return [];
    };
    await ask(explain);
  }
  return faults;
}

/** Faulty plans of the search, which runs inside a function. */
export async function faultySearches(owner, context, terms) {
  const plans = [];
  const small = await smallTables(owner);
  const keep = ({ message }) => plans.push(JSON.parse(message.slice(message.indexOf('{'))).Plan);
  owner.on('notice', keep);
  await owner.query(`load 'auto_explain'`);
  await owner.query(`set auto_explain.log_min_duration = 0; set auto_explain.log_format = 'json';
    set auto_explain.log_level = 'notice'; set auto_explain.log_nested_statements = on`);
  await owner.query(`select set_config('app.business_id', $1, false)`, [context.businessId]);
  for (const term of terms) {
    await owner.query('select count(*) from search_contacts($1, null, null, 10001)', [term]);
  }
  await owner.query('set auto_explain.log_min_duration = -1');
  owner.off('notice', keep);
  const searches = plans.filter((plan) => JSON.stringify(plan).includes('contact_summaries'));
  if (searches.length < terms.length) return ['the plans of the searches were not seen'];
  return searches.flatMap((plan) => faultsOf(plan, small)).map((fault) => `search ${fault}`);
}
