import { inContext } from './context.js';
import type { Plan } from '../plan/plan.js';
import { request } from './testing.js';

const after = (before: string, text: string) => inContext(request(text), [request(before)]);

it.each([
  ['whats on monday', 'anything open in the afternoon', 'Nov 23'],
  ['whats on monday', 'anything free after lunch', 'Nov 23'],
  ['whats on monday', 'is anything available at 2', 'Nov 23'],
])('what is free is asked of the day that was spoken of: %s, %s', async (before, text, day) => {
  expect(await after(before, text)).toMatch(new RegExp(`^${text}.*(?:monday|${day})`));
});

const jobs: Plan = { want: 'list', measure: 'jobs', filters: [] };
it.each([
  ['text everybody a reminder', 'text them a reminder'],
  ['email everyone that we start early', 'email them that we start early'],
  ['remind all of them', 'remind them'],
  // Who is said besides is somebody else.
  ['text everyone with a truck', 'text everyone with a truck'],
  ['text everybody tomorrow', 'text everybody tomorrow'],
])('everybody after a list is who stands in it: %s', async (text, said) => {
  expect(await inContext(request(text), [request('whats on friday')], jobs)).toBe(said);
});

const length: Plan = {
  want: 'value',
  measure: 'length',
  filters: [{ name: 'service', values: ['Ceramic Coating'] }],
};
it.each(['and how much is it', 'and how much', 'how much', 'at what price'])(
  'what it costs is of the service whose length was told: %s',
  async (text) => {
    const before = [request('how long does a ceramic take')];
    expect(await inContext(request(text), before, length)).toBe('price of ceramic');
  },
);
it('how long the jobs of somebody took is of no price', async () => {
  const before = [request('how long was the ceramic for derek turner')];
  const filters = [...length.filters, { name: 'customer', values: ['Derek Turner'] }];
  const text = 'and how much';
  expect(await inContext(request(text), before, { ...length, filters })).toBe(text);
});

it.each([
  ['what services do we have', 'how long do they take'],
  ['how much is a full detail and an interior', 'how long does each take'],
])('several prices tell how long each takes: %s, %s', async (before, text) => {
  expect(await after(before, text)).toBe(before);
});

it('makes another service of what was to be booked', async () => {
  const booking = 'book tanya hayes for a wash and wax fri at 3';
  expect(await after(booking, 'make that an interior')).toBe('no an interior');
  expect(await after('whats on friday', 'make that an interior')).toBe('make that an interior');
});

it.each([
  ['am i free sat at 2', 'put tanya hayes in for an interior', /saturday|Nov 28.* at 14:00$/],
  // Another day is at no time yet.
  ['am i free sat at 2', 'put tanya hayes in for an interior monday', /monday$/],
])('what was asked to be free at an hour is booked then: %s, %s', async (before, text, said) => {
  expect(await after(before, text)).toMatch(said);
});

it.each([
  ['how much did i make last month', 'any openings'],
  ['how many jobs last week', 'can we fit a full detail in'],
  ['who came in yesterday', 'anything open'],
])('days that are over are none to be looked at: %s, %s', async (before, text) => {
  expect(await after(before, text)).toBe(text);
});

it.each([
  ['how much is a full detail', 'how much for a truck', 'how much for a truck for Full Detail'],
  [
    'whats a full detail',
    'what do we charge for an suv',
    'what do we charge for an suv for full detail',
  ],
  ['whats on friday', 'how much for a truck', 'how much for a truck'],
])('a size is of the service that was priced: %s, %s', async (before, text, said) => {
  expect(await after(before, text)).toBe(said);
});

it.each([
  ['how long does a ceramic coating last', 'what does it cost', 'price of ceramic coating'],
  ['how long does a ceramic coating last', 'what do we charge for it', 'price of ceramic coating'],
  ['que incluye el full detail', 'y cuanto cuesta', 'precio de full detail'],
  ['how do i get tree sap off', 'what does it cost', 'what does it cost'],
])('what is spoken of is priced: %s, %s', async (before, text, said) => {
  expect(await after(before, text)).toBe(said);
});

it.each([
  ['how much is an interior', 'for tanya hayes', 'price of Interior Detail for tanya hayes'],
  ['how much is an interior', 'and for tanya hayes', 'price of Interior Detail for tanya hayes'],
  ['how much is an interior', 'for a truck', 'for a truck'],
  ['whats on friday', 'for tanya hayes', 'for tanya hayes'],
  // What was drafted costs what it does for their vehicle.
  [
    'book tanya hayes for a wash and wax fri at 3',
    'how much is it',
    'price of wash and wax for Tanya Hayes',
  ],
])('a price is of whoever is named with it: %s, %s', async (before, text, said) => {
  expect(await after(before, text)).toBe(said);
});
