import { request } from '../testing.js';
import type { When } from '../when/index.js';
import type { Whom } from '../whom/place.js';
import { readBooking } from './book-read.js';
import { readCancellation } from './cancel.js';
import { readCrew } from './crew.js';
import { readDiscount } from './discount.js';
import { readMove } from './move-read.js';
import { readStep } from './step.js';
import { readWork } from './work.js';

const saidOf = (whom: Whom | undefined) =>
  whom?.kind === 'people' ? whom.people.map(({ name }) => name).join('|') : (whom?.kind ?? '');

const whenOf = ({ from, to, time, after, before }: When) =>
  [
    from && (from === to ? from : `${from}..${to ?? ''}`),
    time,
    (after ?? before) !== undefined && `${after ?? ''}-${before ?? ''}`,
  ]
    .filter(Boolean)
    .join(' ');

const joined = (parts: readonly (string | undefined | false)[]) => parts.filter(Boolean).join(' ');
const rest = ({ stranger, left }: { stranger?: string; left: string[] }) =>
  joined([stranger && `?${stranger}`, left.length > 0 && `-${left.join('|')}`]);

async function booking(text: string) {
  const plan = await readBooking(request(text));
  if (!plan) return 'no booking';
  const { vehicle, addOns = [], crew, isSoonest, isAgain } = plan;
  const details = joined([vehicle && `(${vehicle})`, ...addOns.map((each) => `+${each}`), crew]);
  const { whom, services, when } = plan;
  const how = joined([isAgain && 'again', isSoonest && 'soonest']);
  return joined([saidOf(whom), services.join('|'), details, whenOf(when), how, rest(plan)]);
}

async function cancellation(text: string) {
  const plan = await readCancellation(request(text));
  if (!plan) return 'no cancellation';
  const which = plan.isEach ? 'each' : plan.turn;
  return joined([which, saidOf(plan.whom), whenOf(plan.when), rest(plan)]);
}

async function moving(text: string) {
  const plan = await readMove(request(text));
  if (!plan) return 'no move';
  const { whom, from, to, by, turn, way } = plan;
  const shift = by ? `by ${by.days}d ${by.minutes}m` : way;
  const days = `${whenOf(from)} -> ${shift ?? whenOf(to)}`;
  return joined([turn, saidOf(whom), days.trim(), rest(plan)]);
}

async function assigning(text: string) {
  const plan = await readCrew(request(text));
  if (!plan) return 'no crew';
  const { whom, when, turn, services, crew = 'another' } = plan;
  return joined([turn, saidOf(whom), services.join('|'), whenOf(when), `to ${crew}`, rest(plan)]);
}

it.each([
  ['give derek turner 10% off', 'Derek Turner'],
  ['charge tanya hayes 20 less for the interior', 'Tanya Hayes Interior Detail'],
  ['change the price on derek turner to 250', 'Derek Turner'],
  ["set derek turner's price to $180", 'Derek Turner'],
  ['change the price of the full detail to 250', 'no discount'],
  ['give derek turner friday off', 'no discount'],
  ['take 10 off the interior', 'no discount'],
])('%s', async (text, expected) => {
  const plan = await readDiscount(request(text));
  const said = plan && joined([saidOf(plan.whom), plan.services.join('|')]);
  expect(said ?? 'no discount').toBe(expected);
});

it('begins on the day on which it is first', async () => {
  expect(
    await booking('book derek turner every 4 weeks for a full detail starting dec 7 9am'),
  ).toBe('Derek Turner Full Detail 2026-12-07 09:00');
});

describe('a booking without a verb', () => {
  it.each([
    ['derek turner full detail thurs 8', 'Derek Turner Full Detail 2026-11-26 08:00'],
    [
      'interior for tanya hayes friday 830 in the bay',
      'Tanya Hayes Interior Detail Bay 2026-11-27 08:30',
    ],
    ['tanya hayes dec 2 1pm ceramic', 'Tanya Hayes Ceramic Coating 2026-12-02 13:00'],
    [
      'interior and ceramic for derek turner wed 830',
      'Derek Turner Interior Detail|Ceramic Coating 2026-11-25 08:30',
    ],
    // Less than that, or more, is looked up or none of it.
    ['derek turner full detail thurs', 'Derek Turner Full Detail 2026-11-26'],
    ['derek turner thurs 8', 'no booking'],
    ['derek turner full detail thurs 8?', 'no booking'],
    ['derek turner last full detail thurs 8', 'no booking'],
    ['derek turner full detail nov 12 at 8', 'no booking'],
    ['derek turner hated the full detail thurs 8', 'no booking'],
  ])('%s', async (text, plan) => {
    expect(await booking(text)).toBe(plan);
  });
});

