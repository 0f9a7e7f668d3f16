import type { Appointment } from '../../scheduling/index.js';
import { textFor } from './message-texts.js';

const here = (date: string, status = 'completed') =>
  textFor(
    'rebooking',
    {
      name: 'Bo Lee',
      address: '2013 Toyota Camry',
      history: date ? [{ date, status } as Appointment] : [],
    },
    'en',
    { today: '2026-11-26' },
  );

it.each([
  ['two months ago', here('2026-09-20'), true],
  ['today', here('2026-11-26'), false],
  ['last week', here('2026-11-19'), false],
  ['never', here(''), false],
  ['never: that was called off', here('2026-09-20', 'cancelled'), false],
])('it has been a while only for who was here, and not lately: %s', (_, text, isLong) => {
  expect(/it has been a while/.test(text)).toBe(isLong);
});
