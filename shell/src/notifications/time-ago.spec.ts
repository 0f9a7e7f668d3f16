import { setTimeFormat } from '@clearcoat/sdk';
import { inChosenFormat, timeAgo, withoutThisYear, withUnbrokenDate } from './time-ago';

const now = Date.parse('2026-11-21T15:00:00Z');

it.each([
  ['2026-11-21T15:00:20Z', 'Just now'],
  ['2026-11-21T14:59:30Z', 'Just now'],
  ['2026-11-21T14:55:00Z', '5 minutes ago'],
  ['2026-11-21T12:00:00Z', '3 hours ago'],
  ['2026-11-20T14:00:00Z', 'Yesterday'],
  ['2026-11-17T14:00:00Z', '4 days ago'],
  ['2026-11-10T02:00:00Z', 'Nov 9'],
  ['2025-11-10T02:00:00Z', 'Nov 9, 2025'],
])('%s is %s', (moment, words) => {
  expect(timeAgo(moment, 'America/New_York', now)).toBe(words);
});

it('names the year of a date only where it is another one', () => {
  const booked = 'Full Detail for Ana Ruiz, Nov 23, 2026 at 9:00 AM';
  expect(withoutThisYear(booked, now)).toBe('Full Detail for Ana Ruiz, Nov 23 at 9:00 AM');
  const later = Date.parse('2027-01-04T15:00:00Z');
  expect(withoutThisYear(booked, later)).toBe(booked);
});

it('keeps a date in one line', () => {
  expect(withUnbrokenDate('Wash for Ana Ruiz, Nov 23 at 9:00 AM')).toBe(
    'Wash for Ana Ruiz, Nov\u00a023\u00a0at\u00a09:00\u00a0AM',
  );
  expect(withUnbrokenDate('3 customers were added')).toBe('3 customers were added');
});

describe('the time at the end of a text', () => {
  afterEach(() => setTimeFormat('12h'));

  it.each([
    ['Full Detail for Ana Ruiz, Nov 23, 2026 at 9:00 AM', '9:00'],
    ['Full Detail for Ana Ruiz, Nov 23, 2026 at 12:30 PM', '12:30'],
    ['Full Detail for Ana Ruiz, Nov 23, 2026 at 12:15 AM', '0:15'],
    ['Full Detail for Ana Ruiz, Nov 23, 2026 at 1:30 PM', '13:30'],
  ])('%s is at %s', (text, time) => {
    expect(inChosenFormat(text)).toBe(text);
    setTimeFormat('24h');
    expect(inChosenFormat(text)).toBe(`Full Detail for Ana Ruiz, Nov 23, 2026 at ${time}`);
  });

  it('is the only one that is said otherwise', () => {
    setTimeFormat('24h');
    const imported = '3 customers from 9:00 AM list.csv were added';
    expect(inChosenFormat(imported)).toBe(imported);
  });
});
