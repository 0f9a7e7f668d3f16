import { readTeam } from './team.js';
import { request } from '../testing.js';

async function asked(text: string): Promise<string> {
  const plan = await readTeam(request(text));
  if (!plan) return 'no';
  const days = plan.days && `${plan.days.from ?? ''}..${plan.days.to ?? ''}`;
  const off = plan.isOff ? 'off' : '';
  return [plan.crews.join(' + ') || 'all', days, off].filter(Boolean).join(' ');
}

it.each([
  ['who is on the team', 'all'],
  ['list my team', 'all'],
  ['how many employees do i have', 'all'],
  ['how many vans do we have', 'all'],
  ['what vans do we have', 'all'],
  ['who works for me', 'all'],
  ['whos on van 1', 'Van 1'],
  ['who drives van 2', 'Van 2'],
  ['who is working tomorrow', 'all 2026-11-23..2026-11-23'],
  ['who works saturday', 'all 2026-11-28..2026-11-28'],
  ['who is working in the bay on monday', 'Bay 2026-11-23..2026-11-23'],
  ['how many techs are working friday', 'all 2026-11-27..2026-11-27'],
  ['is jordan working tomorrow', 'Van 1 2026-11-23..2026-11-23'],
  // Two customers are called so.
  ['is marcus working saturday', 'Van 2 2026-11-28..2026-11-28'],
  ["who's off monday", 'all 2026-11-23..2026-11-23 off'],
  ['who has the day off tomorrow', 'all 2026-11-23..2026-11-23 off'],
  ['is jordan off saturday', 'Van 1 2026-11-28..2026-11-28 off'],
  ['quien descansa el lunes', 'all 2026-11-23..2026-11-23 off'],
  ['quien trabaja mañana', 'all 2026-11-23..2026-11-23'],
  ['quien esta en la van 2', 'Van 2'],
  ['cuantos empleados tengo', 'all'],
])('%s', async (text, expected) => {
  expect(await asked(text)).toBe(expected);
});

it.each([
  'who is coming tomorrow',
  'who is on van 1 tomorrow',
  'who did we work on yesterday',
  'which van made the most',
  'how many vans did we wash',
  'which van is free friday',
  'who has a van',
  'what vans do we have tomorrow',
  'jobs by crew',
  'who is working on the tacoma',
  'list my customers',
  'who is off',
  'what do we take off monday',
])('%s is something else', async (text) => {
  expect(await asked(text)).toBe('no');
});