describe('who does a job', () => {
  it.each([
    ['put derek on van 1', 'Derek Turner to Van 1'],
    ['assign job to van 2', 'to Van 2'],
    ['give that one to the bay', 'last to Bay'],
    ['assign tanya hayes to the bay', 'Tanya Hayes to Bay'],
    ['please move derek turner to van 2', 'Derek Turner to Van 2'],
    ['hand the 9am on friday off to van 1', '2026-11-27 09:00 to Van 1'],
    ['let van 2 do the friday jobs', '2026-11-27 to Van 2'],
    ['send van 1 to tanya hayes', 'Tanya Hayes to Van 1'],
    ['give the first one to van 2', 'first to Van 2'],
    ["change the crew of derek turner's job", 'Derek Turner to another'],
    ['asigna a tanya hayes a la van 2', 'Tanya Hayes to Van 2'],
    // What has a time or a service of its own is booked or moved, and a new van is none of these.
    ['put derek on van 1 friday at 9 for a full detail', 'no crew'],
    ['move derek turner to van 2 on tuesday at 10', 'no crew'],
    ['move derek turner to tuesday', 'no crew'],
    ['give van 1 a new name', 'no crew'],
    ['add a second van', 'no crew'],
    ['send van 1 the schedule', 'no crew'],
  ])('%s', async (text, plan) => {
    expect(await assigning(text)).toBe(plan);
  });
});

async function working(text: string) {
  const plan = await readWork(request(text));
  if (!plan) return 'no work';
  const { what, whom, when, turn } = plan;
  return joined([turn, saidOf(whom), whenOf(when), `+${what.join('|')}`]);
}

describe('what is done at a job', () => {
  it.each([
    ['take the wax off tanya hayes', 'Tanya Hayes +Wash and Wax'],
    ['remove pet hair removal from tanya hayes friday', 'Tanya Hayes 2026-11-27 +Pet Hair Removal'],
    ['take the ceramic off friday', 'no work'],
    [
      'make tanya hayes appointment a full detail instead of a wash and wax',
      'Tanya Hayes +Full Detail',
    ],
    ['add pet hair removal to derek fri', 'Derek Turner 2026-11-27 +Pet Hair Removal'],
    ['put pet hair removal on tanya hayes', 'Tanya Hayes +Pet Hair Removal'],
    ['throw in pet hair removal for mike ortiz', 'Mike Ortiz +Pet Hair Removal'],
    ['add a wash and wax to dereks job', 'Derek Turner +Wash and Wax'],
    ['add pet hair removal to my first job tomorrow', 'first 2026-11-23 +Pet Hair Removal'],
    ['make tanya hayes job a full detail instead', 'Tanya Hayes +Full Detail'],
    ['make tanya hayes monday job a full detail', 'Tanya Hayes 2026-11-23 +Full Detail'],
    ['make tanya hayes appointment an interior', 'Tanya Hayes +Interior Detail'],
    ['change tanyas appointment to an interior', 'Tanya Hayes +Interior Detail'],
    ['switch derek on friday to a ceramic', 'Derek Turner 2026-11-27 +Ceramic Coating'],
    ['agregale pet hair removal a la cita de derek', 'Derek Turner +Pet Hair Removal'],
    // What is for somebody is booked, and what gets a time is moved.
    ['add a full detail for derek friday at 9', 'no work'],
    ['put derek down for a wash and wax saturday', 'no work'],
    ['switch derek to friday', 'no work'],
    ['change the price of a full detail to 300', 'no work'],
    ['add pet hair removal to the full detail', 'no work'],
    ['make it a full detail', 'no work'],
  ])('%s', async (text, plan) => {
    expect(await working(text)).toBe(plan);
  });
});

