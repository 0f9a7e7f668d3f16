import { appointment } from '@clearcoat/testing';
import { habitOf, inOrder, partOf, recentOf } from './history';

const TODAY = '2026-11-22';
const visit = (date: string, status = 'completed', service = 'Full Detail') =>
  appointment({ date, status: status as 'completed', service, price: 99.99 });

describe('the history of a customer', () => {
  const visits = [
    visit('2026-12-10', 'scheduled'),
    visit('2026-12-04', 'cancelled'),
    visit('2026-11-25', 'scheduled'),
    visit('2026-09-19'),
    visit('2026-07-03', 'cancelled'),
    visit('2025-12-31'),
  ];

  it('says first what is to come, the soonest first, then what was, the latest first', () => {
    expect(inOrder(visits.toReversed(), TODAY).map(({ date }) => date)).toEqual([
      '2026-11-25',
      '2026-12-04',
      '2026-12-10',
      '2026-09-19',
      '2026-07-03',
      '2025-12-31',
    ]);
  });

  it('has a job that was cancelled today under its year', () => {
    const off = visit(TODAY, 'cancelled');
    expect(partOf(off, [off], TODAY).name).toBe('2026');
  });

  it('starts with what is to come and the latest eight visits', () => {
    const old = Array.from({ length: 9 }, (_, day) => visit(`2024-05-1${day}`));
    const recent = recentOf([...old, ...visits], TODAY).map(({ date }) => date);
    expect(recent).toHaveLength(3 + 8);
    expect(recent.slice(0, 3)).toEqual(['2026-11-25', '2026-12-04', '2026-12-10']);
    expect(recent.at(-1)).toBe('2024-05-14');
  });

  it('sums up each year by what was completed', () => {
    const parts = inOrder(visits, TODAY).map((one) => partOf(one, visits, TODAY));
    expect(parts.map(({ name, sum }) => `${name} ${sum}`.trim())).toEqual([
      'Coming up',
      'Coming up',
      'Coming up',
      '2026 $99.99',
      '2026 $99.99',
      '2025 $99.99',
    ]);
  });
});

describe('what a customer usually does', () => {
  const regular = ['2026-08-20', '2026-08-30', '2026-09-09', '2026-09-19'].map((date) =>
    visit(date),
  );

  it('is how often they come and mostly for what, and since when they are due', () => {
    expect(habitOf(regular, TODAY)).toEqual({
      everyDays: 10,
      service: 'Full Detail',
      dueSince: '2026-09-29',
    });
  });

  it('names no service where there are several, and no day where they are booked', () => {
    const others = [
      visit('2026-07-01', 'completed', 'Wash'),
      visit('2026-07-11', 'completed', 'Wax'),
      visit('2026-07-21', 'completed', 'Clay'),
      visit('2026-07-31', 'completed', 'Glass'),
      visit('2026-11-30', 'scheduled'),
    ];
    expect(habitOf([...others], TODAY)).toEqual({
      everyDays: 10,
      service: undefined,
      dueSince: undefined,
    });
  });

  it('is unknown after a few visits, and cancelled ones are none', () => {
    const few = [...regular.slice(0, 3), visit('2026-09-19', 'cancelled')];
    expect(habitOf(few, TODAY)).toBeUndefined();
  });
});
