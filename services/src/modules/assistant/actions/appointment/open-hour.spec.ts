import { request } from '../testing.js';
import { readBooking } from './book-read.js';
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
