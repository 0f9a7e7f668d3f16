import { followFreeTime } from './free-time-next.js';
import { readFreeTime } from './free-time-read.js';
import { request } from './testing.js';

const first = 'when is the next opening for a full detail';

it.each([
  [first, 'whats the next one after that', 1],
  [first, 'and after that?', 1],
  [first, 'the one after', 1],
  [first, 'next one', 1],
  [first, 'anything later', 1],
  [first, 'y despues', 1],
  // Days are not one opening after the other.
  ['am i free friday', 'and after that?', undefined],
  [first, 'after 3', 0],
  [first, 'and after that job?', undefined],
])('%s, %s', async (before, text, skip) => {
  const earlier = await readFreeTime(request(before));
  const plan = earlier && (await followFreeTime(request(text), earlier));
  expect(plan && (plan.later ?? 0)).toBe(skip);
});

it('keeps what it is for when somebody would rather come another time', async () => {
  const earlier = await readFreeTime(request('any room for a full detail on friday'));
  const follow = async (text: string) => earlier && (await followFreeTime(request(text), earlier));
  const later = { services: ['Full Detail'], when: { from: '2026-11-27', after: '12:00' } };
  expect(await follow('she would rather come in the afternoon')).toMatchObject(later);
  expect((await follow('he prefers monday'))?.when.from).toBe('2026-11-23');
});
