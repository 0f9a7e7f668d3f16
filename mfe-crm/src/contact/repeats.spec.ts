import { appointment } from '@clearcoat/testing';
import { repeatsOf } from './repeats';

const series = { id: 's', everyWeeks: 4 };
const job = (id: string, date: string, more = {}) => appointment({ id, date, series, ...more });

it.each([
  [
    'the next that is to come',
    [job('c', '2026-12-30'), job('b', '2026-12-02'), job('a', '2026-11-04')],
    ['b', true],
  ],
  [
    'none that was called off',
    [job('b', '2026-12-02', { status: 'cancelled' }), job('a', '2026-11-04')],
    ['b', false],
  ],
  [
    'the last where none is planned',
    [job('a', '2026-11-04', { status: 'completed' })],
    ['a', false],
  ],
])('stands for what repeats: %s', (_case, history, [id, isNext]) => {
  const [found, ...others] = repeatsOf(history, '2026-11-20');
  expect([found?.job.id, found?.isNext, others]).toEqual([id, isNext, []]);
});

it('is nothing for who comes now and then', () => {
  expect(repeatsOf([appointment()], '2026-11-20')).toEqual([]);
});
