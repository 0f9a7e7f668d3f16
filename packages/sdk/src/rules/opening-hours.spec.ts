import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CLOSES, freeSpans, isOpenOn, OPENS } from './opening-hours';
import { toMinutes } from './times';

const span = (startTime: string, endTime: string) => ({ startTime, endTime });

it('is what the server assumes as well', () => {
  const file = path.resolve('services/src/modules/scheduling/opening-hours.ts');
  const hours = readFileSync(file, 'utf8');
  expect(hours).toContain(`OPENS = ${toMinutes(OPENS) / 60} * 60`);
  expect(hours).toContain(`CLOSES = ${toMinutes(CLOSES) / 60} * 60`);
});

it('is closed on Sundays', () => {
  expect(isOpenOn('2026-11-21')).toBe(true);
  expect(isOpenOn('2026-11-22')).toBe(false);
});

describe('what is free', () => {
  it('is the whole day when nothing is booked', () => {
    expect(freeSpans([], 60)).toEqual([span('09:00', '18:00')]);
  });

  it('lies between jobs, whatever their order and however they overlap', () => {
    const busy = [span('13:00', '15:00'), span('08:00', '10:00'), span('08:00', '09:00')];
    expect(freeSpans(busy, 60)).toEqual([span('10:00', '13:00'), span('15:00', '18:00')]);
  });

  it('is long enough, on quarters of an hour, and not over already', () => {
    expect(freeSpans([span('10:00', '17:30')], 60)).toEqual([span('09:00', '10:00')]);
    expect(freeSpans([], 60, '12:07')).toEqual([span('12:15', '18:00')]);
    expect(freeSpans([span('16:00', '00:00')], 60, '19:00')).toEqual([]);
  });
});
