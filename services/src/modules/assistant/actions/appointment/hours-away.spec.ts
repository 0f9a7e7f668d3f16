import { request } from '../testing.js';
import { clockAway, minutesAway } from './hours-away.js';

it.each([
  ['make that 2 hours later', 120],
  ['an hour earlier', -60],
  ['30 min later', 30],
  ['half an hour earlier', -30],
  ['una hora mas tarde', 60],
  ['make it 2', undefined],
  ['2 hours later on friday', undefined],
])('%s', (text, minutes) => {
  expect(minutesAway(request(text).tokens)).toBe(minutes);
});

it('stays on its day', () => {
  expect(clockAway('10:30', -60)).toBe('09:30');
  expect(clockAway('23:00', 120)).toBeUndefined();
});