describe('booking', () => {
  it.each([
    [
      'book marcus keller for a wash n wax tues at 2',
      'Marcus Keller Wash and Wax 2026-11-24 14:00',
    ],
    [
      'Book Derek Turner for a Full Detail on Saturday at 9 am',
      'Derek Turner Full Detail 2026-11-28 09:00',
    ],
    ['schedule tanya for ceramic friday 10', 'Tanya Hayes Ceramic Coating 2026-11-27 10:00'],
    ['put derek down for a full detail tmrw morning', 'Derek Turner Full Detail 2026-11-23 -12:00'],
    ['book derek turner', 'Derek Turner'],
    [
      'book tanya for a full detail on nov 30 at 8 in the morning',
      'Tanya Hayes Full Detail 2026-11-30 08:00',
    ],
    [
      'book him for an interior detail next monday at noon',
      'last Interior Detail 2026-11-23 12:00',
    ],
    [
      'a ver si me agendas a derek para ceramic el martes a las 2',
      'Derek Turner Ceramic Coating 2026-11-24 14:00',
    ],
    [
      'agenda a derek para ceramic el martes a las 2 de la tarde',
      'Derek Turner Ceramic Coating 2026-11-24 14:00',
    ],
    ['book john smith for a full detail friday at 9', 'Full Detail 2026-11-27 09:00 ?john smith'],
    [
      'Please book, uh, john smith for a full detail on Friday at nine.',
      'Full Detail 2026-11-27 09:00 ?john smith',
    ],
    [
      'book derek for a full detail friday at 9 curbside',
      'Derek Turner Full Detail 2026-11-27 09:00 -curbside',
    ],
    [
      'book dereks f 150 for a full detail with pet hair removal friday at 9 van 2',
      'Derek Turner Full Detail (f150) +Pet Hair Removal Van 2 2026-11-27 09:00',
    ],
    ['book for friday at 3', '2026-11-27 15:00'],
    // Clocks as they are typed without a colon.
    ['put derek in for a full detail monday at 830', 'Derek Turner Full Detail 2026-11-23 08:30'],
    ['book derek for a full detail fri 1030', 'Derek Turner Full Detail 2026-11-27 10:30'],
    ['book derek for a full detail fri 215', 'Derek Turner Full Detail 2026-11-27 14:15'],
    ['book derek for a full detail friday 999', 'Derek Turner Full Detail 2026-11-27 -999'],
    // Spanish writes on the verb for whom it is done.
    [
      'apúntame a derek para un full detail el martes a las 2',
      'Derek Turner Full Detail 2026-11-24 14:00',
    ],
    [
      'resérvale a tanya un ceramic el lunes a las 9',
      'Tanya Hayes Ceramic Coating 2026-11-23 09:00',
    ],
    [
      'throw derek on the sched tues 3 for a full detail',
      'Derek Turner Full Detail 2026-11-24 15:00',
    ],
    ['put derek on friday instead', 'no booking'],
    [
      'set up derek turner for another full friday at 9',
      'Derek Turner Full Detail 2026-11-27 09:00',
    ],
    ['add pet hair removal to derek friday', 'no booking'],
    ['book jake miller new guy 555 8812 wash fri 11', '?jake miller'],
    ['fit in a ceramic next week anywhere', 'no booking'],
    ['add a service', 'no booking'],
    ['schedule for tomorrow', 'no booking'],
    ['book value of my van', 'no booking'],
  ])('%s', async (text, expected) => {
    expect(await booking(text)).toBe(expected);
  });
});

