import { readFreeTime } from './read.js';
import { request } from '../testing.js';

async function free(text: string): Promise<string> {
  const plan = await readFreeTime(request(text));
  if (!plan) return 'no';
  const { when, services, minutes, count, most, but } = plan;
  const said = [
    when.from && `${when.from}..${when.to ?? ''}`,
    minutes,
    services.join('|'),
    count && `x${count}`,
    most && `first ${most}`,
    but && `not ${but.said}`,
  ];
  return said.filter(Boolean).join(' ');
}

// It is Sunday, November 22, 2026.
it.each([
  [
    'got a lady on the phone wants a full detail next week what do we got',
    '2026-11-23..2026-11-29 Full Detail',
  ],
  ['got a guy here wants a wash today what u got', '2026-11-22..2026-11-22 Wash and Wax'],
  [
    'woman just called wanting ceramic, what do we have thursday',
    '2026-11-26..2026-11-26 Ceramic Coating',
  ],
  [
    'lady on the line after a ceramic next wk whatve we got',
    '2026-11-23..2026-11-29 Ceramic Coating',
  ],
  ['a client wants wednesday for a full, do we have it', '2026-11-25..2026-11-25 Full Detail'],
  [
    'tengo una señora en el telefono que quiere un lavado la proxima semana, que hay',
    '2026-11-23..2026-11-29 Wash and Wax',
  ],
  // What is told of somebody who is named is a booking.
  ['derek wants a ceramic thursday', 'no'],
  ['who wants a full detail next week', 'no'],
])('what somebody wants is what is sought: %s', async (text, expected) => {
  expect(await free(text)).toBe(expected);
});

it.each([
  ['any openings next week except Friday', '2026-11-23..2026-11-29 not Friday'],
  ['any openings next week not monday or friday', '2026-11-23..2026-11-29 not monday or friday'],
  [
    'when can i do a wash next week besides tuesday',
    '2026-11-23..2026-11-29 Wash and Wax not tuesday',
  ],
  ['hueco la proxima semana menos el viernes', '2026-11-23..2026-11-29 not viernes'],
])('days that are not meant are left out: %s', async (text, expected) => {
  expect(await free(text)).toBe(expected);
});

it.each([
  ['next 3 openings for a wash', 'Wash and Wax first 3'],
  [
    'what are the first three available times tuesday for a wash',
    '2026-11-24..2026-11-24 Wash and Wax first 3',
  ],
  ['do we have two free hours on tuesday', '2026-11-24..2026-11-24 120'],
  ['what hour is free tuesday', '2026-11-24..2026-11-24'],
  ['have we time wednesday for 2 wash', '2026-11-25..2026-11-25 Wash and Wax x2'],
  ['when have we place for ceramic', 'Ceramic Coating'],
  ['is there room for 1 more monday', '2026-11-23..2026-11-23'],
  ['room for 2 more cars tuesday', '2026-11-24..2026-11-24 x2'],
  ['where can i put a 4 hr job tuesday', '2026-11-24..2026-11-24 240'],
  ['can i fit in a wash before the end of next week', '2026-11-22..2026-11-29 Wash and Wax'],
  ['when are we free all day', 'no'],
])('so many, and how long: %s', async (text, expected) => {
  expect(await free(text)).toBe(expected);
});
