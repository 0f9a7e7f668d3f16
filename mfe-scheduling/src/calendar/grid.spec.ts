import { appointment } from '@clearcoat/testing';
import { clockChangeOn, realMinutes, wallMinutes } from '@clearcoat/sdk/rules';
import { afterKey, draggedTo, placeAt, stepAt, type Grid } from './drag';
import { drivesBetween } from './drives';
import { inLanes } from './lanes';
import { datesOf, spanOf, stepFrom, titleOf } from './span';
import { clashAt, movedTo, spotOf, stretchedTo, timesOf, type Spot } from './spot';
import { anyOpenOn, openOn, outsideOf, reasonOn, shownHours } from './work-hours';

const ZONE = 'America/New_York';
const SPRING = '2026-03-08';
const FALL = '2026-11-01';
const changeOn = (date: string) => clockChangeOn(date, ZONE);

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const spot = (start: number, end: number, rest: Partial<Spot> = {}): Spot => ({
  ...{ date: '2026-11-24', crewId: 'van-1', start, end },
  ...rest,
});

describe('when the clocks change', () => {
  it.each([
    ['2026-11-24', ZONE, undefined],
    [SPRING, ZONE, { after: 120, by: 60 }],
    [FALL, ZONE, { after: 120, by: -60 }],
    ['2026-10-25', 'Europe/Berlin', { after: 180, by: -60 }],
    ['2026-04-05', 'Australia/Lord_Howe', { after: 120, by: -30 }],
    ['2026-07-01', 'UTC', undefined],
  ])('%s in %s: %j', (date, zone, change) => {
    expect(clockChangeOn(date, zone)).toEqual(change);
  });

  it('an hour is skipped, or comes twice', () => {
    const [spring, fall] = [changeOn(SPRING), changeOn(FALL)];
    expect([90, 150, 180, 1440].map((wall) => realMinutes(wall, spring))).toEqual([
      90, 150, 120, 1380,
    ]);
    expect([90, 120, 150].map((real) => wallMinutes(real, spring))).toEqual([90, 180, 210]);
    expect([90, 120, 1440].map((wall) => realMinutes(wall, fall))).toEqual([90, 180, 1500]);
    expect([90, 120, 180].map((real) => wallMinutes(real, fall))).toEqual([90, 60, 120]);
  });
});

describe('a job that is moved', () => {
  it('takes as long as before, on its day, and leaves the crew and day that nobody changed', () => {
    const job = spot(at(9), at(11));
    expect(movedTo(job, { start: at(13, 15) }, changeOn)).toEqual(spot(at(13, 15), at(15, 15)));
    expect(movedTo(job, { start: at(23) }, changeOn)).toEqual(spot(at(22), at(24)));
    expect(movedTo(job, { start: -30 }, changeOn)).toEqual(spot(0, at(2)));
    const elsewhere = { date: '2026-11-25', crewId: 'bay' };
    expect(movedTo(job, elsewhere, changeOn)).toEqual(spot(at(9), at(11), elsewhere));
  });

  it('takes as many real minutes where the clocks change', () => {
    const night = spot(at(1), at(3));
    expect(movedTo(night, { date: SPRING }, changeOn)).toMatchObject({ start: at(1), end: at(4) });
    expect(movedTo(night, { date: FALL }, changeOn)).toMatchObject({ start: at(1), end: at(2) });
    const short = spot(at(1), at(4), { date: SPRING });
    expect(movedTo(short, { start: at(9) }, changeOn)).toMatchObject({ end: at(11) });
  });

  it('begins at no time that the day does not have', () => {
    const moved = movedTo(spot(at(9), at(10)), { date: SPRING, start: at(2, 15) }, changeOn);
    expect(moved).toMatchObject({ start: at(3, 15), end: at(4, 15) });
  });

  it('never ends before it began', () => {
    const hour = spot(at(9), at(10));
    const moved = movedTo(hour, { date: FALL, start: at(1, 30) }, changeOn);
    expect(moved.end).toBeGreaterThan(moved.start);
  });

  it('is stretched by quarters, to a quarter at least and to midnight at most', () => {
    expect(stretchedTo(spot(at(9), at(11)), at(9), 15)).toEqual(spot(at(9), at(9, 15)));
    expect(timesOf(stretchedTo(spot(at(22), at(23)), at(30), 15))).toEqual({
      ...{ startTime: '22:00', endTime: '00:00' },
    });
  });
});

const GRID: Grid = {
  columns: [
    { date: '2026-11-24', crewId: 'van-1' },
    { date: '2026-11-24', crewId: 'van-2' },
  ],
  shown: { start: at(7), end: at(19) },
  step: 15,
};
const by = (step: number) => ({ changeOn, step });
const AREA = { left: 100, top: 50, width: 400, height: 720 };

