import { request } from '../testing.js';
import { readBooking } from './book-read.js';
import { readMove } from './move-read.js';

it.each([
  ['book tanya hayes for the first open slot next week for a full detail', '2026-11-23', true],
  ['book tanya hayes for a full detail first thing monday', '2026-11-23', true],
  ['need to get tanya hayes in for an interior asap', undefined, true],
  ['book tanya hayes in the first one for a full', undefined, true],
  ['agenda a tanya para un lavado lo antes posible', undefined, true],
  // An hour is an hour, and a first name is none.
  ['book tanya hayes for a full detail monday at 9 asap', '2026-11-23', undefined],
  ['book tanya hayes for a full detail monday', '2026-11-23', undefined],
  ['hold thursday at 2 for tanya hayes full detail', '2026-11-26', undefined],
])('books at the first time that is free: %s', async (text, from, isSoonest) => {
  const plan = await readBooking(request(text));
  expect([plan?.when.from, plan?.isSoonest, plan?.left]).toEqual([from, isSoonest, []]);
});

it('books what they had, and leaves what may be a move to that', async () => {
  const again = await readBooking(request('rebook derek turner same as last time friday at 10'));
  expect([again?.isAgain, again?.when.time]).toEqual([true, '10:00']);
  const moved = await readBooking(request('rebook derek turner for friday at 10'));
  expect(moved?.isRebook).toBe(true);
  expect((await readBooking(request('squeeze derek turner in')))?.whom?.kind).toBe('people');
  expect(await readBooking(request('hold my calls'))).toBeUndefined();
});

it.each([
  ['move derek turner earlier monday', 'earlier', '2026-11-23'],
  ['push derek turner later', 'later', undefined],
  ['move derek turner an hour earlier', undefined, undefined],
])('looks for a time before or after it: %s', async (text, way, from) => {
  const plan = await readMove(request(text));
  expect([plan?.way, plan?.from.from]).toEqual([way, from]);
});

it('moves those of a service, and of no day those of the day that was told', async () => {
  const some = await readMove(request('move all interiors next week to friday'));
  expect([some?.isEach, some?.services]).toEqual([true, ['Interior Detail']]);
  const pushed = await readMove(request('push everything back an hour'));
  expect([pushed?.isEach, pushed?.isAssumed]).toEqual([true, true]);
});
