import { request } from '../testing.js';
import { saysWhenAlone } from './when-alone.js';
import { followBooking, readBooking } from './book-read.js';
import { followMove } from './move-next.js';
import { readMove } from './move-read.js';

async function moved(text: string) {
  const plan = await readMove(request(text));
  if (!plan) return 'no move';
  const { whom, to, from, open = 'hour said', left } = plan;
  const name = whom?.kind === 'people' ? whom.people.map((each) => each.name).join('|') : 'nobody';
  const days = [from.from ?? '', to.from ?? '', to.time ?? ''].join(' > ');
  return [name, days, open, ...left.map((each) => `-${each}`)].join(' ');
}

it.each([
  ['move tanya hayes to wednesday', 'Tanya Hayes  > 2026-11-25 >  hour said'],
  ['move tanya hayes to any time wednesday', 'Tanya Hayes  > 2026-11-25 >  hour'],
  ['move tanya hayes to wednesday whenever', 'Tanya Hayes  > 2026-11-25 >  hour'],
  ['reschedule tanya hayes to sometime wednesday', 'Tanya Hayes  > 2026-11-25 >  hour'],
  ['move tanya hayes to wednesday at 10 any time', 'Tanya Hayes  > 2026-11-25 >  hour'],
  ['move tanya hayes to another day', 'Tanya Hayes  >  >  day'],
  ['find tanya hayes another time', 'Tanya Hayes  >  >  hour'],
  ['find tanya hayes another day instead of friday', 'Tanya Hayes 2026-11-27 >  >  day'],
  ['move tanya hayes to wednesday any time after 2', 'Tanya Hayes  > 2026-11-25 >  hour'],
  ['pasa a tanya hayes al miercoles a cualquier hora', 'Tanya Hayes  > 2026-11-25 >  hour'],
  // What nobody knows is said, and so is the other one of two.
  ['move tanya hayes to wednesday noonish', 'Tanya Hayes  > 2026-11-25 >  hour said -noonish'],
  ['move tanya hayes to wednesday end of day', 'Tanya Hayes  > 2026-11-25 >  hour -end of day'],
  ['push tanya hayes to 11 or friday', 'Tanya Hayes  >  > 11:00 hour said -friday'],
  ['find tanya hayes', 'no move'],
])('%s', async (text, expected) => {
  expect(await moved(text)).toBe(expected);
});

it.each([
  ['book derek turner for a wash and wax and an interior friday at 9', true],
  ['book derek turner for a wash and wax or an interior friday at 9', undefined],
  ['book derek turner for a wash and wax instead of an interior friday at 9', undefined],
])('is of each service: %s', async (text, isOfEach) => {
  const plan = await readBooking(request(text));
  expect(plan?.services).toHaveLength(2);
  expect(plan?.isOfEach).toBe(isOfEach);
});

it.each([
  ['book derek turner friday for a full detail, not before 10', '10:00-'],
  ['book derek turner friday for a full detail no later than 2', '-14:00'],
  ['reserva a derek turner el viernes para un interior no antes de las 10', '10:00-'],
])('is bounded: %s', async (text, bounds) => {
  const plan = await readBooking(request(text));
  const { after = '', before = '', time } = plan?.when ?? {};
  expect([`${after}-${before}`, time, plan?.left]).toEqual([bounds, undefined, []]);
});

it.each([
  ['schedule a facebook post for friday', undefined],
  ['schedule payroll for friday', undefined],
  ['book myself off on the 14th', undefined],
  ['book jake miller for friday', 'jake miller'],
])('is for no customer: %s', async (text, stranger) => {
  expect((await readBooking(request(text)))?.stranger).toBe(stranger);
});

const before = {
  move: 'move tanya hayes to wednesday at 10',
  book: 'book tanya hayes for a full detail on wednesday at 10',
};
it.each([
  ['any time', undefined, undefined, []],
  ['any time wednesday', undefined, undefined, []],
  ['after lunch', undefined, '12:00', []],
  ['not before 11', undefined, '11:00', []],
  ['at 11 if its free', '11:00', undefined, []],
  ['thursday or friday', '10:00', undefined, ['friday']],
])('is when it is to be, after a draft: %s', async (text, time, after, left) => {
  const moved = await readMove(request(before.move));
  const booked = await readBooking(request(before.book));
  const { to, left: ofMove } = (moved && (await followMove(request(text), moved))) ?? {};
  const { when, left: ofBook } = (booked && (await followBooking(request(text), booked))) ?? {};
  expect(await saysWhenAlone(request(text))).toBe(true);
  expect([to?.time, to?.after, ofMove]).toEqual([time, after, left]);
  expect([when?.time, when?.after, ofBook]).toEqual([time, after, left]);
});

it.each(['is thursday free?', 'whats on thursday', 'text her on thursday', 'any trucks'])(
  'is a question or a request of its own: %s',
  async (text) => expect(await saysWhenAlone(request(text))).toBe(false),
);

it.each([
  ['every week', 'every week'],
  ['and every two weeks', 'and every two weeks'],
  ['no wax', 'no wax'],
  ['without the interior', 'without the interior'],
])('has no place in a draft: %s', async (text, left) => {
  const booked = await readBooking(request(before.book));
  const next = booked && (await followBooking(request(text), booked));
  expect([next?.services, next?.when.time, next?.left]).toEqual([['Full Detail'], '10:00', [left]]);
});

it('shows the draft again to whoever asks by which van', async () => {
  const booked = await readBooking(request(before.book));
  expect(booked && (await followBooking(request('which van'), booked))).toEqual(booked);
});

it('is another service, where an article stands behind the denial', async () => {
  const booked = await readBooking(request(before.book));
  const next = booked && (await followBooking(request('no an interior'), booked));
  expect(next?.services).toEqual(['Interior Detail']);
});

it.each([
  ['book derek turner wednesday 20 off for a full detail', undefined],
  ['book derek turner wednesday 3 times for a full detail', undefined],
  ['book derek turner wednesday 3 for a full detail', '15:00'],
])('is no hour: %s', async (text, time) => {
  expect((await readBooking(request(text)))?.when.time).toBe(time);
});