describe('dragging', () => {
  it('goes by the column and the quarter under the pointer, the nearest beyond the edges', () => {
    expect(placeAt(GRID, AREA, { x: 310, y: 170 })).toEqual({
      column: GRID.columns[1],
      minute: 540,
    });
    expect(placeAt(GRID, AREA, { x: 5, y: 50 }).column).toBe(GRID.columns[0]);
    expect(placeAt(GRID, AREA, { x: 900, y: 50 }).column).toBe(GRID.columns[1]);
    expect([stepAt(544, 15), stepAt(-5, 15), stepAt(1500, 15)]).toEqual([540, 0, 1425]);
    expect([stepAt(599, 60), stepAt(1500, 60)]).toEqual([540, 1380]);
  });

  it('keeps the place at which the job was taken hold of', () => {
    const place = placeAt(GRID, AREA, { x: 310, y: 170 });
    const job = spot(at(8), at(9));
    expect(draggedTo(job, 'move', place, 22, by(15))).toEqual(
      spot(at(8, 45), at(9, 45), { crewId: 'van-2' }),
    );
    expect(draggedTo(job, 'stretch', { ...place, minute: 551 }, 0, by(15))).toEqual(
      spot(at(8), at(9, 15)),
    );
  });

  it('goes by the hour where the shop does', () => {
    const job = spot(at(8, 15), at(9, 45));
    const place = { column: { date: '2026-11-24' }, minute: at(10, 20) };
    expect(draggedTo(job, 'move', place, 0, by(60))).toEqual(spot(at(10), at(11, 30)));
    expect(draggedTo(job, 'stretch', place, 0, by(60))).toEqual(spot(at(8, 15), at(10)));
    expect(
      afterKey(job, { key: 'ArrowDown', shiftKey: false }, { ...GRID, step: 60 }, changeOn),
    ).toEqual(spot(at(9, 15), at(10, 45)));
  });

  it('in a week keeps the crew', () => {
    const column = { date: '2026-11-26' };
    const moved = draggedTo(spot(at(8), at(9)), 'move', { column, minute: at(10) }, 0, by(60));
    expect(moved).toEqual(spot(at(10), at(11), column));
  });
});

describe('the keys of a job that was picked up', () => {
  const press = (key: string, shiftKey = false, from = spot(at(9), at(10))) =>
    afterKey(from, { key, shiftKey }, GRID, changeOn);

  it.each([
    ['ArrowDown', false, spot(at(9, 15), at(10, 15))],
    ['ArrowUp', false, spot(at(8, 45), at(9, 45))],
    ['ArrowDown', true, spot(at(9), at(10, 15))],
    ['ArrowUp', true, spot(at(9), at(9, 45))],
    ['ArrowRight', false, spot(at(9), at(10), { crewId: 'van-2' })],
    ['ArrowLeft', false, spot(at(9), at(10))],
    ['ArrowRight', true, undefined],
    ['x', false, undefined],
  ])('%s, with Shift %s', (key, shift, expected) => {
    expect(press(key, shift)).toEqual(expected);
  });
});

describe('a clash', () => {
  const job = appointment({ id: 'a', date: '2026-11-24', startTime: '09:00', endTime: '11:00' });
  const there = spot(at(10), at(12), { crewId: 'crew-1' });

  it('is another job of the same crew at that time', () => {
    expect(clashAt(there, [job], 'b')).toBe(job);
    expect(clashAt(there, [job], 'a')).toBeUndefined();
    expect(clashAt({ ...there, crewId: 'crew-2' }, [job], 'b')).toBeUndefined();
    expect(clashAt({ ...there, date: '2026-11-25' }, [job], 'b')).toBeUndefined();
    expect(clashAt({ ...there, start: at(11) }, [job], 'b')).toBeUndefined();
    expect(clashAt(there, [{ ...job, status: 'completed' }], 'b')).toBeUndefined();
  });

  it('reads midnight as the end of the day', () => {
    expect(spotOf({ ...job, startTime: '22:00', endTime: '00:00' }).end).toBe(at(24));
  });
});

