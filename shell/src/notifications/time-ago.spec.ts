import { timeAgo } from './time-ago';

const now = Date.parse('2026-11-21T15:00:00Z');

it.each([
  ['2026-11-21T15:00:20Z', 'Just now'],
  ['2026-11-21T14:59:30Z', 'Just now'],
  ['2026-11-21T14:55:00Z', '5 minutes ago'],
  ['2026-11-21T12:00:00Z', '3 hours ago'],
  ['2026-11-20T14:00:00Z', 'Yesterday'],
  ['2026-11-17T14:00:00Z', '4 days ago'],
  ['2026-11-10T02:00:00Z', 'Nov 9, 2026'],
])('%s is %s', (moment, words) => {
  expect(timeAgo(moment, 'America/New_York', now)).toBe(words);
});