describe('cancelling', () => {
  it.each([
    ['cancel the 830', '08:30'],
    ['cancel the 1030', '10:30'],
    ['call off the 1:15', '13:15'],
    ['cancel the 3pm tomorrow', '2026-11-23 15:00'],
    ['cancel marcus', 'Marcus Keller|Marcus Gonzalez'],
    ["cancel derek's appointment on friday", 'Derek Turner 2026-11-27'],
    ['cancela la cita de tanya mañana', 'Tanya Hayes 2026-11-23'],
    ['Cancel Derek Turner on Nov 24, 2026 at 2:00 PM', 'Derek Turner 2026-11-24 14:00'],
    ['delete derek', 'no cancellation'],
    ['delete the appointment of derek', 'Derek Turner'],
    ['cancel rate this year', 'no cancellation'],
    ['cancel all appointments', 'no cancellation'],
    ['cancel everything tomorrow', 'each 2026-11-23'],
    ['cancel all my jobs on friday', 'each 2026-11-27'],
    ['cancela todo mañana', 'each 2026-11-23'],
    ['delete everything tomorrow', 'no cancellation'],
    ['cancel everything', 'no cancellation'],
    ['cancel my saturday jobs', 'each 2026-11-28'],
    ['cancel all my jobs on friday', 'each 2026-11-27'],
    ['cancel my jobs', 'no cancellation'],
    ['cancel fridays wash', '2026-11-27'],
    ['take tanya off friday the 27th', 'Tanya Hayes 2026-11-27'],
    ['take friday off', 'no cancellation'],
    ['take tanya off friday the 27th at 9', 'Tanya Hayes 2026-11-27 09:00'],
    ['cancel the friday appointments', 'each 2026-11-27'],
    ['cancel my first job tomorrow', 'first 2026-11-23'],
    ['cancel the last one on friday', 'last 2026-11-27'],
    ['cancel my next appt', 'next'],
    ['cancela mi primera cita de mañana', 'first 2026-11-23'],
    ['delete the customer derek', 'no cancellation'],
    ['drop derek from the schedule monday', 'Derek Turner 2026-11-23'],
    ['take tanya off the calendar friday', 'Tanya Hayes 2026-11-27'],
    ['take derek a towel', 'no cancellation'],
    ['kill the wash n wax on mon', '2026-11-23'],
    ['get rid of dereks appt', 'Derek Turner'],
    ['can we cancel derek friday', 'Derek Turner 2026-11-27'],
    ['axe tomorrows 2pm', '2026-11-23 14:00'],
    ['scratch tanya hayes', 'Tanya Hayes'],
    ['scratch on tanya hayes door', 'no cancellation'],
    ['kill the lights', 'no cancellation'],
    ['drop dereks full detail', 'Derek Turner'],
    ['cancel whoevers at 830 sat', '2026-11-28 08:30'],
    ['cancel all of dereks appointments', 'each Derek Turner'],
    ['cancel both of tanya hayes', 'each Tanya Hayes'],
    ['cancel tanya and derek friday', 'each several 2026-11-27'],
    ['cancel the tacoma on friday', 'vehicle 2026-11-27'],
    ['cancel my subscription', 'no cancellation'],
  ])('%s', async (text, expected) => {
    expect(await cancellation(text)).toBe(expected);
  });
});

describe('moving', () => {
  it.each([
    ['make hers 4', 'last -> 16:00'],
    ['make it 9:30', 'last -> 09:30'],
    ['make that 2pm', 'last -> 14:00'],
    ['make it a full detail', 'no move'],
    ['make it 4 jobs', 'no move'],
    ['move my last job today to tomorrow', 'last 2026-11-22 -> 2026-11-23'],
    ['push my first job tomorrow back an hour', 'first 2026-11-23 -> by 0d 60m'],
    ["move derek's appt to friday 10am", 'Derek Turner -> 2026-11-27 10:00'],
    ['put derek on friday instead', 'Derek Turner -> 2026-11-27'],
    ['put derek on friday instead of tuesday', 'Derek Turner 2026-11-24 -> 2026-11-27'],
    ['move derek to friday rather than tuesday', 'Derek Turner 2026-11-24 -> 2026-11-27'],
    ['move derek to 10 instead of 8', 'Derek Turner 08:00 -> 10:00'],
    ['pasa a derek al viernes en vez del martes', 'Derek Turner 2026-11-24 -> 2026-11-27'],
    ['shift tanya to the following day', 'Tanya Hayes -> by 1d 0m'],
    ['move tanya to the week after', 'Tanya Hayes -> by 7d 0m'],
    ['push tanya back an hour', 'Tanya Hayes -> by 0d 60m'],
    ['move up derek 30 min', 'Derek Turner -> by 0d -30m'],
    ['push derek back a week', 'Derek Turner -> by 7d 0m'],
    ['push it an hour', 'last -> by 0d 60m'],
    ['bump derek up 30 min', 'Derek Turner -> by 0d -30m'],
    ['push derek back 2 hrs', 'Derek Turner -> by 0d 120m'],
    ['move derek up 3 hours', 'Derek Turner -> by 0d -180m'],
    ['move derek to the day before', 'Derek Turner -> by -1d 0m'],
    ['change my hours on friday', 'no move'],
    ['change tanyas appointment to an interior', 'no move'],
    ['recorre a tanya una hora', 'Tanya Hayes -> by 0d 60m'],
    ['move that to friday', 'last -> 2026-11-27'],
    ['move derek to friday the 27th', 'Derek Turner -> 2026-11-27'],
    ['mueve a tanya al lunes a la misma hora', 'Tanya Hayes -> 2026-11-23'],
    ['move derek to friday same time', 'Derek Turner -> 2026-11-27'],
    ["move tomorrow's 2pm to thursday at 1", '2026-11-23 14:00 -> 2026-11-26 13:00'],
    ['move the 3pm tomorrow to 4', '2026-11-23 15:00 -> 16:00'],
    ['reschedule derek to next week', 'Derek Turner -> 2026-11-23..2026-11-29'],
    ['reschedule derek friday at 10', 'Derek Turner -> 2026-11-27 10:00'],
    ['mueve a derek al viernes a las 10', 'Derek Turner -> 2026-11-27 10:00'],
    ['pasa a tanya para las 3', 'Tanya Hayes -> 15:00'],
    ['atrasa a tanya una hora', 'Tanya Hayes -> by 0d 60m'],
    ['change the price of a full detail to 300', 'no move'],
    ['move all jobs to friday', 'no move'],
    ['move derek to friday 1030', 'Derek Turner -> 2026-11-27 10:30'],
    ['move derek to 1030', 'Derek Turner -> 10:30'],
    ['can we move dereks full detail to the 27th', 'Derek Turner -> 2026-11-27'],
    ['move the tacoma to monday', 'vehicle -> 2026-11-23'],
    ['switch derek friday to the afternoon', 'Derek Turner 2026-11-27 -> 12:00-17:00'],
    ['slide derek to 1', 'Derek Turner -> 13:00'],
    ['could i push tanya back an hour', 'Tanya Hayes -> by 0d 60m'],
    ['can we switch derek to sat', 'Derek Turner -> 2026-11-28'],
    ['delay derek 45 min', 'Derek Turner -> by 0d 45m'],
    ['push them all an hour', 'last -> by 0d 60m'],
    ['pull tanya forward to 11', 'Tanya Hayes -> 11:00'],
    ['change my password', 'no move'],
  ])('%s', async (text, expected) => {
    expect(await moving(text)).toBe(expected);
  });
});

