import type { Principal } from '../../../platform/tenancy/context.js';
import { formatTime } from '../../../platform/time/zone.js';
import type { Appointment } from '../../scheduling/index.js';
import { ArgumentProblem } from '../plan/arguments.js';
import { assertAhead, placeFor, toChange, type Desks } from './slots.js';

const who = { timeZone: 'America/New_York' } as Principal;
/** Wednesday, 11:00 AM in New York. */
const NOW = new Date('2026-06-17T15:00:00Z');

describe('where an appointment may be put', () => {
  it.each([
    ['2026-06-16', '15:00'],
    ['2026-06-17', '10:45'],
  ])('not at what is over: %s %s', (date, startTime) => {
    expect(() => assertAhead({ date, startTime }, who, NOW)).toThrow(ArgumentProblem);
    expect(() => assertAhead({ date, startTime }, who, NOW, 'es')).toThrow('ya pasó');
  });

  it('later today, or any day after', () => {
    expect(() => assertAhead({ date: '2026-06-17', startTime: '11:15' }, who, NOW)).not.toThrow();
    expect(() => assertAhead({ date: '2026-06-18', startTime: '08:00' }, who, NOW)).not.toThrow();
  });

  it('goes to a crew that has time; where none has, it says what is on then, or that nobody is at work', async () => {
    const asked: unknown[] = [];
    const other = { service: 'Wash', customer: { name: 'Bo Lee' }, startTime: '17:00' };
    const desks = (startTimes: string[], jobs: object[]) =>
      ({
        appointments: {
          conflicts: (_: Principal, query: object) => {
            asked.push(query);
            return Promise.resolve(jobs);
          },
        },
        availability: { of: () => Promise.resolve([{ crewId: 'van2', startTimes }]) },
      }) as unknown as Desks;
    const slot = { date: '2026-06-21', startTime: '17:00', endTime: '19:00' };
    const about = { exceptId: 'a1', crewId: 'van2' };
    const free = await placeFor(desks(['16:55', '17:00'], [other]), who, slot, about);
    expect(free).toEqual({ crewId: 'van2', warnings: [] });
    expect(await placeFor(desks(['08:00'], [other]), who, slot, about)).toEqual({
      warnings: [`At the same time: Wash for Bo Lee at ${formatTime('17:00')}`],
    });
    expect(asked).toEqual([{ ...slot, excludeId: 'a1', crewId: 'van2' }]);
    // An earlier draft that is not saved yet takes its crew.
    const drafted = [{ ...slot, startTime: '16:00', endTime: '18:00', crewId: 'van2' }];
    expect(await placeFor(desks(['17:00'], []), who, slot, { drafted })).toEqual({
      warnings: ['The draft before it is at the same time'],
    });
    expect(await placeFor(desks([], []), who, slot, {})).toEqual({
      warnings: ['Nobody is free then'],
    });
  });

  it('what is done or cancelled is neither moved nor cancelled', () => {
    const done = { status: 'completed', customer: { name: 'Bo Lee' } } as Appointment;
    expect(() => toChange(done)).toThrow('done or cancelled already');
  });
});
