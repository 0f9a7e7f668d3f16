import { holidays } from './holidays.js';

const BLACK_FRIDAY = '2026-11-27';

it.each([
  ['black friday', BLACK_FRIDAY],
  ['this black friday', BLACK_FRIDAY],
  ['last black friday', '2025-11-28'],
  ['next black friday', '2027-11-26'],
  ['last thanksgiving', '2026-11-26'],
  ['next christmas', '2026-12-25'],
])('resolves on Black Friday: %s', (words, from) => {
  const moment = { today: BLACK_FRIDAY, looks: 'back' } as const;
  expect(holidays.at(words.split(' '), 0)?.resolve(moment)).toMatchObject({ from });
});
