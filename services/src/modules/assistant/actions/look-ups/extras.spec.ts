import { readExtras } from './extras.js';
import { readServicesPriced } from '../price/services-priced.js';
import { request } from '../testing.js';

it.each([
  'what add ons do we have',
  'list of add-ons',
  'how much are our add ons',
  'do we have any add ons',
  'what extras do we offer',
  'how many addons do we have',
  'que extras ofrecemos',
])('%s', async (text) => {
  expect(await readExtras(request(text))).toEqual({ do: 'extras' });
});

it.each([
  'how do i add an add on',
  'which add ons sell best',
  'add an add on',
  'how much extra for an suv',
  'jobs with add ons',
  'what services do we have',
])('%s is something else', async (text) => {
  expect(await readExtras(request(text))).toBeUndefined();
});

it.each([
  ['which services cost over 200', 'over 200'],
  ['services under $100', 'under 100'],
  ['what services do we have for less than 150 dollars', 'no'],
  ['what services are less than 150 dollars', 'under 150'],
  ['que servicios cuestan mas de 200', 'over 200'],
  ['which services made over 200', 'no'],
  ['which services cost over 200 last month', 'no'],
])('%s: %s', async (text, expected) => {
  const plan = await readServicesPriced(request(text));
  expect(plan ? `${plan.side} ${plan.amount}` : 'no').toBe(expected);
});