async function stepped(text: string) {
  const plan = await readStep(request(text));
  if (!plan) return 'no step';
  const which = plan.isEach ? 'each' : plan.turn;
  return joined([plan.step, which, saidOf(plan.whom), whenOf(plan.when), rest(plan)]);
}

describe('how far a job is', () => {
  it.each([
    ['mark the 9am done', 'finish 09:00'],
    ['mark derek turner as a no show', 'no-show last Derek Turner'],
    ['derek turner no showed again smh put it in', 'no-show last Derek Turner'],
    ['derek turner didnt show up today', 'no-show Derek Turner 2026-11-22'],
    ['start the 8am', 'start 08:00'],
    ['finish derek turner', 'finish last Derek Turner'],
    ['confirm derek turner', 'confirm first Derek Turner'],
    ['confirmala', 'confirm last'],
    ['confirm mondays derek turner', 'confirm Derek Turner 2026-11-23'],
    ['confirm derek turner for both', 'confirm each Derek Turner'],
    ['confirm tanya n derek for sat', 'confirm each several 2026-11-28'],
    ['mark tanya hayes and mike done', 'finish each several'],
    ['confirm all of fridays', 'confirm each 2026-11-27'],
    ['mark today all done', 'finish each 2026-11-22'],
    ['mark everything yesterday complete', 'finish each 2026-11-21'],
    ['marca a derek turner como terminado', 'finish last Derek Turner'],
    ['derek turner no vino', 'no-show last Derek Turner'],
    ['did derek turner no show', 'no step'],
    ['has derek turner ever no showed', 'no step'],
    ['derek turner ever no show on us', 'no step'],
    ['derek turner always no shows', 'no step'],
    ['list no shows from last 30 days suvs', 'no step'],
    ['money lost 2 no shows this yr red ones', 'no step'],
    ['derek turner alguna vez no vino', 'no step'],
    ['undo the no show of derek turner', 'no step'],
    ['text derek turner that his car is done', 'no step'],
    ['charge derek turner a no show fee', 'no step'],
    ['confirm with derek turner by text', 'no step'],
    ['mark derek turner vip', 'no step'],
    ['start', 'no step'],
  ])('%s', async (text, expected) => {
    await expect(stepped(text)).resolves.toBe(expected);
  });
});
