import { request } from '../testing.js';
import { readCancellation } from './cancel.js';
import { readMove } from './move-read.js';
import { readStep } from './step.js';

const names = (people: readonly { name: string }[] = []) => people.map(({ name }) => name);

it('calls off a day but for some, or only those that are so far', async () => {
  const but = await readCancellation(request('cancel all of saturday except derek turner'));
  expect([but?.isEach, names(but?.kept)]).toEqual([true, ['Derek Turner']]);
  const bare = await readCancellation(request('cancel tomorrow except for tanya hayes'));
  expect([bare?.isEach, names(bare?.kept)]).toEqual([true, ['Tanya Hayes']]);
  const spanish = await readCancellation(request('cancela todo el sabado menos tanya hayes'));
  expect(names(spanish?.kept)).toEqual(['Tanya Hayes']);
  const some = await readCancellation(request('cancel all the unconfirmed ones friday'));
  expect([some?.statuses, some?.left]).toEqual([['pending', 'scheduled'], []]);
  const open = await readCancellation(request('cancel everyone friday who hasnt confirmed'));
  expect([open?.isEach, open?.statuses, open?.left]).toEqual([true, ['pending', 'scheduled'], []]);
  const told = await readCancellation(request('cancel the unconfirmed ones'));
  expect([told?.whom?.kind, told?.statuses]).toEqual(['last', ['pending', 'scheduled']]);
  const spanish_ = await readCancellation(
    request('cancela todas las del viernes que no han confirmado'),
  );
  expect([spanish_?.isEach, spanish_?.statuses]).toEqual([true, ['pending', 'scheduled']]);
  const step = await readStep(request('confirm everyone tomorrow but tanya hayes'));
  expect(names(step?.kept)).toEqual(['Tanya Hayes']);
});

it.each(['clear my monday', 'clear out monday'])('is all that is booked then: %s', async (text) => {
  const plan = await readCancellation(request(text));
  expect([plan?.isEach, plan?.when.from]).toEqual([true, '2026-11-23']);
});

it.each([
  ['push everyone tomorrow back 30 min', '2026-11-23', 30],
  ['bump everything on friday by an hour', '2026-11-27', 60],
  ['move all of friday up 15 minutes', '2026-11-27', -15],
  ['shift fridays jobs back an hour', '2026-11-27', 60],
  ['push tomorrow back an hour', '2026-11-23', 60],
  ['push my 8am tomorrow back an hour', undefined, 60],
  ['im running late push everyone back 20 min', undefined, undefined],
  ['push everyone back 20 min', '2026-11-22', 20],
])('%s', async (text, from, minutes) => {
  const plan = await readMove(request(text));
  expect([plan?.isEach && plan.from.from, plan?.by?.minutes]).toEqual([from, minutes]);
});

it('moves all of a day to another', async () => {
  const plan = await readMove(request('move my monday jobs to wednesday'));
  expect([plan?.isEach, plan?.from.from, plan?.to.from]).toEqual([
    true,
    '2026-11-23',
    '2026-11-25',
  ]);
  expect(await readMove(request('move everything to wednesday'))).toBeUndefined();
});

it('calls off each of several days', async () => {
  const plan = await readCancellation(request('cancel next week'));
  expect(plan?.isEach).toBe(true);
  expect((await readCancellation(request('cancel saturday')))?.isEach).toBeUndefined();
});

it('is on another day, and so much later', async () => {
  const plan = await readMove(request('move tanya hayes to friday an hour later'));
  expect([plan?.to.from, plan?.by?.minutes, plan?.from.from]).toEqual([
    '2026-11-27',
    60,
    undefined,
  ]);
});

it('moves whoever is named, to then, without a verb', async () => {
  const plan = await readMove(request('tanya hayes to friday at 10'));
  expect([plan?.to.from, plan?.to.time]).toEqual(['2026-11-27', '10:00']);
  for (const text of ['monday to friday', 'tanya hayes to friday for a wash', 'interior to 160'])
    expect(await readMove(request(text))).toBeUndefined();
});

it('moves both that were told, and leaves one who is them to be one', async () => {
  const both = await readMove(request('move them both to friday'));
  expect([both?.isEach, both?.whom?.kind, both?.to.from]).toEqual([true, 'last', '2026-11-27']);
  expect((await readMove(request('move them to friday')))?.isEach).toBeUndefined();
});

it('calls off each of a service that is said of several', async () => {
  const all = await readCancellation(request('cancel next weeks interior details'));
  expect([all?.isEach, all?.services]).toEqual([true, ['Interior Detail']]);
  expect(
    (await readCancellation(request('cancel the interior detail friday')))?.isEach,
  ).toBeFalsy();
});

it('takes all of a day off, and nothing of anything else', async () => {
  const off = await readCancellation(request('take everything off wednesday'));
  expect([off?.isEach, off?.when.from, off?.left]).toEqual([true, '2026-11-25', []]);
  expect(await readCancellation(request('delete everything'))).toBeUndefined();
  expect(await readCancellation(request('remove all photos from wednesday'))).toBeUndefined();
});

it('pushes a whole day by what is said, and takes nobody off an hour', async () => {
  const day = await readMove(request('push the whole day tomorrow back an hour'));
  expect([day?.isEach, day?.by?.minutes]).toEqual([true, 60]);
  const taken = await readCancellation(request('take derek turner from 8 to 9 on friday'));
  expect(taken).toBeUndefined();
});
