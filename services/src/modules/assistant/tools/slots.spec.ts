import type { Principal } from '../../../platform/tenancy/context.js';
import { formatTime } from '../../../platform/time/zone.js';
import type { Appointment, AppointmentsService } from '../../scheduling/index.js';
import { ArgumentProblem } from './arguments.js';
import { assertAhead, toChange, warningsOf } from './slots.js';

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

  it('warns of what is on then, of Sundays and of late hours, but not of itself', async () => {
    const asked: unknown[] = [];
    const other = { service: 'Wash', customer: { name: 'Bo Lee' }, startTime: '17:00' };
    const appointments = {
      conflicts: (_: Principal, query: object) => {
        asked.push(query);
        return Promise.resolve([other]);
      },
    } as unknown as AppointmentsService;
    const slot = { date: '2026-06-21', startTime: '17:00', endTime: '19:00' };
    expect(await warningsOf(appointments, who, slot, { exceptId: 'a1' })).toEqual([
      `At the same time: Wash for Bo Lee at ${formatTime('17:00')}`,
      'This is a Sunday',
      'Outside of 8:00 AM to 6:00 PM',
    ]);
    expect(asked).toEqual([{ ...slot, excludeId: 'a1' }]);
  });

  it('what is done or cancelled is neither moved nor cancelled', () => {
    const done = { status: 'completed', customer: { name: 'Bo Lee' } } as Appointment;
    expect(() => toChange(done)).toThrow('done or cancelled already');
  });
});
