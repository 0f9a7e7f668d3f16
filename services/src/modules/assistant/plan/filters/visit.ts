import { everyOf } from '../../words/every-of.js';
import { RETENTION } from '../measures/share-of-rows.js';
import type { FilterKind } from '../definitions.js';
import { saysClosed, type Closed } from './closed.js';

const ONLY = 'only|just|exactly|only ever|ever only|just ever';
const WAS_HERE = 'come|came|been|visited|stopped';
const WHERE = 'in|by|here|in here|';
const ONE_TIME = 'once|one time|a single time|the once|the one time';
/** Phrases for a single visit: 'only been in once', 'stopped by just once'. */
const ONCE = [
  everyOf(ONLY, WAS_HERE, WHERE, ONE_TIME),
  everyOf(WAS_HERE, WHERE, ONLY, ONE_TIME),
  everyOf(
    'left|quit|gone|disappeared|stopped coming|never seen again',
    'after',
    'one visit|the first visit|their first visit|the first time|their first time|one time|once',
  ),
  everyOf(
    'never came back|never come back|never returned|did not come back|didnt come back|havent come back|have not come back|hasnt come back|has not come back|hasnt been back|havent been back',
    'after|since',
    'the|their|that|',
    'first|one',
    'visit|time|job|detail',
  ),
  // These phrases mean one visit even without 'only'. A word such as 'exactly' is ignored.
  everyOf('came|been|visited|stopped', WHERE, ONE_TIME),
].join('|');

/** Phrases for returning customers: 'that we have seen before'. */
const BEFORE = everyOf(
  'have|has|weve|we have|ive|theyve|they have|',
  'seen|seen here|been here|been in|come in|visited',
  'before',
);

const VALUES: readonly Closed[] = [
  {
    value: 'first',
    words: {
      en: `hadnt been in before|hadnt been here before|hadnt come before|havent been in before|havent been here before|hasnt been here before|never been here before|never been in before|first time|first timer|first timers|one time|one timers|one and done|only once|exactly once|exactly one time|here exactly once|been here exactly once|came once and never again|who came once and never again|who came once and never came back|once and never again|once and never came back|once and never since|been in exactly once|only came once|who only came once|that only came once|who came once|who only came in once|only been once|came only once|only came in once|only visited once|came just once|just once|been here once|came one time|only came one time|came back never|never came back|never come back|never returned|didnt come back|did not come back|came once|first visit|${ONCE}|one visit|just one visit|only one visit|a single visit|1 visit|new ones|newcomers|first time customers|first time clients|new customers jobs|from new customers`,
      es: 'primera vez|primera visita|por primera vez|una sola vez|solo una vez|de clientes nuevos|con clientes nuevos|a clientes nuevos|primerizo|primerizos',
    },
    said: { en: 'first visits', es: 'primeras visitas' },
    saidNot: { en: 'no first visits', es: 'sin primeras visitas' },
  },
  {
    value: 'returning',
    words: {
      en: `${RETENTION}|${BEFORE}|returning|return visits|return visit|repeat visits|repeat visit|came back after their first visit|came back after the first visit|came back after their first time|came back after the first time|came back a second time|come back|comes back|keep coming back|keeps coming back|repeat|repeat customer|repeat customers|repeat clients|repeat business|returning customers|returning clients|regular|regulars|came back|came again|existing customers|more than once|repeat ones|returning ones|old customers`,
      es: 'clientes recurrentes|clientes que regresan|clientes que vuelven|recurrente|recurrentes|que regresan|que repiten|que vuelven|que volvieron|que regresaron|volvieron|regresaron|habitual|habituales|regulares|clientes regulares|mas de una vez|clientes fijos',
    },
    said: { en: 'returning customers', es: 'clientes que regresan' },
    saidNot: { en: 'no returning customers', es: 'sin clientes que regresan' },
  },
];

/** Values over all time, by the number of visits. */
const OF_CUSTOMERS: readonly Closed[] = [
  {
    value: 'first',
    words: { en: '', es: '' },
    said: { en: 'here only once', es: 'con una sola visita' },
  },
  {
    value: 'returning',
    words: { en: '', es: '' },
    said: { en: 'here more than once', es: 'con más de una visita' },
  },
];

/** Number of visits. Imported history counts as at least one. */
const VISITS = '(s.visits + s.opening_visits)';

/** SQL for a job of a customer who was here before it. */
export const IS_RETURN = `(s.opening_visits > 0
  or coalesce((s.first_visit_at, s.first_visit_id) < (a.starts_at, a.id), false))`;

/**
 * First or returning visits. A job is a first visit if the customer has no earlier completed job. A customer without
 * a period has one visit, or more.
 */
export const visit: FilterKind = {
  name: 'visit',
  values: VALUES,
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['s'],
  isOfJobInDays: true,
  // Customers without any visit are in neither group.
  wholeOfShare: ['first', 'returning'],
  sql: (values, _bind, _zone, rows) => {
    const of = (value: string) => {
      if (rows === 'customers') return value === 'first' ? `${VISITS} = 1` : `${VISITS} > 1`;
      return value === 'first' ? `not ${IS_RETURN}` : IS_RETURN;
    };
    return `(${values.map(of).join(' or ')})`;
  },
  said: saysClosed(VALUES),
  saidOfCustomers: saysClosed(OF_CUSTOMERS),
};
