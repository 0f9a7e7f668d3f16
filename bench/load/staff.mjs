import { randomUUID } from 'node:crypto';
import { canaryOf } from './canary.mjs';
import { drawn, keepAt, pickOne } from './pace.mjs';

/** Pause between two calls of one person. */
const PAUSE_MS = 2_000;
const DAY_MS = 86_400_000;

const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const searchFor = (text) => ({
  address: `/api/contacts?limit=50&search=${encodeURIComponent(text)}`,
});

const job = (contactId, more) => ({
  contactId,
  serviceId: `s${1 + Math.floor(Math.random() * 8)}`,
  startTime: '10:00',
  endTime: '11:00',
  ...more,
});

const create = (address, values) => ({
  address,
  method: 'POST',
  expected: 201,
  headers: { 'idempotency-key': randomUUID() },
  values,
  isOwn: true,
});

/**
 * Calls of a business's people with their shares, and whether the answers contain data of the
 * business. `keep` stores parts of an answer for later calls.
 */
const CALLS = {
  contacts: {
    share: 14,
    ask: () => ({ address: '/api/contacts?limit=50', isOwn: true }),
    keep: (person, contacts) => (person.customers = contacts.map(({ id }) => id)),
  },
  search: { share: 10, ask: ({ canary }) => ({ ...searchFor(canary), isOwn: true }) },
  "search for a neighbour's word": {
    share: 2,
    ask: () => searchFor(canaryOf(Math.floor(Math.random() * 50))),
  },
  'a customer': {
    share: 12,
    ask: ({ customers }) =>
      customers.length > 0 && { address: `/api/contacts/${pickOne(customers)}`, isOwn: true },
  },
  dashboard: { share: 14, ask: () => ({ address: '/api/dashboard', isOwn: true }) },
  appointments: {
    share: 14,
    ask: () => ({ address: '/api/appointments?limit=50&upcomingLimit=50', isOwn: true }),
  },
  revenue: { share: 6, ask: () => ({ address: '/api/revenue?period=30days', isOwn: true }) },
  services: { share: 8, ask: () => ({ address: '/api/services', isOwn: true }) },
  session: { share: 4, ask: () => ({ address: '/api/session', isOwn: true }) },
  'add a customer': {
    share: 5,
    ask: ({ canary }) =>
      create('/api/contacts', {
        name: `New Person ${canary}`,
        phone: '(555) 010-0100',
        notes: `Came by, ${canary}`,
      }),
    keep: (person, { id }) => person.customers.push(id),
  },
  book: {
    share: 7,
    ask: ({ canary, customers }) =>
      customers.length > 0 &&
      create(
        '/api/appointments',
        job(pickOne(customers), { date: dayIn(1 + Math.random() * 20), notes: canary }),
      ),
    keep: (person, booked) => person.bookings.push(booked),
  },
  complete: {
    share: 4,
    ask: ({ bookings }) => {
      const booked = bookings.pop();
      return (
        booked && {
          address: `/api/appointments/${booked.id}`,
          method: 'PUT',
          headers: { 'if-match': `"${booked.version}"` },
          values: job(booked.contactId, { date: dayIn(-1), status: 'completed' }),
          isOwn: true,
        }
      );
    },
  },
};

/** Skips a call that needs ids from a later answer. */
async function askOne(person, url, record) {
  const [kind, { ask, keep }] = drawn(CALLS);
  const request = ask(person);
  if (!request) return;
  const { address, values, headers, ...rest } = request;
  const { cookie, canary } = person;
  const bytes = await record.ask(kind, url + address, {
    ...rest,
    canary,
    headers: { cookie, ...(values && { 'content-type': 'application/json' }), ...headers },
    body: values && JSON.stringify(values),
  });
  if (bytes && keep) keep(person, JSON.parse(bytes.toString()));
}

/** Simulates a day at the desk. */
export const work = (person, url, record, until) =>
  keepAt(until, PAUSE_MS, () => askOne(person, url, record));
