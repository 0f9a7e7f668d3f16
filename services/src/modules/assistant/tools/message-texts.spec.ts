import type { Appointment } from '../../scheduling/index.js';
import { notesOn } from './message-notes.js';
import { textFor, type Purpose } from './message-texts.js';

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

const of = (purpose: Purpose, status: string) => {
  const history = [
    { date: '2026-11-28', status, service: 'Full Detail', startTime: '09:00' } as Appointment,
  ];
  const bo = { name: 'Bo Lee', address: '2013 Toyota Camry', history };
  const details = { today: '2026-11-26' };
  return [textFor(purpose, bo, 'en', details), ...notesOn(purpose, bo, 'en', details)];
};

it.each(['reminder', 'confirm', 'reschedule'] as const)(
  'a %s for somebody with nothing booked offers a time, and says so',
  (purpose) => {
    const [text, note] = of(purpose, 'cancelled');
    expect(text).toContain('you have nothing booked with us right now');
    expect(note).toBe('Bo Lee has nothing booked, so this offers a time instead');
    expect(of(purpose, 'confirmed')).toHaveLength(1);
  },
);

it('who is booked is reminded of that, and this is said', () => {
  expect(of('rebooking', 'confirmed')).toEqual([
    expect.stringContaining('a reminder of your Full Detail'),
    'Bo Lee is booked already, so this reminds of that',
  ]);
  expect(of('rebooking', 'cancelled')).toHaveLength(1);
});
