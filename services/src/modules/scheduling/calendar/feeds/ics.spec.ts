import { folded, icsOf, type CalendarEvent } from './ics.js';

const NOW = new Date('2026-11-24T15:30:00.123Z');
const event = (values: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ uid: 'a1@clearcoat', sequence: 2, isTentative: false },
  ...{ startsAt: new Date('2026-11-24T14:00:00Z'), endsAt: new Date('2026-11-24T16:00:00Z') },
  ...{ title: 'Ana Ruiz, Full Detail', location: '', description: '' },
  url: 'https://app.example/appointments/a1',
  ...values,
});
const linesOf = (...events: CalendarEvent[]) =>
  icsOf({ name: 'Van 1', now: NOW, events }).split('\r\n');

it('is a calendar with an event for each job, its times in UTC', () => {
  expect(linesOf(event())).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Clearcoat//Schedule//EN'],
    ...['CALSCALE:GREGORIAN', 'X-WR-CALNAME:Van 1', 'NAME:Van 1'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...['BEGIN:VEVENT', 'UID:a1@clearcoat', 'SEQUENCE:2', 'DTSTAMP:20261124T153000Z'],
    ...['DTSTART:20261124T140000Z', 'DTEND:20261124T160000Z'],
    String.raw`SUMMARY:Ana Ruiz\, Full Detail`,
    ...['URL:https://app.example/appointments/a1', 'STATUS:CONFIRMED', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ]);
  expect(linesOf(event({ isTentative: true }))).toContain('STATUS:TENTATIVE');
});

it('says texts as they are, whatever they have in them; nobody adds a line of their own', () => {
  const title = 'A; B, C\\D\r\nBEGIN:VEVENT\u0007\tX';
  const lines = linesOf(event({ title, location: '14 Elm St', description: 'One\nTwo' }));
  expect(lines).toContain(String.raw`SUMMARY:A\; B\, C\\D\nBEGIN:VEVENT  X`);
  expect(lines).toContain(String.raw`DESCRIPTION:One\nTwo`);
  expect(lines).toContain('LOCATION:14 Elm St');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

it.each([
  ['x'.repeat(75), ['x'.repeat(75)]],
  ['x'.repeat(76), ['x'.repeat(75), ' x']],
  ['x'.repeat(150), ['x'.repeat(75), ` ${'x'.repeat(74)}`, ' x']],
  [`${'x'.repeat(74)}é`, ['x'.repeat(74), ' é']],
  [`${'x'.repeat(73)}😀y`, ['x'.repeat(73), ' 😀y']],
])('folds lines by octets, and cuts no letter: %#', (line, expected) => {
  expect(folded(line).split('\r\n')).toEqual(expected);
});

it('folds no line between a backslash and what it escapes', () => {
  for (let length = 60; length < 80; length += 1) {
    const line = `${'n'.repeat(length)}\\, m\\; x`;
    const lines = folded(line).split('\r\n');
    expect(lines.filter((each) => /\\$/.test(each))).toEqual([]);
    expect(lines.map((each, index) => (index === 0 ? each : each.slice(1))).join('')).toBe(line);
  }
});
