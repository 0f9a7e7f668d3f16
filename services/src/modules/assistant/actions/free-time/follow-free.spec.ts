import { followFreeTime } from './next.js';
import { readFreeTime } from './read.js';
import { request } from '../testing.js';

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

it.each(['how long is that gap', 'how long is it', 'and how long is that opening'])(
  'is told again with how long it is: %s',
  async (text) => {
    const before = await readFreeTime(request('when is our next free morning'));
    expect(await readFreeTime(request(text))).toBeUndefined();
    expect(before && (await followFreeTime(request(text), before))).toEqual(before);
  },
);

it('keeps what it is for when somebody would rather come another time', async () => {
  const earlier = await readFreeTime(request('any room for a full detail on friday'));
  const follow = async (text: string) => earlier && (await followFreeTime(request(text), earlier));
  const later = { services: ['Full Detail'], when: { from: '2026-11-27', after: '12:00' } };
  expect(await follow('she would rather come in the afternoon')).toMatchObject(later);
  expect((await follow('he prefers monday'))?.when.from).toBe('2026-11-23');
});

it.each([
  // Days away from the one that was looked at.
  ['any openings saturday', 'how about the week after', '2026-12-05'],
  ['any openings saturday', 'and a week later', '2026-12-05'],
  ['any openings saturday', 'what about the following day', '2026-11-29'],
  ['am i free friday', 'and the day after', '2026-11-28'],
  ['am i free friday', 'the day before', '2026-11-26'],
  ['any openings next week', 'how about the week after', '2026-11-30'],
  ['any gaps friday afternoon', 'ok the week after then', '2026-12-04'],
])('looks days away: %s, %s', async (before, text, from) => {
  const earlier = await readFreeTime(request(before));
  const plan = earlier && (await followFreeTime(request(text), earlier));
  expect(plan?.when.from).toBe(from);
  expect(plan?.when.after).toBe(earlier?.when.after);
});

it('takes as long as for the size of car that is said behind it', async () => {
  const earlier = await readFreeTime(request('when can we do a ceramic next week'));
  const plan = earlier && (await followFreeTime(request('what about on a truck'), earlier));
  expect(plan).toMatchObject({ services: ['Ceramic Coating'], size: 'large' });
});

it.each([
  'morning only',
  'only mornings',
  'just in the morning',
  'mornings please',
  'morning works better',
])('looks at a part of the day: %s', async (text) => {
  const earlier = await readFreeTime(request('any openings saturday'));
  const plan = earlier && (await followFreeTime(request(text), earlier));
  expect(plan?.when).toMatchObject({ from: '2026-11-28', before: '12:00' });
});

it.each([
  ['am i free thursday', 'what about sunday afternoon', '2026-11-29'],
  ['am i free thursday', 'and saturday', '2026-11-28'],
  ['am i free today', 'what about sunday', '2026-11-22'],
])('a weekday behind a day to come is none of today: %s, %s', async (before, text, day) => {
  const earlier = await readFreeTime(request(before));
  expect(earlier && (await followFreeTime(request(text), earlier))?.when.from).toBe(day);
});

it.each([
  // What was left out is asked by name.
  ['any openings next week except friday', 'what about friday', undefined],
  ['any openings next week except friday', 'for a ceramic', 'friday'],
])('%s, %s', async (before, text, but) => {
  const earlier = await readFreeTime(request(before));
  const plan = earlier && (await followFreeTime(request(text), earlier));
  expect(plan?.but?.said).toBe(but);
});
