import { saidAt } from './said-at.js';

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
