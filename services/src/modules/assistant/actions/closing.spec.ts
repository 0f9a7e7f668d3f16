import { readClosing } from './closing.js';
import { request } from './testing.js';

it.each([
  'im taking the 24th and 25th off',
  'off next thurs and fri',
  'im out next wed thru fri',
  'close the 24th',
  'block tuesday afternoon',
  'bay is closed wednesday morning',
  'van 1 out of service dec 1 to dec 3',
  'no jobs after 2 tomorrow',
  'dont book anyone on friday',
  'no trabajo el viernes',
])('closes: %s', async (text) => {
  expect(await readClosing(request(text))).toEqual({ do: 'close' });
});

it.each([
  'am i off friday',
  'close out tanya hayes friday',
  'im out of soap',
  'who is off friday',
  'take tanya hayes off friday',
  'take 20 off the full detail',
  'is van 1 down friday',
  'no jobs friday for tanya hayes',
  'van 1 jobs friday',
  'take off',
])('closes nothing: %s', async (text) => {
  expect(await readClosing(request(text))).toBeUndefined();
});
