import fc from 'fast-check';
import { DateTime, Settings } from 'luxon';
import {
  addDays,
  addMonths,
  instantOf,
  formatTime,
  moveToZone,
  startOfDay,
  wallTimeOf,
  weekday,
} from './zone.js';
import { isKnownZone } from './known-zone.js';
import { showTimesAs, withOwnTimeFormat, type TimeFormat } from './time-format.js';

const iso = (date: string, time: string, zone: string) => instantOf(date, time, zone).toISOString();

describe('a wall-clock time', () => {
  it('that happens twice is the first, whatever day it is today', () => {
    const NIGHT = ['2026-11-01', '01:30', 'America/New_York'] as const;
    const { now } = Settings;
    for (const today of ['2026-07-01T12:00:00Z', '2026-12-01T12:00:00Z']) {
      Settings.now = () => Date.parse(today);
      expect(iso(...NIGHT)).toBe('2026-11-01T05:30:00.000Z');
    }
    Settings.now = now;
  });

  it.each([
    // Skipped hour: moved forward by an hour.
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    // Skipped half hour.
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    // Repeated half hour.
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    // Skipped midnight.
    ['2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // Repeated midnight.
    ['2026-11-01', '00:00', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // Skipped day.
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    ['2026-06-17', '12:00', 'UTC', '2026-06-17T12:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(iso(date, time, zone)).toBe(instant);
  });

  const ZONES = [
    'America/New_York',
    'America/Santiago',
    'America/Havana',
    'America/St_Johns',
    'Africa/Cairo',
    'Africa/Casablanca',
    'Asia/Beirut',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Europe/Berlin',
    'Pacific/Chatham',
    'UTC',
  ];
  const zone = fc.constantFrom(...ZONES);
  const minute = fc
    .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));

  it('shown and read again is the same instant, or the first of the two that show it', () => {
    fc.assert(
      fc.property(minute, zone, (instant, timeZone) => {
        const shown = wallTimeOf(instant, timeZone);
        const read = instantOf(shown.date, shown.time, timeZone);
        expect(wallTimeOf(read, timeZone)).toEqual(shown);
        expect(read.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(instant.getTime() - read.getTime()).toBeLessThanOrEqual(60 * 60_000);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps its face in another zone, and comes back', () => {
    fc.assert(
      fc.property(minute, zone, zone, (instant, from, to) => {
        const shown = wallTimeOf(instant, from);
        const moved = moveToZone(instant, from, to);
        fc.pre(wallTimeOf(moved, to).time === shown.time);
        expect(wallTimeOf(moved, to)).toEqual(shown);
        expect(moveToZone(moved, to, from)).toEqual(instantOf(shown.date, shown.time, from));
      }),
    );
  });

  it('of a day starts where the day before ends', () => {
    expect(startOfDay('2026-04-24', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z');
    expect(wallTimeOf(new Date('2026-04-23T22:00:00Z'), 'Africa/Cairo').time).toBe('00:00');
  });
});

describe('a zone', () => {
  it.each([
    'UTC',
    'America/New_York',
    'America/Indiana/Knox',
    'Asia/Kolkata',
    'Europe/Kiev',
    'Etc/GMT+5',
  ])('is %s', (zone) => expect(isKnownZone(zone)).toBe(true));

  it.each([
    '+05:30',
    '-08:00',
    'UTC+3',
    'GMT-8',
    'EST5EDT',
    '<+05>-5',
    'Mars/Olympus',
    '',
    'a/../b',
  ])('is not %s', (zone) => expect(isKnownZone(zone)).toBe(false));
});

it('months and weekdays are those of the calendar', () => {
  const day = fc
    .integer({ min: -20_000, max: 40_000 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (date, step) => {
      const known = DateTime.fromISO(date, { zone: 'utc' });
      expect(addMonths(date, step)).toBe(known.plus({ months: step }).toFormat('yyyy-MM-dd'));
      expect(addDays(date, step)).toBe(known.plus({ days: step }).toFormat('yyyy-MM-dd'));
      expect(weekday(date)).toBe(known.weekday);
    }),
  );
  expect([addMonths('2026-01-31', 1), addMonths('2028-02-29', -12)]).toEqual([
    '2026-02-28',
    '2027-02-28',
  ]);
});

describe('a time of day is said', () => {
  const all = () => ['00:00', '09:05', '12:30', '23:59', '24:00'].map(formatTime);

  it('by twelve hours where nothing else is known', () => {
    expect(all()).toEqual(['12:00 AM', '9:05 AM', '12:30 PM', '11:59 PM', '12:00 AM']);
  });

  it('as the business prefers, within its own request alone', async () => {
    const asked = (format: TimeFormat) =>
      withOwnTimeFormat(async () => {
        showTimesAs(format);
        await Promise.resolve();
        return all();
      });
    const [one, other] = await Promise.all([asked('24h'), asked('12h')]);
    expect(one).toEqual(['0:00', '9:05', '12:30', '23:59', '0:00']);
    expect(other).toEqual(all());
  });
});
