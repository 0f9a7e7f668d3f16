import { dueMessage, type JobNow, type Told } from './due-message.js';

const START = '2026-06-18T16:00:00Z';
const job: JobNow = {
  status: 'scheduled',
  startsAt: new Date(START),
  onMyWayAt: null,
  endedAt: new Date('2026-06-18T18:00:00Z'),
  about: 'Thursday',
  remindAt: new Date('2026-06-17T16:00:00Z'),
};
const told = (kind: Told['kind'], at: string, about = 'Thursday'): Told => ({
  kind,
  about,
  at: new Date(at),
});
const booked = told('scheduled', '2026-06-10T12:00:00Z');

const due = (now: string, before: Told[], change: Partial<JobNow> = {}) =>
  dueMessage({ ...job, ...change }, before, new Date(now));

it.each<[string, string, Told[], Partial<JobNow>, string | undefined]>([
  ['booked and never told', '2026-06-10T12:00:00Z', [], {}, 'scheduled'],
  ['told', '2026-06-10T12:00:00Z', [booked], {}, undefined],
  ['moved since', '2026-06-11T12:00:00Z', [booked], { about: 'Friday' }, 'changed'],
  [
    'moved back before anybody was told',
    '2026-06-11T12:00:00Z',
    [told('changed', '2026-06-10T13:00:00Z'), told('scheduled', '2026-06-10T12:00:00Z', 'Monday')],
    {},
    undefined,
  ],
  ['a minute before the lead time', '2026-06-17T15:59:00Z', [booked], {}, undefined],
  ['within the lead time', '2026-06-17T16:00:00Z', [booked], {}, 'reminder'],
  [
    'reminded',
    '2026-06-17T18:00:00Z',
    [told('reminder', '2026-06-17T17:00:00Z'), booked],
    {},
    undefined,
  ],
  [
    'booked within the lead time',
    '2026-06-18T10:00:00Z',
    [told('scheduled', '2026-06-18T09:00:00Z')],
    {},
    undefined,
  ],
  ['begun by the clock', '2026-06-18T16:00:00Z', [booked], {}, undefined],
  ['only asked for', '2026-06-11T12:00:00Z', [], { status: 'pending' }, undefined],
  [
    'with a crew on the way',
    '2026-06-18T16:10:00Z',
    [booked],
    { onMyWayAt: new Date('2026-06-18T15:40:00Z') },
    'on-my-way',
  ],
  [
    'moved while a crew is on the way',
    '2026-06-18T15:50:00Z',
    [told('on-my-way', '2026-06-18T15:42:00Z'), booked],
    { onMyWayAt: new Date('2026-06-18T15:40:00Z'), about: 'later' },
    'changed',
  ],
  [
    'cancelled after its time',
    '2026-06-18T19:00:00Z',
    [booked],
    { status: 'cancelled' },
    undefined,
  ],
  ['under way', '2026-06-18T16:10:00Z', [booked], { status: 'in-progress' }, undefined],
  ['finished', '2026-06-18T18:00:00Z', [booked], { status: 'completed' }, 'finished'],
  [
    'finished and told',
    '2026-06-18T18:10:00Z',
    [told('finished', '2026-06-18T18:05:00Z'), booked],
    { status: 'completed' },
    undefined,
  ],
  ['finished days ago', '2026-06-20T18:00:00Z', [], { status: 'completed' }, undefined],
  ['cancelled', '2026-06-11T12:00:00Z', [booked], { status: 'cancelled' }, 'cancelled'],
  [
    'put back after its customer heard of the cancellation',
    '2026-06-11T12:00:00Z',
    [told('cancelled', '2026-06-11T11:00:00Z'), booked],
    {},
    'scheduled',
  ],
  ['missed', '2026-06-18T17:00:00Z', [booked], { status: 'no-show' }, 'no-show'],
])('an appointment that is %s', (_what, now, before, change, kind) => {
  expect(due(now, before, change)).toBe(kind);
});
