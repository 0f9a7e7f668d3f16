import { freeStarts } from './free-times';

const now = { today: '2026-11-20', time: '14:20' };
const busy = [{ startTime: '10:00', endTime: '12:00' }];

it('are the full hours at which the whole job has room', () => {
  expect(freeStarts('2026-11-23', busy, 120, now)).toEqual([
    '08:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
  ]);
});

it('begin after now on the day itself, and are none on Sundays or in the past', () => {
  expect(freeStarts('2026-11-20', [], 180, now)).toEqual(['15:00']);
  expect(freeStarts('2026-11-22', [], 60, now)).toEqual([]);
  expect(freeStarts('2026-11-19', [], 60, now)).toEqual([]);
});

it('are none when the day has no room for it', () => {
  expect(freeStarts('2026-11-23', busy, 420, now)).toEqual([]);
});
