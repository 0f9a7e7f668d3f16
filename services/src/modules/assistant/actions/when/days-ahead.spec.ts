import { withEnd } from './days-ahead.js';
import { readFreeTime } from '../free-time/read.js';
import { request } from '../testing.js';

it.each([
  ['first opening after the 10th for a full detail', '2026-12-11'],
  ['first opening after dec 10', '2026-12-11'],
  ['first free slot starting the 5th', '2026-12-05'],
  ['next opening after tuesday for a wash', '2026-11-25'],
])('%s looks ahead', async (text, from) => {
  const plan = await readFreeTime(request(text));
  expect(plan?.when).toMatchObject({ from });
  expect(plan?.when.to).toBeUndefined();
});

it('what has no end is looked at for a week', () => {
  expect(withEnd({ from: '2026-12-11' })).toEqual({ from: '2026-12-11', to: '2026-12-17' });
  expect(withEnd({ from: '2026-12-11', to: '2026-12-11' }).to).toBe('2026-12-11');
  expect(withEnd({})).toEqual({});
});

it.each([
  'whats my next free hour',
  'got a 3 hr hole tuesday',
  'need a 2 hour window',
  'find me 90 minutes on thursday',
])('%s asks what is free', async (text) => {
  expect(await readFreeTime(request(text))).toBeDefined();
});
it.each([
  'hole in leather seat',
  'got a window',
  'block 2 hours friday',
  'i need 2 hours of overtime',
  'squeeze derek turner into that slot',
])('%s asks for no free time', async (text) => {
  expect(await readFreeTime(request(text))).toBeUndefined();
});
