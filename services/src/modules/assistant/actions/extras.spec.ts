import { readExtras } from './extras.js';
import { request } from './testing.js';

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
