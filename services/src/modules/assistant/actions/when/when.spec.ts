import { normalized } from '../../language/normalize/normalize.js';
import { shiftAt } from './shift.js';
import { changedWhen, notOver, type When } from './index.js';

/** A Wednesday. */
const now = { today: '2026-11-25', now: '18:10' };
const wednesday: When = { from: '2026-11-25', to: '2026-11-25', isWeekday: true };

it('a bare weekday that is today is the next one, once its time is over', () => {
  const next = { from: '2026-12-02', to: '2026-12-02' };
  expect(notOver({ ...wednesday, time: '10:00' }, now)).toMatchObject({ ...next, time: '10:00' });
  expect(notOver({ ...wednesday, time: '19:00' }, now)).toMatchObject({ from: '2026-11-25' });
  expect(notOver({ ...wednesday }, now)).toMatchObject({ from: '2026-11-25' });
  const later = { ...wednesday, was: '09:00', after: '09:30', before: '' };
  expect(notOver(later, now)).toMatchObject(next);
  const morning = { ...wednesday, after: '', before: '12:00', isPart: true as const };
  expect(notOver(morning, now)).toMatchObject({ ...next, before: '12:00' });
  expect(notOver(morning, { ...now, now: '09:00' })).toBe(morning);
  const friday = { from: '2026-11-27', to: '2026-11-27', isWeekday: true as const, time: '10:00' };
  expect(notOver(friday, now)).toBe(friday);
});

it('today is today', () => {
  const today = { from: '2026-11-25', to: '2026-11-25', time: '10:00' };
  expect(notOver(today, now)).toBe(today);
  expect(
    changedWhen({ ...wednesday, time: '10:00' }, { from: '2026-11-25', to: '2026-11-25' }),
  ).toEqual(today);
  expect(changedWhen(wednesday, { time: '10:00' })).toEqual({ ...wednesday, time: '10:00' });
});

it.each([
  ['the week after', 7],
  ['to the following day', 1],
  ['two weeks later', 14],
  ['a day earlier', -1],
  ['para la semana siguiente', 7],
  ['una semana despues', 7],
  ['al dia siguiente', 1],
  ['the week after next', undefined],
  ['the day after tomorrow', undefined],
  ['next week', undefined],
])('%s is so many days away: %s', (text, days) => {
  expect(shiftAt(normalized(text).tokens, 0)?.days).toBe(days);
});

it('a word that every object knows is no length of time', () => {
  const { tokens } = normalized('the constructor after');
  expect(shiftAt(tokens, 0)).toBeUndefined();
});
