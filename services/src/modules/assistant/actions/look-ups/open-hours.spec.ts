import { readOpenHours } from './open-hours.js';
import { saidDays, saidWeek, saidWeekday } from './open-hours-said.js';
import { request } from '../testing.js';

async function asked(text: string): Promise<string> {
  const plan = await readOpenHours(request(text));
  if (!plan) return 'no';
  const { asks, days, weekday } = plan;
  return [asks, days && `${days.from}..${days.to}`, weekday].filter(Boolean).join(' ');
}

it.each([
  ['what are our hours', 'when'],
  ['shop hours', 'when'],
  ['what time do we close', 'when'],
  ['when do we open tomorrow', 'when 2026-11-23..2026-11-23'],
  ['what time do we close on saturday', 'when 2026-11-28..2026-11-28'],
  ['what time do we open on saturdays', 'when 6'],
  ['how late are we open tonight', 'when 2026-11-22..2026-11-22'],
  ['are we open on sunday', 'open 2026-11-22..2026-11-22'],
  ['is the shop open tomorrow', 'open 2026-11-23..2026-11-23'],
  ['are we open on christmas', 'open 2026-12-25..2026-12-25'],
  ['are we closed on sundays', 'shut 7'],
  ['is sunday off', 'shut 2026-11-22..2026-11-22'],
  ['are we off tomorrow', 'shut 2026-11-23..2026-11-23'],
  ['is derek off tomorrow', 'no'],
  ['are we off', 'no'],
  ['are we closed any day next week', 'shut 2026-11-23..2026-11-29'],
  ['do we close early on friday', 'shut 2026-11-27..2026-11-27'],
  ['cual es nuestro horario', 'when'],
  ['a que hora abrimos el sabado', 'when 2026-11-28..2026-11-28'],
  ['estamos abiertos el domingo', 'open 2026-11-22..2026-11-22'],
  ['abrimos el domingo', 'open 2026-11-22..2026-11-22'],
  ['estamos cerrados los domingos', 'shut 7'],
])('%s', async (text, expected) => {
  expect(await asked(text)).toBe(expected);
});

it.each([
  'am i open thursday',
  'is friday open',
  'are we open for a full detail friday',
  'which jobs are open',
  'we are closed friday',
  'how many hours are we open',
  'are we open with derek turner',
  'what time do we start monday',
  'were we open yesterday',
  'close friday',
])('%s is something else', async (text) => {
  expect(await asked(text)).toBe('no');
});

describe('what is said', () => {
  const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: '08:00', ends: '18:00' }));
  const all = { crew: '', starts: '', ends: '' };
  const team = {
    week,
    closed: [
      { ...all, from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' },
      { ...all, from: '2026-12-01', to: '2026-12-01', starts: '12:00', ends: '13:00', reason: '' },
      { ...all, from: '2026-12-02', to: '2026-12-02', crew: 'Van 2', reason: 'mechanic' },
    ],
    crews: [
      { name: 'Van 1', kind: 'van' as const, people: [] },
      {
        ...{ name: 'Bay', kind: 'bay' as const, people: [] },
        hours: [{ weekday: 7, starts: '10:00', ends: '14:00' }],
      },
    ],
  };
  const one = (date: string, asks: 'open' | 'shut' | 'when') =>
    saidDays([date], { asks, team: { ...team, crews: [] }, language: 'en' });

  it('is of one day', () => {
    expect(one('2026-11-28', 'open')).toBe(
      'Yes: **open on Saturday, Nov 28, 2026**, 8:00 AM to 6:00 PM.',
    );
    expect(one('2026-11-28', 'shut')).toMatch(/^No: \*\*open/);
    expect(one('2026-11-29', 'when')).toBe('**Closed on Sunday, Nov 29, 2026**.');
    expect(one('2026-12-25', 'shut')).toBe('Yes: **closed on Friday, Dec 25, 2026 (Christmas)**.');
    expect(one('2026-12-01', 'when')).toMatch(/to 6:00 PM, but for 12:00 PM to 1:00 PM\.$/);
  });

  it('names crews that are at work at other hours', () => {
    const text = saidDays(['2026-11-29'], { asks: 'open', team, language: 'en' });
    expect(text).toMatch(/^No: [^]*- Bay has hours of its own: 10:00 AM to 2:00 PM$/);
    expect(one('2026-12-02', 'open')).toMatch(/- Van 2: closed \(mechanic\)$/);
  });

  it('is of the week, with what is closed ahead', () => {
    const text = saidWeek(team, 'en');
    expect(text).toMatch(/- Monday to Saturday: \*\*8:00 AM to 6:00 PM\*\*\n- Sunday: \*\*closed/);
    expect(text).toMatch(/Dec 24, 2026 to Dec 26, 2026: \*\*closed\*\* \(Christmas\)/);
    expect(text).toMatch(/Other hours of their own: Bay\.$/);
    expect(saidWeekday(7, { asks: 'shut', team, language: 'es' })).toBe(
      'Sí: **cerrado los domingos**.',
    );
  });
});
