import { followBooking, readBooking } from './appointment/book-read.js';
import { followCancellation, readCancellation } from './appointment/cancel.js';
import { followMove } from './appointment/move-next.js';
import { readMove } from './appointment/move-read.js';
import { followMessage } from './message/follow.js';
import { readMessage } from './message/read.js';
import { request } from './testing.js';
import type { Whom } from './whom/place.js';

it.each([
  [
    'text derek his car is ready',
    'sign it from sarah',
    'en sms Derek Turner your car is ready. – Sarah',
  ],
  [
    'text derek his car is ready',
    'and add my name at the end, Joe',
    'en sms Derek Turner your car is ready. – Joe',
  ],
  ['text tanya and derek we are late', 'not derek', 'en sms several but Derek Turner we are late.'],
  ['text derek his car is ready', 'in spanish', 'es sms Derek Turner ready'],
  ['text derek his car is ready', 'can you say that in spanish', 'es sms Derek Turner ready'],
  ['text derek his car is ready', 'send that in spanish please', 'es sms Derek Turner ready'],
  ['text derek his car is ready', 'make it an email', 'en email Derek Turner your car is ready.'],
  ['text derek his car is ready', 'same for tanya', 'en sms Tanya Hayes your car is ready.'],
  ['text the first one im here', 'and the second', 'en sms last 1 im here.'],
  ['text the first one im here', 'same to the second one', 'en sms last 1 im here.'],
  ['text the second one im here', 'and the next one', 'en sms last 2 im here.'],
  ['text the first one im here', 'now the third one too', 'en sms last 2 im here.'],
  ['text derek the gate code changed', 'in spanish', 'es sms Derek Turner untranslated'],
  ['text derek his car is ready', 'no say its ready at 5', 'en sms Derek Turner its ready at 5.'],
  [
    'text derek we have to cancel',
    'no say sorry too',
    'en sms Derek Turner we have to cancel. I am sorry.',
  ],
  [
    'text derek we have to cancel',
    'and tell him we can do friday',
    'en sms Derek Turner we have to cancel. We can do friday.',
  ],
  ...['make it longer', 'make that friendlier', 'can you make it sound nicer', 'reword it'].map(
    (said) => ['text derek his car is ready', said, 'en sms Derek Turner reworded'],
  ),
  [
    'text derek his car is ready',
    'make that message a bit more formal',
    'en sms Derek Turner reworded',
  ],
  ['text derek his car is ready', 'hazlo mas corto', 'en sms Derek Turner reworded'],
  ...['shorter please', 'a bit nicer', 'too long', 'mas corto', 'add a smiley'].map((said) => [
    'text derek his car is ready',
    said,
    'en sms Derek Turner reworded',
  ]),
  ['text derek his car is ready', 'add a service', 'no message'],
  [
    'email derek his car is ready',
    'text him instead of email',
    'en sms Derek Turner your car is ready.',
  ],
  ['text derek his car is ready', 'email instead', 'en email Derek Turner your car is ready.'],
  [
    'text derek the gate code changed',
    'and that he can come at 2',
    'en sms Derek Turner the gate code changed. You can come at 2.',
  ],
  [
    'text derek i am running 20 minutes late',
    'no wait 35',
    'en sms Derek Turner i am running 35 minutes late.',
  ],
  ['text derek he can come at 2 or at 3', 'make it 4', 'no message'],
  [
    'text derek we are running thirty minutes late',
    'make it forty five minutes',
    'en sms Derek Turner we are running forty five minutes late.',
  ],
  [
    'text derek we will be there in an hour',
    'make it two hours',
    'en sms Derek Turner we will be there in two hours.',
  ],
  ['dile a derek que llegamos en 20', 'mejor di 30', 'es sms Derek Turner llegamos en 30.'],
  [
    'text derek we found his keys',
    'and that he can pick them up friday',
    'en sms Derek Turner we found your keys. You can pick them up friday.',
  ],
])('%s, %s', async (before, text, expected) => {
  const earlier = await readMessage(request(before));
  const plan = earlier && (await followMessage(request(text), earlier));
  const { language, channel, whom, purpose, words, isForeign, isReworded } = plan ?? {};
  const people = whom?.kind === 'people' ? whom.people.map(({ name }) => name).join() : '';
  const kept = (plan?.kept ?? []).map(({ name }) => ` but ${name}`).join('');
  const several = whom?.kind === 'several' ? `several${kept}` : people;
  const told = whom?.kind === 'last' ? `last ${whom.nth ?? ''}` : several;
  const said = isForeign ? 'untranslated' : isReworded ? 'reworded' : (words ?? purpose);
  expect(plan ? [language, channel, told, said].join(' ') : 'no message').toBe(expected);
});