describe('side by side', () => {
  const lanesOf = (...stretches: [number, number][]) =>
    inLanes(stretches, ([start, end]) => ({ start, end })).map(({ lane, lanes }) => [lane, lanes]);

  it('stands what overlaps, by way of others as well', () => {
    expect(lanesOf([0, 60], [60, 120])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(lanesOf([0, 90], [60, 120], [100, 130], [200, 210])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(lanesOf([0, 60], [0, 60], [0, 60]).map(([lane]) => lane)).toEqual([0, 1, 2]);
  });
});

describe('the hours of work', () => {
  const usual = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '08:00', ends: '18:00' }));
  const closure = (values: object) => ({
    ...{ id: 'c', crewId: null, fromDate: '2026-11-26', toDate: '2026-11-27' },
    ...{ starts: null, ends: null, reason: 'Thanksgiving', version: 1 },
    ...values,
  });
  const work = {
    hours: usual,
    crews: [
      { id: 'van', hours: null },
      { id: 'night', hours: [{ weekday: 2, starts: '20:00', ends: '24:00' }] },
    ],
    closures: [
      closure({}),
      closure({ fromDate: '2026-11-24', toDate: '2026-11-24', starts: '12:00', ends: '13:00' }),
      closure({ fromDate: '2026-11-30', toDate: '2026-11-30', crewId: 'van', reason: 'Shop' }),
    ],
  };

  it('are a crew’s own or the business’s, without what is closed', () => {
    expect(openOn(work, '2026-11-24', 'van')).toEqual([
      { start: at(8), end: at(12) },
      { start: at(13), end: at(18) },
    ]);
    expect(openOn(work, '2026-11-24', 'night')).toEqual([{ start: at(20), end: at(24) }]);
    expect(openOn(work, '2026-11-26', 'van')).toEqual([]);
    expect(openOn(work, '2026-11-22', 'van')).toEqual([]);
    expect(anyOpenOn(work, '2026-11-24', ['van', 'night'])).toHaveLength(3);
  });

  it('say why a day has none, where that holds for all', () => {
    expect(reasonOn(work, '2026-11-26', ['van', 'night'])).toBe('Thanksgiving');
    expect(reasonOn(work, '2026-11-30', ['van', 'night'])).toBeUndefined();
    expect(reasonOn(work, '2026-11-30', ['van'])).toBe('Shop');
    expect(reasonOn(work, '2026-11-24', ['van'])).toBeUndefined();
  });

  it('are shown with an hour more, and with all jobs', () => {
    const open = openOn(work, '2026-11-25', 'van');
    const shown = shownHours(open, [{ start: at(6, 15), end: at(7) }]);
    expect(shown).toEqual({ start: at(6), end: at(19) });
    expect(outsideOf(open, shown)).toEqual([
      { start: at(6), end: at(8) },
      { start: at(18), end: at(19) },
    ]);
    expect(shownHours([], [{ start: at(20), end: at(24) }])).toEqual({ start: at(7), end: at(24) });
  });
});

describe('the way to the next job', () => {
  const job = (startTime: string, endTime: string, place: string | null, postcode = '') =>
    appointment({
      ...{ date: '2026-11-24', startTime, endTime },
      place: place === null ? null : ({ id: place, postcode } as never),
    });
  const travel = (travelMinutes: number, farTravelMinutes: number | null = null) => ({
    ...{ travelMinutes, farTravelMinutes, shopPostcode: '45501' },
  });

  it('is before each at another place, and may be too short', () => {
    const jobs = [
      job('12:10', '13:00', null),
      job('08:00', '10:00', 'home'),
      job('10:00', '11:00', 'home'),
      job('11:30', '12:00', 'work'),
    ];
    expect(drivesBetween(jobs, travel(20))).toEqual([
      { start: at(11, 10), end: at(11, 30), minutes: 20, isTight: false },
      { start: at(12), end: at(12, 10), minutes: 20, isTight: true },
    ]);
    expect(drivesBetween(jobs, travel(0))).toEqual([]);
  });

  it('is longer to another postcode, where both are known', () => {
    const jobs = [
      job('08:00', '09:00', 'home', '45501-1234'),
      job('10:00', '11:00', null),
      job('12:00', '13:00', 'far', '10001'),
      job('14:00', '15:00', 'somewhere'),
    ];
    expect(drivesBetween(jobs, travel(15, 40)).map(({ start, end }) => end - start)).toEqual([
      ...[15, 40, 15],
    ]);
    expect(drivesBetween(jobs, travel(15, 10))[1]).toMatchObject({ start: at(11, 45) });
  });
});

describe('what a view shows', () => {
  it.each([
    ['day', '2026-11-24', '2026-11-24', 'Tuesday, November 24, 2026', '2026-11-25'],
    ['week', '2026-11-22', '2026-11-28', 'Nov 22 – 28, 2026', '2026-12-01'],
    ['month', '2026-11-01', '2026-12-12', 'November 2026', '2026-12-01'],
  ] as const)('a %s', (view, from, to, title, next) => {
    expect(spanOf(view, '2026-11-24')).toEqual({ from, to });
    expect(titleOf(view, '2026-11-24').replaceAll(/\s/g, ' ')).toBe(title);
    expect(stepFrom(view, '2026-11-24', 1)).toBe(next);
  });

  it('has each of its dates', () => {
    expect(datesOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
      ...['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
    ]);
  });
});
