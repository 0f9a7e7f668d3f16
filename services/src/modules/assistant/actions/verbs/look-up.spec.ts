import { callOf } from '../testing.js';

it.each([
  ['are we open sunday', 'list_team: 2026-11-22 asks=open'],
  ['what time do we close friday', 'list_team: 2026-11-27 asks=when'],
  ['what are our hours', 'list_team: asks=when'],
  ['estamos abiertos el sabado', 'list_team: 2026-11-28 asks=open'],
  ['who works friday', 'list_team: 2026-11-27'],
  ['who is on van 2', 'list_team: Van 2'],
  ['whos off tomorrow', 'list_team: 2026-11-23 isOff=true'],
  ['list my employees', 'list_team:'],
  ['is jordan working friday', 'list_team: Van 1 2026-11-27'],
  ['what add ons do we have', 'list_services:'],
  ['who do i have tomorrow', 'none'],
  ['is derek coming friday', 'none'],
  ['who has a tesla', 'none'],
  ['what is open', 'find_free_time:'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