it.each([
  ['book tanya for an interior wednesday at 2', 'actually thursday at 3', '2026-11-26 15:00'],
  ['book tanya for an interior wednesday at 2', 'later in the day', '2026-11-25 after 14:30'],
  ['book tanya for an interior wednesday at 2', 'earlier that day', '2026-11-25 before 14:00'],
  ['book tanya for an interior wednesday at 2', 'earlier wednesday', '2026-11-25 before 14:00'],
  ['book tanya for an interior wednesday at 2', 'make it 4pm', '2026-11-25 16:00'],
  ['book tanya for an interior wednesday at 2', 'make it 3 instead', '2026-11-25 15:00'],
  [
    'book tanya for an interior wednesday at 2',
    'make it 3 instead and add pet hair removal',
    '2026-11-25 15:00',
  ],
  ['book tanya for an interior wednesday at 2', 'and who is next', 'no booking'],
  ['book tanya for an interior wednesday at 2', 'how much is friday', 'no booking'],
  ['book tanya for an interior wednesday 1030', 'no 11', '2026-11-25 11:00'],
  ['book tanya for an interior wednesday 1030', 'nah do it at 1115', '2026-11-25 11:15'],
  ['book tanya for an interior wednesday 1030', '3 then', '2026-11-25 15:00'],
  ['book tanya for an interior wednesday', '9 works', '2026-11-25 09:00'],
  ['book tanya for an interior wednesday', '10 is fine', '2026-11-25 10:00'],
  ['book tanya for an interior wednesday', 'lets do 9', '2026-11-25 09:00'],
  ['book tanya for an interior wednesday', 'ill take 11', '2026-11-25 11:00'],
  ['book tanya for an interior wednesday', '3pm sounds good', '2026-11-25 15:00'],
  ['book tanya for an interior wednesday', 'lets go with 1030', '2026-11-25 10:30'],
  ['book tanya for an interior wednesday 1030', 'no make it 930', '2026-11-25 09:30'],
  ['book tanya for an interior wednesday 1030', 'no the week after', '2026-12-02 10:30'],
  ['apunta a tanya para un interior el lunes a las 11', 'mejor a las 2', '2026-11-23 14:00'],
  ['apunta a tanya para un interior el lunes a las 11', 'la semana siguiente', '2026-11-30 11:00'],
  ['apunta a tanya para un interior el lunes a las 11', 'una semana despues', '2026-11-30 11:00'],
  ['book tanya for an interior wednesday 1030', 'two weeks later at 2', '2026-12-09 14:00'],
  ['book tanya for an interior wednesday 1030', 'the next day', '2026-11-26 10:30'],
  ['book tanya for an interior wednesday 1030', 'actually the day before', '2026-11-24 10:30'],
  ['book tanya for an interior wednesday 1030', 'thursday in two weeks', '2026-12-03 10:30'],
  ['book tanya for an interior wednesday at ten', 'actually at two', '2026-11-25 14:00'],
  ['book tanya for an interior wednesday at ten', 'eleven', '2026-11-25 11:00'],
  ['book tanya for an interior wednesday at ten', 'make it at eleven thirty', '2026-11-25 11:30'],
  [
    'book tanya for an interior wednesday at 2',
    'thursday instead of wednesday',
    '2026-11-26 14:00',
  ],
  ['book tanya for an interior wednesday at 2', 'do 3 rather than 2', '2026-11-25 15:00'],
  ['book tanya for an interior wednesday at 2', 'actually do it friday', '2026-11-27 14:00'],
  ['book tanya for an interior wednesday at 2', 'do it friday', '2026-11-27 14:00'],
  ['book tanya for an interior wednesday at 2', 'derek not tanya', '2026-11-25 14:00 derek'],
  ['book marcus for an interior wednesday at 2', 'gonzalez', '2026-11-25 14:00 gonzalez'],
  ['book tanya for an interior wednesday 1030', 'and the same next wednesday', '2026-12-02 10:30'],
  ['book tanya for an interior wednesday 1030', 'same for derek', '2026-11-25 10:30 derek'],
  ['book tanya for an interior wednesday 1030', 'and derek at 2', '2026-11-25 14:00 derek'],
])('%s, %s', async (before, text, expected) => {
  const earlier = await readBooking(request(before));
  const plan = earlier && (await followBooking(request(text), earlier));
  const booked = plan && [
    plan.when.from,
    plan.when.time ??
      (plan.when.before ? `before ${plan.when.before}` : `after ${plan.when.after}`),
    ...(isNew(plan, earlier) ? [whoIs(plan)] : []),
  ];
  expect(booked?.join(' ') ?? 'no booking').toBe(expected);
});
const whoIs = ({ whom }: { whom?: Whom }) => (whom?.kind === 'people' ? whom.said : whom?.kind);
const isNew = (plan: { whom?: Whom }, before?: { whom?: Whom }) =>
  whoIs(plan) !== whoIs(before ?? {});

