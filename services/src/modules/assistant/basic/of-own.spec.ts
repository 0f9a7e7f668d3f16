import { isNoRequest } from './asks-to-do.js';
import { isOfOwnRecords } from './of-own.js';

const understanding = {
  language: 'en' as const,
  ...{
    unknown: [],
    members: [],
    unused: [],
    isOfBefore: false,
    isOpen: false,
    isOfRecords: false,
    saysWhat: true,
    people: [],
    vehicles: [],
    isCard: false,
  },
  card: { fields: [], noted: [] },
};

it('does not take what is counted for a record where it is none', () => {
  const asked = { ...understanding, isOfRecords: true, unknown: ['towels'] };
  expect(isOfOwnRecords(asked, 'how many towels per car')).toBe(false);
  expect(isOfOwnRecords({ ...asked, unknown: ['red'] }, 'how many red jobs')).toBe(true);
});

it.each([
  ['the guy with the black tacoma whats his name', true],
  ['whats her phone number', true],
  ['people with gate codes on elm', true],
  ['the lady who came in on friday', true],
  // Whoever says or wants something is of no record: that is asked of the handbook.
  ['the guy who wants a discount what do i tell him', false],
  ['how do i get dog hair out of carpet', false],
  ['how many miles did the van drive', true],
  ['how much soap did we use', true],
  ['which zip code brings the most', true],
  ['what neighborhood makes us the most money', true],
  ['which ad brought in the most', true],
  ['two full details on one day, has that happened', true],
  ['which wax gives the most shine', false],
  ['jobs cancelled same day', true],
  ['how much soap should i use', false],
])('%s: %s', (question, isOfOwn) => {
  expect(isOfOwnRecords(understanding, question)).toBe(isOfOwn);
});

it.each([
  ['jobs with no price', true],
  ['customers missing emails', true],
  ['big spenders who havent been here in 3 months', true],
  ['tesla owners', false],
  ['clients lacking a phone number', true],
  ['names of customers in alphabetical order', true],
  ['list of customers by date added', true],
  ['all my customers without an email', true],
  ['appointments over 300 next week', true],
  ['cancelled jobs over 200', true],
  ['jobs longer than 3 hours tomorrow', true],
  ['revenue for every month of 2026', true],
  ['customer left a bad review', true],
  ['a customer hasnt paid in 30 days', true],
  ['todos los trabajos de mañana', true],
  ['customer wants to move to friday', false],
  ['slowest hour of the day', true],
  ['cancel the job without a price', false],
  ['raise prices when', true],
  ['pet hair tips', true],
  ['customer notes where', true],
  ['add a photo how', true],
  ['ingresos por cliente nuevo y recurrente en octubre', true],
  ['ventas de nuevos clientes este mes', true],
  ['customers', false],
])('%s asks for nothing to be done: %s', (question, isNone) => {
  expect(isNoRequest(question)).toBe(isNone);
});

it('people who have something in common are rows, where the records have it', () => {
  const plan = {
    ...{ want: 'list' as const, measure: 'customers' },
    filters: [{ name: 'visits_at_least', values: ['5'] }],
  };
  const text = 'people who love coming back, say 5 visits up';
  expect(isOfOwnRecords({ ...understanding, plan }, text)).toBe(true);
  expect(isOfOwnRecords(understanding, 'customers who complain about the price')).toBe(false);
});

it.each(['jobs w pet hair add on this month', 'customers wo an email', 'jobs with no price'])(
  '%s asks for nothing to be done',
  (question) => {
    expect(isNoRequest(question)).toBe(true);
  },
);
