import { byDay } from './by-day';

it('puts jobs under their days, those of before apart', () => {
  const jobs = ['2026-06-16', '2026-06-17', '2026-06-17', '2026-06-20'].map((date, id) => ({
    id,
    date,
  }));
  const { ahead, before } = byDay(jobs, '2026-06-17');
  expect(ahead.map(({ date, jobs: ofDay }) => [date, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-06-17', [1, 2]],
    ['2026-06-20', [3]],
  ]);
  expect(before.map(({ date }) => date)).toEqual(['2026-06-16']);
});
