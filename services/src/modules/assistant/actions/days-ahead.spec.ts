import { withEnd } from './days-ahead.js';
import { readFreeTime } from './free-time-read.js';
import { request } from './testing.js';

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
