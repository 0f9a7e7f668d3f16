import { callOf } from '../testing.js';

it.each([
  ['move tanya to friday at 2', 'draft_move: Tanya Hayes -> 2026-11-27 14:00'],
  ['move derek to 10', 'draft_move: Derek Turner -> 10:00'],
  ['move the 9am to 10', 'draft_move: 09:00 -> 10:00'],
  ['push derek back an hour', 'draft_move: Derek Turner ->  by={"minutes":60,"days":0}'],
  ['bump derek up a day', 'draft_move: Derek Turner ->  by={"minutes":0,"days":-1}'],
  [
    'reschedule mike from monday to tuesday morning',
    'draft_move: Mike Ortiz 2026-11-23 -> 2026-11-24 -12:00',
  ],
  ['move my first job tomorrow to 3pm', 'draft_move: 2026-11-23 -> 15:00 nth=0'],
  ['move the second one to saturday', 'draft_move: -> 2026-11-28 nth=1'],
  [
    'push everyone tomorrow back 30 minutes',
    'draft_move: 2026-11-23 ->  by={"minutes":30,"days":0} isAll=true',
  ],
  ['move tanya to friday asap', 'draft_move: Tanya Hayes -> 2026-11-27 isSoonest=true'],
  ['move it to saturday at 1', 'draft_move: last -> 2026-11-28 13:00'],
  ['swap derek and tanya', 'draft_move: Derek Turner & Tanya Hayes'],
  ['move zork to friday', 'draft_move: ?zork -> 2026-11-27'],
  [
    'move everyone friday to saturday except derek',
    'draft_move: 2026-11-27 -> 2026-11-28 isAll=true excepted=except derek',
  ],
  ['mueve a derek al viernes a las 3 de la tarde', 'draft_move: Derek Turner -> 2026-11-27 15:00'],
  ['muevela al martes', 'draft_move: last -> 2026-11-24'],
  ["change derek's phone", 'none'],
  ['change the price of the full detail', 'none'],
  ['switch the plan', 'none'],
  ['mueve el primero a las 11', 'draft_move: -> 11:00 nth=0'],
  ['mueve la cita de derek al jueves a las 9', 'draft_move: Derek Turner -> 2026-11-26 09:00'],
  ['move derek turner to van 2', 'draft_move: Derek Turner van 2 ->'],
  ['give the 10am to the other crew instead', 'draft_move: the other crew 10:00 ->'],
  ['swap bay for the 2pm job to the van', 'draft_move: the van 14:00 ->'],
  ['pasa la de derek al otro equipo', 'draft_move: Derek Turner otro equipo ->'],
  ['give derek to the bay', 'draft_move: Derek Turner the bay ->'],
  ['switch derek and tanya', 'draft_move: Derek Turner & Tanya Hayes'],
  ['move derek a week', 'draft_move: Derek Turner ->  by={"minutes":0,"days":7}'],
  ['give derek the 10am', 'none'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
