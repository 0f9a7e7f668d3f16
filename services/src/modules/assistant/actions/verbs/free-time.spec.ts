import { callOf } from '../testing.js';

it.each([
  ['when am i free tomorrow', 'find_free_time: 2026-11-23'],
  ['any openings friday afternoon', 'find_free_time: 2026-11-27 12:00-17:00'],
  ['do i have a gap on friday to squeeze in a wash', 'find_free_time: Wash and Wax 2026-11-27'],
  ['can i fit a 4 hour job in tomorrow', 'find_free_time: 2026-11-23 minutes=240'],
  ['is there a 90 minute slot this week', 'find_free_time: 2026-11-16..2026-11-22 minutes=90'],
  ['what is my next available slot', 'find_free_time: isFirst=true'],
  ['when is my next opening for a full detail', 'find_free_time: Full Detail isFirst=true'],
  ['is 2pm friday free', 'find_free_time: 2026-11-27 14:00'],
  ['am i free friday at 2', 'find_free_time: 2026-11-27 14:00'],
  ['van 2 openings tomorrow', 'find_free_time: Van 2 2026-11-23'],
  ['longest gap friday', 'find_free_time: 2026-11-27 isLongest=true'],
  [
    'do i have room for a ceramic next week',
    'find_free_time: Ceramic Coating 2026-11-23..2026-11-29',
  ],
  ['can i fit someone in saturday afternoon', 'find_free_time: 2026-11-28 12:00-17:00'],
  ['could a full detail fit friday', 'find_free_time: Full Detail 2026-11-27'],
  ['do i have time for a full detail tomorrow', 'find_free_time: Full Detail 2026-11-23'],
  ['hay lugar el viernes', 'find_free_time: 2026-11-27'],
  ['whos free tmrw morning', 'find_free_time: 2026-11-23 -12:00'],
  ['who is free on friday', 'find_free_time: 2026-11-27'],
  ['who has room for a ceramic friday', 'find_free_time: Ceramic Coating 2026-11-27'],
  ['quien esta libre el viernes', 'find_free_time: 2026-11-27'],
  ['is anybody available at 3 on friday', 'find_free_time: 2026-11-27 15:00'],
  ['is van 1 free sat', 'find_free_time: Van 1 2026-11-28'],
  ['is the van booked sat', 'find_free_time: Van 1+Van 2 2026-11-28'],
  [
    'any openings this week but not in the morning',
    'find_free_time: 2026-11-16..2026-11-22 12:00-',
  ],
  ['any openings friday not after 3', 'find_free_time: 2026-11-27 -15:00'],
  [
    'who can take a full detail friday afternoon',
    'find_free_time: Full Detail 2026-11-27 12:00-17:00',
  ],
  ['which crew is open thursday', 'find_free_time: 2026-11-26'],
  ['is the bay open monday', 'find_free_time: Bay 2026-11-23'],
  ['any gaps thursday or friday', 'find_free_time: 2026-11-26..2026-11-27'],
  [
    'when can we get derek in for a ceramic friday',
    'draft_appointment: Derek Turner Ceramic Coating 2026-11-27',
  ],
  ['who was in on friday', 'none'],
  ['is the van clean', 'none'],
  ['how many hours are booked friday', 'none'],
  ['are we open sunday', 'list_team: 2026-11-22 asks=open'],
  ['how do i get someone to come in', 'none'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
