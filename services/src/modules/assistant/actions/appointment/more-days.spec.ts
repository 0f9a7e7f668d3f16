import { request } from '../testing.js';
import { readBooking } from './book-read.js';

it.each([
  ['book derek turner nov 25 and dec 2 at 1 for a full detail', '2026-11-25 13:00', '2026-12-02'],
  [
    'book derek turner for a wash and wax monday at 8 and on wednesday at 10',
    '2026-11-23 08:00',
    '2026-11-25 10:00',
  ],
  // One of two days is none of them.
  ['book derek turner for a full detail monday or wednesday at 8', '2026-11-23 08:00'],
])('is on each day that is said: %s', async (text, ...days) => {
  const { when, also = [] } = (await readBooking(request(text))) ?? { when: {} };
  expect([when, ...also].map(({ from, time = '' }) => `${from ?? ''} ${time}`.trim())).toEqual(
    days,
  );
});
