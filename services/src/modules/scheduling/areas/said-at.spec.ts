import { saidAt, takenAt } from './said-at.js';

const NOW = new Date('2026-06-17T12:00:00Z');

it.each([
  [undefined, '2026-06-17T12:00:00Z'],
  ['2026-06-17T09:30:00.000Z', '2026-06-17T09:30:00Z'],
  ['2026-06-15T12:00:01Z', '2026-06-15T12:00:01Z'],
  ['2026-06-17T12:00:01Z', '2026-06-17T12:00:00Z'],
  ['2026-06-01T09:30:00Z', '2026-06-17T12:00:00Z'],
])('%s counts as %s', (at, counted) => {
  expect(saidAt(at, NOW)).toEqual(new Date(counted));
});

it.each([
  ['nothing', undefined, '2026-06-17T12:00:00Z'],
  ['what is no moment', 'this morning', '2026-06-17T12:00:00Z'],
  ['an hour ago', '2026-06-17T11:00:00.000Z', '2026-06-17T11:00:00Z'],
  ['a clock some minutes ahead', '2026-06-17T12:04:00Z', '2026-06-17T12:00:00Z'],
  ['a clock an hour ahead', '2026-06-17T13:00:00Z', '2026-06-17T12:00:00Z'],
  ['some days before the job', '2026-06-05T08:00:00Z', '2026-06-05T08:00:00Z'],
  ['long before the job', '2026-06-02T08:00:00Z', '2026-06-17T12:00:00Z'],
])('a photo that says %s was taken then, or now', (_what, at, counted) => {
  const startsAt = new Date('2026-06-10T08:00:00Z');
  expect(takenAt(at, { now: NOW, startsAt })).toEqual(new Date(counted));
});