it.each([
  ['cancel tanya on friday', 'same for derek', 'derek 2026-11-27'],
  ['cancel tanya on friday', 'and the 3pm', 'undefined 2026-11-27 15:00'],
  ['cancel tanya on friday', 'no saturday', 'tanya 2026-11-28'],
  ['cancel tanya on friday', 'the monday one', 'tanya 2026-11-23'],
  ['cancel tanya', 'the one on monday', 'tanya 2026-11-23'],
  ['cancel tanya', 'the 2pm one', 'tanya undefined 14:00'],
  ['cancel marcus', 'keller', 'keller undefined'],
  ['cancel marcus on friday', 'marcus gonzalez', 'marcus gonzalez 2026-11-27'],
  ['cancel tanya on friday', 'no not tanya, derek', 'derek 2026-11-27'],
  ['cancel tanya on friday', 'how much is that', 'no cancellation'],
  ['cancel tanya on friday', 'and what is the total for friday', 'no cancellation'],
  ['cancel tanya on friday', 'who else is in on saturday', 'no cancellation'],
  ['cancel tanya on friday', 'what about saturday', 'tanya 2026-11-28'],
  ['cancel tanya', 'the interior', 'tanya undefined Interior Detail'],
  ['cancel tanya', 'no the other one, the interior on monday', 'tanya 2026-11-23 Interior Detail'],
  ['cancel tanya', 'the first', 'first tanya undefined'],
  [
    'cancel tanya',
    'the wash and the interior',
    'each tanya undefined Wash and Wax Interior Detail',
  ],
  [
    'cancel tanya',
    'both the interior and the wash',
    'each tanya undefined Interior Detail Wash and Wax',
  ],
  ['cancel tanya', 'the later one', 'last tanya undefined'],
  ['cancel tanya', 'the other one', 'no cancellation'],
  ['cancel tanya', 'an interior for derek', 'no cancellation'],
])('%s, %s', async (before, text, expected) => {
  const earlier = await readCancellation(request(before));
  const plan = earlier && (await followCancellation(request(text), earlier));
  const { turn, when, services = [], isEach } = plan ?? {};
  const parts = plan && [
    isEach && 'each',
    turn,
    String(whoIs(plan)),
    String(when?.from),
    when?.time,
    ...services,
  ];
  const said = parts?.filter(Boolean).join(' ');
  expect(said ?? 'no cancellation').toBe(expected);
});

it.each([
  ['move tanya to friday', 'actually saturday', '2026-11-28'],
  ['move tanya to friday', 'no the week after', '2026-12-04'],
  ['move tanya to friday', 'thursday in two weeks', '2026-12-03'],
  ['move tanya to friday', 'no make that thursday in 2 weeks', '2026-12-03'],
  ['move tanya to friday', 'two weeks from thursday', '2026-12-10'],
  ['move tanya to friday', 'a week from friday', '2026-12-04'],
  ['move tanya to friday', 'in two weeks on a thursday', '2026-12-03'],
  ['move tanya to friday', 'the thursday two weeks out', '2026-12-03'],
  ['move tanya to friday', 'el jueves en dos semanas', '2026-12-03'],
  ['move tanya to friday', 'saturday not friday', '2026-11-28'],
  ['move tanya to friday', 'same for derek', '2026-11-27'],
  ['move tanya to friday', 'and who is next', 'no move'],
  ['move tanya to friday', 'whats on saturday', 'no move'],
  ['move tanya to friday', 'same time', '2026-11-27'],
  ['move tanya to friday', 'the interior at 10', '2026-11-27'],
])('%s, %s', async (before, text, expected) => {
  const earlier = await readMove(request(before));
  const plan = earlier && (await followMove(request(text), earlier));
  expect(plan?.to.from ?? 'no move').toBe(expected);
});

it.each([
  ['move marcus to friday', 'the first one', 'first 2026-11-27'],
  ['move marcus to friday', 'the second one', 'second 2026-11-27'],
  ['move marcus to friday', 'keller', 'keller 2026-11-27'],
  ['move marcus to friday', 'the second', 'second 2026-11-27'],
  ['move marcus to friday', 'no, the interior', 'Interior Detail 2026-11-27'],
])('of several appointments: %s, %s', async (before, text, expected) => {
  const earlier = await readMove(request(before));
  const plan = earlier && (await followMove(request(text), earlier));
  expect(plan && `${plan.turn ?? plan.services?.[0] ?? whoIs(plan)} ${plan.to.from}`).toBe(
    expected,
  );
});

it.each([
  ['both', true],
  ['all of them', true],
  ['the first', undefined],
])('of both that were asked about: %s', async (text, isEach) => {
  const earlier = await readCancellation(request('cancel tanya'));
  const plan = earlier && (await followCancellation(request(text), earlier));
  expect(plan?.isEach).toBe(isEach);
});

it('does besides what is added, and what was added before', async () => {
  const earlier = await readBooking(request('book tanya for an interior wednesday at 2'));
  const plan = earlier && (await followBooking(request('add pet hair removal'), earlier));
  expect(plan).toMatchObject({ addOns: ['Pet Hair Removal'], when: { time: '14:00' } });
});

it.each([
  'set her up for next tuesday at one',
  'get her in tuesday at 1',
  'pencil her in for tuesday at 1',
])('books whoever was spoken of: %s', async (text) => {
  const plan = await readBooking(request(text));
  expect(plan).toMatchObject({ whom: { kind: 'last' }, when: { time: '13:00' }, left: [] });
});

it('books for the van that is named', async () => {
  const plan = await readBooking(request('book tanya for an interior wednesday at 2 van 2'));
  expect(plan).toMatchObject({ crew: 'Van 2', left: [] });
});
