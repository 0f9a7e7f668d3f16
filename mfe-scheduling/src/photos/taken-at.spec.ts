import { takenAt } from './taken-at';

const NOW = Date.parse('2026-06-17T12:00:00Z');

it.each([
  ['just now', '2026-06-17T11:59:58Z', '2026-06-17T11:59:58.000Z'],
  ['in the morning', '2026-06-17T08:00:00Z', '2026-06-17T08:00:00.000Z'],
  ['long ago', '2026-06-01T08:00:00Z', '2026-06-17T12:00:00.000Z'],
  ['in the future', '2026-06-17T12:10:00Z', '2026-06-17T12:00:00.000Z'],
  ['never', '1970-01-01T00:00:00Z', '2026-06-17T12:00:00.000Z'],
])('of a file that was made %s', (_when, made, taken) => {
  expect(takenAt({ lastModified: Date.parse(made) }, NOW)).toBe(taken);
});
